/** The four steps of an application, in their order. */
export const stepIds = ['vendor-info', 'kyc-documents', 'documents', 'contract'] as const;
export type StepId = (typeof stepIds)[number];

/** Whether each step is complete, as the server last said. */
export type StepsCompleted = Record<StepId, boolean>;

export const noStepsCompleted: StepsCompleted = {
  'vendor-info': false,
  'kyc-documents': false,
  documents: false,
  contract: false,
};

/** The first step not yet complete, or null when all are. Steps are linear: later ones stay closed. */
export function firstIncompleteStep(completed: StepsCompleted): StepId | null {
  return stepIds.find((id) => !completed[id]) ?? null;
}

/** A step can be opened when no step before it is incomplete. */
export function isStepOpen(step: StepId, completed: StepsCompleted): boolean {
  const first = firstIncompleteStep(completed);
  return first === null || stepIds.indexOf(step) <= stepIds.indexOf(first);
}

/** The step after this one, or null after the last. */
export function nextStep(step: StepId): StepId | null {
  return stepIds[stepIds.indexOf(step) + 1] ?? null;
}

/** 1-based position, for 'Step N of total'. */
export function stepNumber(step: StepId): number {
  return stepIds.indexOf(step) + 1;
}
