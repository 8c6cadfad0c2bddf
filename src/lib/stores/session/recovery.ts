import { internationalPhone, vendorPhonePattern } from '#lib/domain/phone.ts';
import { z } from '#lib/domain/z.ts';
import { $session } from '#lib/stores/session/session.ts';
import { entriesUnder, readEntry, removeEntry, writeEntry } from '#lib/stores/browser/storage.ts';

/** Recovery copies of forms that hold no KYC data: what was typed comes back after a reload, a crash or an expiry. */
const copySchema = z.record(z.string(), z.unknown());

/** Keeps a copy of a form's values under its own name. */
export function keepCopy(form: string, values: Record<string, unknown>): void {
  writeEntry(`recovery.${form}`, values);
}

/** The kept copy of a form, or null. */
export function readCopy(form: string): Record<string, unknown> | null {
  return readEntry(`recovery.${form}`, copySchema);
}

/**
 * Whether a copy is offered to whoever is here. One made while signed in is offered to the same phone only. One made
 * before is offered to a visitor without a session, and to the phone that was typed into it, if any was.
 */
export function isOwnCopy(copy: { owner: unknown; typedPhone: unknown }): boolean {
  const { phone } = $session.get();
  if (typeof copy.owner === 'string') return copy.owner === phone;
  if (phone === null || typeof copy.typedPhone !== 'string') return true;
  const typed = copy.typedPhone.trim();
  return !vendorPhonePattern.test(typed) || internationalPhone('+91', typed) === phone;
}

/** Forgets a form's copy once the server has its values. */
export function dropCopy(form: string): void {
  removeEntry(`recovery.${form}`);
}

/**
 * Takes the copies in hand before everything is cleared; the function it answers puts them back, for the vendor who signs
 * in again and for nobody else.
 */
export function keepCopiesOf(phone: string | null): () => void {
  const copies = entriesUnder('recovery.').map((name) => [name, readEntry(name, copySchema)] as const);
  return () => {
    for (const [name, values] of copies) if (values !== null) writeEntry(name, values);
    if (copies.length > 0 && phone !== null) writeEntry('recoveryOwner', phone);
  };
}

/** Forgets the copies of another vendor who used this browser before. */
export function dropCopiesOfOthers(phone: string): void {
  const owner = readEntry('recoveryOwner', z.string());
  removeEntry('recoveryOwner');
  if (owner === null || owner === phone) return;
  for (const name of entriesUnder('recovery.')) removeEntry(name);
}
