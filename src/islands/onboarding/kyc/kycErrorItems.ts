import type { FieldErrors } from 'react-hook-form';
import type { SummaryItem } from '#islands/ui/form/ErrorSummary.tsx';
import { fieldLabelWords } from '#lib/words/fields.ts';
import type { KycForm, KycRow } from '#lib/domain/kyc/kycFields.ts';
import { licencesOf, refusedLicences } from '#lib/domain/kyc/licences.ts';
import { licencePartId } from './LicenceFields.tsx';
import { messageIn } from './KycFields.tsx';

/** Returns the lines of the error summary: each error of the form, with its control. */
export function kycErrorItems(
  rows: readonly KycRow[],
  errors: FieldErrors<KycForm>,
  values: KycForm,
): SummaryItem[] {
  return rows.flatMap((row): SummaryItem[] => {
    const label = fieldLabelWords[row.name];
    if (row.kind !== 'licences') {
      return messageIn(errors, [row.name]) ? [{ id: row.name, label, isMissing: !values[row.name] }] : [];
    }
    if (errors[row.name] === undefined) return [];
    const licences = licencesOf(values[row.name], values[row.startsWith]);
    const own = refusedLicences(licences).slice(0, 1);
    const item = (place: number, part: Parameters<typeof licencePartId>[2]): SummaryItem => ({
      id: licencePartId(row.name, place, part),
      label,
      isMissing: false,
    });
    const ofServer = licences.flatMap((_, place) =>
      (['form', 'number', 'paidUpTo'] as const).flatMap((part) =>
        messageIn(errors, [row.name, place, part]) ? [item(place, part)] : [],
      ),
    );
    return [...own.map((place) => item(place, 'number')), ...ofServer];
  });
}
