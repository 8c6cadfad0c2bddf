/** The slip that represents an application: a line for each step, and a mark. */
import { completedSteps, type Application } from '#lib/domain/application/application.ts';
import type { Moment } from '#lib/domain/moment.ts';
import type { ApplicationState } from '#lib/domain/status/applicationState.ts';
import { firstIncompleteStep, stepIds, type StepId } from '#lib/domain/application/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';

/** A line of the slip: `done` is written, `current` in progress, `upcoming` blank, `flagged` to be written again. */
export type SlipLineState = 'done' | 'current' | 'upcoming' | 'flagged';

/** The mark on the slip: none, the stamp of its submission, a reviewer's rings, or the tear of an approval. */
export type SlipMark =
  | { type: 'none' }
  | { type: 'stamped'; at: Moment | null }
  | { type: 'ringed' }
  | { type: 'torn'; at: Moment | null };

export interface Slip {
  lines: readonly { step: StepId; state: SlipLineState }[];
  mark: SlipMark;
}

/** An empty slip. */
export const blankSlip: Slip = {
  lines: stepIds.map((step) => ({ step, state: 'upcoming' })),
  mark: { type: 'none' },
};

/** Returns the slip of an application. */
export function slipOf(application: Application): Slip {
  const { applicationState, vendor } = application;
  const completed = completedSteps(application, { sent: [], isKycChanged: false });
  const open = firstIncompleteStep(completed);
  const states: Record<ApplicationState, (step: StepId) => SlipLineState> = {
    new: inTurn,
    draft: inTurn,
    submitted: inTurn,
    changed: inTurn,
    'in-review': () => 'done',
    approved: () => 'done',
    rejected: (step) => (completed[step] ? 'done' : 'flagged'),
  };
  function inTurn(step: StepId): SlipLineState {
    if (completed[step]) return 'done';
    return step === open ? 'current' : 'upcoming';
  }
  return {
    lines: stepIds.map((step) => ({ step, state: states[applicationState](step) })),
    mark: markOf(vendor, applicationState),
  };
}

function markOf(vendor: Vendor, applicationState: ApplicationState): SlipMark {
  switch (applicationState) {
    case 'in-review':
      return { type: 'stamped', at: vendor.submittedAt };
    case 'approved':
      return { type: 'torn', at: vendor.decidedAt };
    case 'rejected':
      return { type: 'ringed' };
    case 'new':
    case 'draft':
    case 'submitted':
    case 'changed':
      return { type: 'none' };
  }
}
