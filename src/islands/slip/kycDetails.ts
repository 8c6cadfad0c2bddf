import { fieldLabelWords, licenceWords } from '#lib/words/fields.ts';
import { licencesWords } from '#lib/words/kyc.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { kycRows, relatedTo, textRow, type KycName, type KycTextField } from '#lib/domain/kyc/kycFields.ts';
import { licencesOf, type Licence } from '#lib/domain/kyc/licences.ts';
import { licenceNeed } from '#lib/domain/kyc/licence.ts';
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
  const textDetails = (name: KycTextField): KycDetail[] => {
    const label = fieldLabelWords[name];
    for (const row of kycRows) {
      if (relatedTo(row) !== name) continue;
      if (row.kind === 'tick' && row.replaces && form[row.name])
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
    if (textRow(name).optional && form[name] === '') return [];
    return [{ ...plain(label, form[name]), masked: maskOf(name, form[name]) }];
  };
  return kycRows.flatMap((row): KycDetail[] => {
    const label = fieldLabelWords[row.name];
    switch (row.kind) {
      case 'text':
        return names.some((name) => name === row.name) ? textDetails(row.name) : [];
      case 'date':
        return form[row.name] ? [plain(label, day(form[row.name]))] : [];
      case 'tick':
        // A declaration about a field is shown there.
        return form[row.name] && relatedTo(row) === null ? [plain(label, '✓')] : [];
      case 'licences':
        return [];
    }
  });
}

const plain = (label: string, value: string): KycDetail => ({ label, value: value || null, masked: null });

/** Whether the vendor declared a value of this field; undefined when nothing is recorded. */
function isDeclared(kyc: KycDetails, name: KycTextField): boolean | undefined {
  for (const row of kycRows) if (row.kind === 'tick' && row.allows?.field === name) return kyc[row.name];
  return undefined;
}

/**
 * Marks a number "as printed". A number in no known form was declared so, even if the API keeps no record.
 */
function asPrinted(number: string, isSaid = licenceNeed(number) === 'as-printed'): string {
  return number !== '' && isSaid ? licenceWords.asPrinted(number) : number;
}

function maskOf(name: KycTextField, text: string): string | null {
  if (!textRow(name).isSecret) return null;
  const masked = maskSecret(text);
  // If the server already masked the value, nothing is left to reveal.
  const isHidden = /^[A-Z0-9\s-]+$/i.test(text) && !/^X{3}/i.test(text) && masked !== text;
  return isHidden ? masked : null;
}
