import type { CategoryId } from '#lib/domain/category.ts';
import { internationalPhone, vendorPhonePattern } from '#lib/domain/phone.ts';
import { asRecord } from '#lib/domain/reading.ts';
import { entriesUnder, readEntry, removeEntry, type Shape } from '#lib/stores/browser/storage.ts';
import { ownerPhone, writeOwned } from '#lib/stores/session/session.ts';

/**
 * Recovery copies of forms that hold no KYC data: what was typed comes back after a reload, a crash or an expiry. Each
 * carries the phone of the vendor who typed it; null is a visitor without a session.
 */
interface Copy {
  owner: string | null;
  values: Record<string, unknown>;
}

/** By hand: the first step's form is there before any schema is. */
const copyShape: Shape<Copy> = {
  safeParse: (value) => {
    const { owner, values } = asRecord(value) ?? {};
    const typed = asRecord(values);
    const isCopy = typed !== null && (owner === null || typeof owner === 'string');
    return isCopy ? { success: true, data: { owner, values: typed } } : { success: false };
  },
};

/** The name of a category's vendor-information recovery copy. */
export const infoCopyName = (category: CategoryId): string => `vendorInfo.${category}`;

/** Keeps a copy of a form's values under its own name. */
export function keepCopy(form: string, values: Record<string, unknown>): void {
  writeOwned(`recovery.${form}`, { owner: ownerPhone(), values } satisfies Copy);
}

/** The kept values of a form, or null when there are none of the vendor's or visitor's who is here. */
export function readCopy(form: string): Record<string, unknown> | null {
  const copy = readEntry(`recovery.${form}`, copyShape);
  return copy !== null && isOwn(copy) ? copy.values : null;
}

/**
 * A copy made while signed in is the same phone's only. One made before is a visitor's without a session, and the
 * phone's that was typed into it, if any was.
 */
function isOwn({ owner, values }: Copy): boolean {
  const here = ownerPhone();
  if (owner !== null || here === null) return owner === here;
  const typed = typeof values.phone === 'string' ? values.phone.trim() : '';
  return !vendorPhonePattern.test(typed) || internationalPhone('+91', typed) === here;
}

/** Forgets a form's copy once the server has its values. */
export function dropCopy(form: string): void {
  removeEntry(`recovery.${form}`);
}

/** Forgets the copies of other vendors who used this browser before `phone` signed in. */
export function dropCopiesOfOthers(phone: string): void {
  for (const name of entriesUnder('recovery.')) {
    const owner = readEntry(name, copyShape)?.owner ?? null;
    if (owner !== null && owner !== phone) removeEntry(name);
  }
}
