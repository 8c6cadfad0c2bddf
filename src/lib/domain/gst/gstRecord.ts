import type { InfoTextName } from '#lib/domain/info/infoFields.ts';
import { isMasked } from '#lib/domain/kyc/masked.ts';
import { partsOf, textIn } from '#lib/domain/reply/replyParts.ts';
import { Misfit, replySchema } from '#lib/domain/reply/replySchema.ts';

/** A registration in the GST register. A missing or masked value is null. */
export interface GstRecord {
  legalName: string | null;
  tradeName: string | null;
  address: string | null;
  pincode: string | null;
  state: string | null;
  /** Null for a word that we do not know. */
  status: 'active' | 'cancelled' | 'suspended' | null;
}

function readGstStatus(word: string | null): GstRecord['status'] {
  const text = word?.toLowerCase() ?? '';
  if (/cancel|inactive/.test(text)) return 'cancelled';
  if (text.includes('suspend')) return 'suspended';
  return text === 'active' ? 'active' : null;
}

/** The reply to a look-up, bare or in wrappers. One without a name of the business cannot be read. */
export const gstReplySchema = replySchema((reply): GstRecord | Misfit => {
  const parts = partsOf(reply, ['taxpayer', 'record']);
  const whole = (name: string): string | null => {
    const text = textIn(parts, name);
    return text === null || isMasked(text) ? null : text.replace(/\s+/g, ' ');
  };
  const [legalName, tradeName] = [whole('legalName'), whole('tradeName')];
  if (legalName === null && tradeName === null) return new Misfit('legalName', 'a text');
  const pincode = whole('pincode');
  return {
    legalName,
    tradeName,
    address: whole('address'),
    pincode: pincode !== null && /^[1-9]\d{5}$/.test(pincode) ? pincode : null,
    state: whole('state'),
    status: readGstStatus(textIn(parts, 'status')),
  };
});

/** A value that is known for a field. `isOther`: the vendor typed something else, which stays. */
export interface PrefillText {
  name: InfoTextName;
  text: string;
  isOther: boolean;
}

/** The letters and digits of a text, for comparing texts that differ only in spaces, signs and capitals. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Returns what a record knows for the first step, without what the vendor typed alike. The owner has the legal name
 * only if the PAN in the GSTIN is a person's.
 */
export function prefillFromGst(
  gstin: string,
  record: GstRecord,
  typed: Readonly<Record<InfoTextName, string>>,
): PrefillText[] {
  const isPerson = gstin.charAt(5).toUpperCase() === 'P';
  const texts: Partial<Record<InfoTextName, string | null>> = {
    vendorName: record.tradeName ?? record.legalName,
    ownerName: isPerson ? record.legalName : null,
    addressLine1: record.address,
    pincode: record.pincode,
  };
  return (Object.entries(texts) as [InfoTextName, string | null][]).flatMap(([name, text]) =>
    text === null || bare(text) === bare(typed[name])
      ? []
      : [{ name, text, isOther: typed[name].trim() !== '' }],
  );
}
