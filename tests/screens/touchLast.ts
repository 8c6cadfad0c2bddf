import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { usesTouch } from './usesTouch.ts';

/**
 * Runs the files that give the window a touch screen (`touch.ts`) after all others. Once Chromium takes the touch screen away
 * again, it knows of no mouse for the rest of the page, so that no style for a hovering pointer applies.
 */
export class TouchLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const hasTouch = sorted.map(({ moduleId }) => usesTouch(moduleId));
    return [
      ...sorted.filter((_, index) => !hasTouch[index]),
      ...sorted.filter((_, index) => hasTouch[index]),
    ];
  }
}
