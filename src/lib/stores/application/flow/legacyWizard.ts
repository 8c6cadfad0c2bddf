import { atom } from 'nanostores';
import { legacyStepIds, legacyStepIndex, type LegacyStepId } from '#lib/domain/application/legacyForm.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';

/** The step on screen. The address stays the same; the browser's history stores the step. */
export const $legacyStep = atom<LegacyStepId>(legacyStepIds[0]);

/** The state of a history entry of the wizard: its step, and the number of entries between it and the first. */
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
 * Follows Back and Forward. A reload keeps its step, unless the values are gone or were sent. Returns an
 * unsubscribe function.
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

/** Goes to a step. Back returns to the previous one. */
export function goToLegacyStep(step: LegacyStepId): void {
  if (step === $legacyStep.get()) return;
  const depth = (readEntry(globalThis.history.state)?.depth ?? 0) + 1;
  globalThis.history.pushState({ legacyStep: legacyStepIndex(step), depth } satisfies Entry, '');
  $legacyStep.set(step);
}

/** Replaces the wizard with the home page, so that Back does not lead into a form that was sent. */
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
