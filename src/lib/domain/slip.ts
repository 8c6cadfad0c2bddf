/** The slip that an application is drawn as: a line for each step, and what was put on it. */
import { completedSteps, type Application } from '#lib/domain/application.ts';
import type { Moment } from '#lib/domain/moment.ts';
import type { Standing } from '#lib/domain/standing.ts';
import { firstIncompleteStep, stepIds, type StepId } from '#lib/domain/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';

/** A line of the slip: a step that is written, the one being written, one still blank, or one to be written again. */
export type SlipLineState = 'done' | 'current' | 'upcoming' | 'flagged';

/** What was put on the slip: nothing yet, the stamp of its submission, a reviewer's rings, or the tear of an approval. */
export type SlipMark =
  | { type: 'none' }
  | { type: 'stamped'; at: Moment | null }
  | { type: 'ringed' }
  | { type: 'torn'; at: Moment | null };

export interface Slip {
  lines: readonly { step: StepId; state: SlipLineState }[];
  mark: SlipMark;
}

/** A slip that nothing is written on. */
export const blankSlip: Slip = {
  lines: stepIds.map((step) => ({ step, state: 'upcoming' })),
  mark: { type: 'none' },
};

/** The slip of an application: one line for each step, and what was put on it. */
export function slipOf(application: Application): Slip {
  const { standing, vendor } = application;
  const completed = completedSteps(application, { sent: [], isKycChanged: false });
  const open = firstIncompleteStep(completed);
  const states: Record<Standing, (step: StepId) => SlipLineState> = {
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
    lines: stepIds.map((step) => ({ step, state: states[standing](step) })),
    mark: markOf(vendor, standing),
  };
}

function markOf(vendor: Vendor, standing: Standing): SlipMark {
  switch (standing) {
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
