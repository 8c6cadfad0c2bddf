import { fieldErrorWords, fieldLabelWords } from '#lib/words/fields.ts';
import { hoursWords } from '#lib/words/onboarding.ts';
import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';
import type { DeliveryTimings } from '#lib/domain/info/hours.ts';
import { deliveryTimingsSchema } from '#lib/domain/info/hoursSchema.ts';
import { dayName } from '#lib/names.ts';

/** The error of a control, with the control's id and name. */
export interface FieldMessage {
  id: string;
  label: string;
  message: string;
}

/** Returns the errors of the hours, each with its control, in the order of the controls. */
export function hoursErrors(value: DeliveryTimings): FieldMessage[] {
  const issues = deliveryTimingsSchema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path: [part, index, time], message }) => ({
    ...(part === 'dayWise'
      ? controlOfDay(value.dayWise?.[Number(index)]?.day ?? 0, time === 'openTime' ? time : 'closeTime')
      : controlOfAll(part)),
    message: fieldErrorWords[message as FieldErrorCode] ?? message,
  }));
}

function controlOfAll(part: unknown): { id: string; label: string } {
  const id = part === 'openTime' || part === 'closeTime' ? part : 'openDays';
  return { id, label: fieldLabelWords[id] };
}

function controlOfDay(day: number, time: 'openTime' | 'closeTime'): { id: string; label: string } {
  const label = time === 'openTime' ? hoursWords.openTimeOn : hoursWords.closeTimeOn;
  return { id: `${time}-${day}`, label: label(dayName(day)) };
}
