import { readFileSync } from 'node:fs';

/** Whether a test file gives the window a touch screen (`touch.ts`), after which its page knows of no mouse. */
export const usesTouch = (file: string): boolean => readFileSync(file, 'utf8').includes("'./touch.ts'");
