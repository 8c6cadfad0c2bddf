import { full } from '#sandbox/profiles/full.ts';
import { plain } from '#sandbox/profiles/plain.ts';

/** The APIs that the sandbox plays, by name. */
export const profiles = { full, plain };

export type ProfileName = keyof typeof profiles;
