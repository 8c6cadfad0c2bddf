import type { FaultInput } from '#sandbox/faults.ts';

/** The ways in which a write can fail, with the code of each error. */
export const callFailures = [
  ['drop', { action: 'drop' }, 'network'],
  ['commit-then-drop', { action: 'commit-then-drop' }, 'network'],
  ['500', { action: 'status', status: 500 }, 'unavailable'],
  ['500 after commit', { action: 'status', status: 500, afterCommit: true }, 'unavailable'],
  ['429', { action: 'status', status: 429 }, 'rate-limited'],
  ['409', { action: 'status', status: 409 }, 'conflict'],
  ['malformed', { action: 'malformed' }, 'malformed'],
  ['html', { action: 'html' }, 'unavailable'],
] as const satisfies [string, Omit<FaultInput, 'endpoint'>, string][];
