import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Whether this run writes its recordings anew. */
export const isRecording = process.env['RECORD'] === 'yes';

/** Returns a recording; '' if there is none. */
export const readRecording = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes a recording and the folders that lead to it. */
export function writeRecording(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
