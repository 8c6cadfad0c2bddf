import { fieldLabelWords, licenceWords } from '#lib/copy/fields.ts';
import { licencesWords } from '#lib/copy/kyc.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { licencesOf, type Licence } from '#lib/domain/kycExtras.ts';
import { kycRow, type KycName } from '#lib/domain/kycFields.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { readMoment } from '#lib/domain/moment.ts';
import { maskSecret } from '#lib/domain/text.ts';
import type { KycDetails } from '#lib/domain/vendor.ts';

/** A KYC detail to be read. */
export interface KycDetail {
  label: string;
  /** Null where nothing is known of it. */
  value: string | null;
  /** What is shown of a secret until it is asked for; null where the value itself may be shown. */
  masked: string | null;
}

/** KYC details as they are read before submitting and on the dashboard, in the order of `names`. */
export function kycDetails(kyc: KycDetails, names: readonly KycName[], locale?: string): KycDetail[] {
  const day = (iso: string): string => formatDate(readMoment(iso), locale) ?? '';
  const plain = (label: string, value: string): KycDetail => ({ label, value: value || null, masked: null });
  const licence = ({ number, form, paidUpTo }: Licence): string =>
    number && licencesWords.details(number, form, paidUpTo && day(paidUpTo));
  return names.flatMap((name) => {
    const text = kyc[name] ?? '';
    const label = fieldLabelWords[name];
    switch (name) {
      case 'gstNumber':
        return plain(label, kyc.gstExempt ? fieldLabelWords.gstExempt : text);
      case 'drugLicenseNumber': {
        const [first, ...further] = licencesOf({ licences: kyc.licences ?? [], drugLicenseNumber: text });
        return [
          plain(label, first ? licence({ ...first, number: asPrinted(text, kyc.licenceAsPrinted) }) : ''),
          ...further.map((one, place) =>
            plain(
              licencesWords.further(place + 2),
              licence({ ...one, number: asPrinted(one.number, one.asPrinted) }),
            ),
          ),
        ];
      }
      case 'fssaiNumber':
        return [
          plain(label, text),
          ...(kyc.fssaiExpiry ? [plain(fieldLabelWords.fssaiExpiry, day(kyc.fssaiExpiry))] : []),
        ];
      default:
        return { ...plain(label, text), masked: maskOf(name, text) };
    }
  });
}

/** A number that fits no known form was said to be printed like this, also where the API keeps no note of it. */
function asPrinted(number: string, isSaid = licenceNeed(number) === 'as-printed'): string {
  return number !== '' && isSaid ? licenceWords.asPrinted(number) : number;
}

function maskOf(name: KycName, text: string): string | null {
  if (!kycRow(name).isSecret) return null;
  const masked = maskSecret(text);
  // A server that masks already leaves nothing to reveal.
  const isHidden = /^[A-Z0-9\s-]+$/i.test(text) && !/^X{3}/i.test(text) && masked !== text;
  return isHidden ? masked : null;
}
