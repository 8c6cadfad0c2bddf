import type { Resolver } from 'react-hook-form';
import { startPage } from '#islands/shell/page/startPage.ts';
import { formResolver } from '#islands/ui/form/formResolver.ts';
import { categoryWords } from '#lib/words/category.ts';
import { fieldErrorWords } from '#lib/words/fields.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { DeliveryTimings } from '#lib/domain/info/hours.ts';
import { vendorInfoSchema } from '#lib/domain/info/vendorInfo.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { fillAddress } from './fillCity.ts';
import { hoursErrors, type FieldMessage } from './hours/hoursErrors.ts';
import { InfoTop } from '#islands/onboarding/InfoTop.tsx';
import { PinNote, UsualHours } from './laterNotes.tsx';

/** The rules of the first form, what comes above its questions, and the help with its address. */
export interface InfoRules {
  check: Resolver<VendorInfoForm>;
  hoursErrors: (value: DeliveryTimings) => FieldMessage[];
  InfoTop: typeof InfoTop;
  PinNote: typeof PinNote;
  UsualHours: typeof UsualHours;
  fillAddress: typeof fillAddress;
}

/**
 * Returns the rules of a category's first form. It also starts the session, because the vendor that the form
 * creates may be signed in.
 */
export function startInfoRules(category: CategoryId): InfoRules {
  startPage();
  const check = formResolver<VendorInfoForm>(vendorInfoSchema, (code) =>
    code === 'location' ? categoryWords[category].locationRequired : fieldErrorWords[code],
  );
  return { check, hoursErrors, InfoTop, PinNote, UsualHours, fillAddress };
}
