import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files that give the window a touch screen (`touch.ts`) after all others. Once Chromium takes the touch screen away
 * again, it knows of no mouse for the rest of the page, so that no style for a hovering pointer applies.
 */
export class TouchLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const hasTouch = sorted.map(({ moduleId }) => readFileSync(moduleId, 'utf8').includes("'./touch.ts'"));
    return [
      ...sorted.filter((_, index) => !hasTouch[index]),
      ...sorted.filter((_, index) => hasTouch[index]),
    ];
  }
}
