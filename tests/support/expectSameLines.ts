import { expect } from 'vitest';

/** Expects the lines of a recording. The first line that differs names the part. */
export function expectSameLines(now: string, recording: string, file: string): void {
  const [lines = [], recorded = []] = [now, recording].map((each) => each.split('\n'));
  const line = [...lines, ''].findIndex((each, index) => each !== recorded[index]);
  expect(lines[line], `${file}, line ${line + 1}`).toBe(recorded[line]);
  expect(now).toBe(recording);
}
