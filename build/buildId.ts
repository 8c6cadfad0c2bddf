import { createHash } from 'node:crypto';

/** Whether a file's name changes with its content. */
export const isHashed = (file: string): boolean => file.startsWith('_astro/');

/**
 * Returns the id of a build, from the names of its hashed files and the texts of its documents. Browsers keep the pages of
 * a build until the host has another id.
 */
export function buildId(files: readonly string[], documents: readonly string[]): string {
  const parts = [...files.filter(isHashed), ...documents];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 6);
}
