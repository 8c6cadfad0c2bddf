import { atom } from 'nanostores';
import { legacyStepIds, legacyStepIndex, type LegacyStepId } from '#lib/domain/legacyForm.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';

/** The step on screen. The address stays the same: the browser's history keeps the step beside it. */
export const $legacyStep = atom<LegacyStepId>(legacyStepIds[0]);

/** What each history entry of the wizard knows: its step, and how many entries lie between it and the first. */
interface Entry {
  legacyStep: number;
  depth: number;
}

function readEntry(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null) return null;
  const { legacyStep, depth } = state as Partial<Record<keyof Entry, unknown>>;
  if (typeof legacyStep !== 'number' || legacyStepIds[legacyStep] === undefined) return null;
  return { legacyStep, depth: typeof depth === 'number' && depth > 0 ? depth : 0 };
}

const stepOf = (entry: Entry | null): LegacyStepId =>
  legacyStepIds[entry?.legacyStep ?? 0] ?? legacyStepIds[0];

/**
 * Follows Back and Forward. A reload comes back to its step; an entry left behind by a wizard that was sent, or whose
 * values are gone, begins again. Returns an unsubscribe function.
 */
export function followLegacySteps(hasValues: boolean): () => void {
  const here = readEntry(globalThis.history.state);
  const entry: Entry = { legacyStep: hasValues ? (here?.legacyStep ?? 0) : 0, depth: here?.depth ?? 0 };
  globalThis.history.replaceState(entry, '');
  $legacyStep.set(stepOf(entry));
  const read = (): void => $legacyStep.set(stepOf(readEntry(globalThis.history.state)));
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Goes to a step; Back leads to the one before. */
export function goToLegacyStep(step: LegacyStepId): void {
  if (step === $legacyStep.get()) return;
  const depth = (readEntry(globalThis.history.state)?.depth ?? 0) + 1;
  globalThis.history.pushState({ legacyStep: legacyStepIndex(step), depth } satisfies Entry, '');
  $legacyStep.set(step);
}

/** Leaves for the home page in the wizard's place: Back does not lead into what was sent. */
export function leaveLegacyWizard(): void {
  const depth = readEntry(globalThis.history.state)?.depth ?? 0;
  const leave = (): void => navigation.replace(paths.home);
  if (depth === 0) {
    leave();
    return;
  }
  globalThis.addEventListener('popstate', leave, { once: true });
  globalThis.history.go(-depth);
}
