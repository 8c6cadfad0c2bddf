import { lazyPart } from './lazyPart.tsx';

const nothing = () => () => null;

/**
 * The words of a reviewer about single items. The module loads on demand, because few applications are rejected. Without it
 * the screen says that the item must be sent again, so a failed load shows nothing more.
 */
export const reviewNote = lazyPart(() =>
  import('#islands/slip/ReviewWords.tsx').then((module) => module.ReviewNote, nothing),
);
export const reviewLine = lazyPart(() =>
  import('#islands/slip/ReviewWords.tsx').then((module) => module.ReviewLine, nothing),
);
export const reviewLines = lazyPart(() =>
  import('#islands/slip/ReviewWords.tsx').then((module) => module.ReviewLines, nothing),
);
