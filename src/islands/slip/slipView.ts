import { slipWords } from '#lib/words/slip.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { defaultCategory, type CategoryId } from '#lib/domain/category/category.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import {
  blankSlip,
  slipOf,
  type Slip,
  type SlipLineState,
  type SlipMark,
} from '#lib/domain/application/slip.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { maskSecret } from '#lib/domain/text.ts';

/** A line of the slip in words. `value` summarises what the vendor wrote; null while the line is blank. */
interface SlipLineView {
  step: StepId;
  title: string;
  state: SlipLineState;
  value: string | null;
}

/** The slip in words. */
export interface SlipView {
  lines: SlipLineView[];
  mark: SlipMark['type'];
  /** The stamp and its date, if there is one. Right after the submission it is large. */
  stamp: { text: string; date: string | null; isLarge?: boolean } | null;
}

/** Returns the slip of an application, or a blank one. */
export function slipView(
  application: Application | null,
  category: CategoryId = defaultCategory,
  reader: { locale?: string; timeZone?: string } = {},
): SlipView {
  const slip: Slip = application === null ? blankSlip : slipOf(application);
  const { mark } = slip;
  return {
    lines: slip.lines.map(({ step, state }) => ({
      step,
      state,
      title: stepHeading(step, application?.category ?? category).title,
      value: application === null || state === 'upcoming' ? null : written(application, step),
    })),
    mark: mark.type,
    stamp:
      mark.type === 'stamped' || mark.type === 'torn'
        ? {
            text: mark.type === 'stamped' ? slipWords.submitted : slipWords.approved,
            date: formatDate(mark.at, reader.locale, reader.timeZone),
          }
        : null,
  };
}

/** Returns a one-line summary of what the vendor wrote on a step. */
function written({ vendor, kyc, documents }: Application, step: StepId): string | null {
  switch (step) {
    case 'vendor-info':
      return [vendor.vendorName, vendor.city].filter(Boolean).join(', ') || null;
    case 'kyc-documents':
      // To keep it short, one sign replaces the masked characters.
      return kyc.panNumber ? slipWords.pan(maskSecret(kyc.panNumber).replace(/•+/, '…')) : null;
    case 'documents':
      return documents.length === 0 ? null : slipWords.documents(documents.length);
    case 'contract':
      return vendor.contractAccepted ? slipWords.contract : null;
  }
}
