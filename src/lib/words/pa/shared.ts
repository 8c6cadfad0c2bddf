import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'ਇਹ ਕਿਹੜਾ ਦਸਤਾਵੇਜ਼ ਹੈ?',
  text: (name) => `ਤੁਸੀਂ “${name}” ਸ਼ੇਅਰ ਕੀਤੀ ਹੈ। ਚੁਣੋ ਕਿ ਇਹ ਕਿਹੜਾ ਦਸਤਾਵੇਜ਼ ਹੈ। ਭੇਜਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਇਸ ਨੂੰ ਦੇਖ ਸਕਦੇ ਹੋ।`,
  missing: 'ਸ਼ੇਅਰ ਕੀਤੀ ਫ਼ਾਈਲ ਨਹੀਂ ਪਹੁੰਚੀ। ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਸ਼ੇਅਰ ਕਰੋ।',
  closed: 'ਸ਼ੇਅਰ ਕੀਤੀ ਫ਼ਾਈਲ ਇਸ ਵੇਲੇ ਇਸ ਅਰਜ਼ੀ ਵਿੱਚ ਨਹੀਂ ਜੋੜੀ ਜਾ ਸਕਦੀ।',
  none: 'ਪਹਿਲਾਂ ਅਰਜ਼ੀ ਸ਼ੁਰੂ ਕਰੋ। ਫਿਰ ਫ਼ਾਈਲ ਦੁਬਾਰਾ ਸਾਂਝੀ ਕਰੋ।',
} satisfies Words<typeof english.sharedWords>;
