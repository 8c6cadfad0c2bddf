import { fieldLabelWords, licenceWords } from '#lib/copy/fields.ts';
import { licencesWords } from '#lib/copy/kyc.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { emptyKycForm } from '#lib/domain/kyc.ts';
import type { KycDetails } from '#lib/domain/kycDetails.ts';
import { kycFieldRows, relatedTo, textRow, type KycName, type KycTextName } from '#lib/domain/kycFields.ts';
import { licencesOf, type Licence } from '#lib/domain/licences.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { readMoment } from '#lib/domain/moment.ts';
import { maskSecret } from '#lib/domain/text.ts';

/** A KYC detail to display. */
export interface KycDetail {
  label: string;
  /** Null when it is unknown. */
  value: string | null;
  /** The masked form of a secret; null when the value may be shown. */
  masked: string | null;
}

/** Returns the KYC details to display before submission and on the dashboard, in the order of the rows. */
export function kycDetails(kyc: KycDetails, names: readonly KycName[], locale?: string): KycDetail[] {
  const form = { ...emptyKycForm, ...kyc };
  const day = (iso: string): string => formatDate(readMoment(iso), locale) ?? '';
  const licence = ({ number, form: licenceForm, paidUpTo }: Licence): string =>
    number && licencesWords.details(number, licenceForm, paidUpTo && day(paidUpTo));
  /** Returns the details of a text, changed by the declarations and lists that refer to it. */
  const textDetails = (name: KycTextName): KycDetail[] => {
    const label = fieldLabelWords[name];
    for (const row of kycFieldRows) {
      if (relatedTo(row) !== name) continue;
      if (row.kind === 'tick' && 'replaces' in row && form[row.name])
        return [plain(label, fieldLabelWords[row.name])];
      if (row.kind === 'licences') {
        const [first, ...further] = licencesOf(form[row.name], form[name]);
        return [
          plain(label, licence({ ...first, number: asPrinted(first.number, isDeclared(kyc, name)) })),
          ...further.map((one, place) =>
            plain(
              licencesWords.further(place + 2),
              licence({ ...one, number: asPrinted(one.number, one.asPrinted) }),
            ),
          ),
        ];
      }
    }
    return [{ ...plain(label, form[name]), masked: maskOf(name, form[name]) }];
  };
  return kycFieldRows.flatMap((row): KycDetail[] => {
    if (row.kind === 'text')
      return names.some((name) => name === row.name) ? textDetails(row.name as KycTextName) : [];
    if (row.kind === 'date')
      return form[row.name] ? [plain(fieldLabelWords[row.name], day(form[row.name]))] : [];
    return [];
  });
}

const plain = (label: string, value: string): KycDetail => ({ label, value: value || null, masked: null });

/** Whether the vendor declared a value of this field; undefined when nothing is recorded. */
function isDeclared(kyc: KycDetails, name: KycTextName): boolean | undefined {
  const row = kycFieldRows.find(
    (each) => each.kind === 'tick' && 'allows' in each && each.allows.field === name,
  );
  return row === undefined ? undefined : (kyc[row.name as 'licenceAsPrinted'] as boolean | undefined);
}

/**
 * Marks a number "as printed". A number in no known form was declared so, even if the API keeps no record.
 */
function asPrinted(number: string, isSaid = licenceNeed(number) === 'as-printed'): string {
  return number !== '' && isSaid ? licenceWords.asPrinted(number) : number;
}

function maskOf(name: KycTextName, text: string): string | null {
  if (!textRow(name).isSecret) return null;
  const masked = maskSecret(text);
  // If the server already masked the value, nothing is left to reveal.
  const isHidden = /^[A-Z0-9\s-]+$/i.test(text) && !/^X{3}/i.test(text) && masked !== text;
  return isHidden ? masked : null;
}
