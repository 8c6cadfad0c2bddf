import { fieldLabelWords, licenceWords } from '#lib/copy/fields.ts';
import type { KycForm } from '#lib/domain/kyc.ts';
import { kycRow, type KycName } from '#lib/domain/kycFields.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { maskSecret } from '#lib/domain/text.ts';

/** A KYC detail to be read. */
export interface KycDetail {
  label: string;
  /** Null where nothing is known of it. */
  value: string | null;
  /** What is shown of a secret until it is asked for; null where the value itself may be shown. */
  masked: string | null;
}

/** KYC details as they are read before submitting and on the dashboard, in the order of `names`. */
export function kycDetails(kyc: Partial<KycForm>, names: readonly KycName[]): KycDetail[] {
  return names.map((name) => {
    const text = kyc[name] ?? '';
    return { label: fieldLabelWords[name], value: shown(name, text) || null, masked: maskOf(name, text) };
  });
}

function shown(name: KycName, text: string): string {
  // A drug licence that fits no known form was said to be printed like this.
  const isAsPrinted = name === 'drugLicenseNumber' && text !== '' && licenceNeed(text) === 'as-printed';
  return isAsPrinted ? licenceWords.asPrinted(text) : text;
}

function maskOf(name: KycName, text: string): string | null {
  if (!kycRow(name).isSecret) return null;
  const masked = maskSecret(text);
  // A server that masks already leaves nothing to reveal.
  const isHidden = /^[A-Z0-9]+$/i.test(text) && !/^X{3}/i.test(text) && masked !== text;
  return isHidden ? masked : null;
}
