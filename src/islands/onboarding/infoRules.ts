import type { Resolver } from 'react-hook-form';
import { startPage } from '#islands/shell/startPage.ts';
import { formResolver } from '#islands/ui/formResolver.ts';
import { categoryWords } from '#lib/copy/category.ts';
import { fieldErrorWords } from '#lib/copy/fields.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { DeliveryTimings } from '#lib/domain/hours.ts';
import { vendorInfoSchema } from '#lib/domain/vendorInfo.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';
import { ErrorSummary } from '#islands/ui/ErrorSummary.tsx';
import { fillAddress, fillCity } from './fillCity.ts';
import { hoursErrors, type FieldMessage } from './hoursErrors.ts';

/** The rules of the first form, the summary of its errors, and the help with its address. */
export interface InfoRules {
  check: Resolver<VendorInfoForm>;
  hoursErrors: (value: DeliveryTimings) => FieldMessage[];
  ErrorSummary: typeof ErrorSummary;
  fillAddress: typeof fillAddress;
  fillCity: typeof fillCity;
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
  return { check, hoursErrors, ErrorSummary, fillAddress, fillCity };
}
