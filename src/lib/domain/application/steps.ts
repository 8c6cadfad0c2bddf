/** The steps of an application, in order. */
export const stepIds = ['vendor-info', 'kyc-documents', 'documents', 'contract'] as const;
export type StepId = (typeof stepIds)[number];

/** Whether each step is complete, as the server last reported. */
export type StepsCompleted = Record<StepId, boolean>;

export const noStepsCompleted: StepsCompleted = {
  'vendor-info': false,
  'kyc-documents': false,
  documents: false,
  contract: false,
};

/** Returns the first incomplete step, or null. Steps are linear: later ones stay closed. */
export function firstIncompleteStep(completed: StepsCompleted): StepId | null {
  return stepIds.find((id) => !completed[id]) ?? null;
}

/** Whether a step can be opened: every step before it is complete. */
export function isStepOpen(step: StepId, completed: StepsCompleted): boolean {
  const first = firstIncompleteStep(completed);
  return first === null || stepIds.indexOf(step) <= stepIds.indexOf(first);
}

/** Returns the next step, or null after the last. */
export function nextStep(step: StepId): StepId | null {
  return stepIds[stepIds.indexOf(step) + 1] ?? null;
}

/** Returns the number of a step from 1, for 'Step N of total'. */
export function stepNumber(step: StepId): number {
  return stepIds.indexOf(step) + 1;
}
