import type { CategoryId } from '#lib/domain/category/category.ts';
import { internationalPhone, vendorPhonePattern } from '#lib/domain/session/phone.ts';
import { asRecord } from '#lib/domain/reply/parse.ts';
import { copyPrefix, infoCopyPrefix, isTooOld, type RecoveryCopy } from '#lib/domain/recoveryCopy.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import {
  entriesUnder,
  isInMemory,
  readEntry,
  readTabEntry,
  removeEntry,
  removeTabEntry,
  writeEntry,
  writeTabEntry,
  type Shape,
} from '#lib/stores/browser/storage.ts';
import { ownerPhone, writeOwned } from '#lib/stores/session/session.ts';

/**
 * Recovery copies of forms that hold no KYC data. They restore typed values after a reload, a crash or an
 * expiry.
 * - The copy of a signed-in vendor carries their phone (`owner`). Only that phone can read it.
 * - The copy of a visitor without a session has no owner and is kept for twelve hours. The next person at the
 *   device may find it, so only the tab that wrote it restores it; any other tab offers it. The tab notes the
 *   copy's time (`at`) under the same name. A vendor who signs in with the typed phone is that visitor.
 */
type CopyName = `${typeof copyPrefix}${string}`;

const copyName = (form: string): CopyName => `${copyPrefix}${form}`;

/** Checked by hand, because the first step's form appears before any schema is loaded. */
const copyShape: Shape<RecoveryCopy> = {
  safeParse: (value) => {
    const { owner, values, at } = asRecord(value) ?? {};
    const typed = asRecord(values);
    const isCopy = typed !== null && (owner === null || typeof owner === 'string');
    return isCopy ? { success: true, data: { owner, values: typed, at: Number(at) } } : { success: false };
  },
};

/** The time (`at`) of each copy that this page wrote or accepted. The browser may refuse to store the same note. */
const noted = new Map<CopyName, number>();

// Forms that write their copies in the same event must come first.
onBeforeReload(async () => {
  await Promise.resolve();
  if (copyNames().some(isInMemory)) throw new Error('What is typed is not kept');
});

/** The name of a category's vendor-information recovery copy. */
export const infoCopyName = (category: CategoryId): string => infoCopyPrefix + category;

const copyNames = (): CopyName[] => entriesUnder(copyPrefix) as CopyName[];

/** Keeps a copy of a form's values. */
export function keepCopy(form: string, values: Record<string, unknown>): void {
  const name = copyName(form);
  const at = Date.now();
  note(name, at);
  writeOwned(name, { owner: ownerPhone(), values, at } satisfies RecoveryCopy);
}

/** Returns the kept values of a form; null when this tab must not restore any. */
export function readCopy(form: string): Record<string, unknown> | null {
  const found = find(form);
  return found?.isOffered === false ? found.copy.values : null;
}

/** Whether a form has kept values that may be another person's, so that the visitor is asked first. */
export function isOffered(form: string): boolean {
  return find(form)?.isOffered === true;
}

/** Accepts an offered copy as this tab's own. */
export function acceptCopy(form: string): void {
  const found = find(form);
  if (found !== null) note(copyName(form), found.copy.at);
}

/** Notes a copy as this tab's own. */
function note(name: CopyName, at: number): void {
  noted.set(name, at);
  writeTabEntry(name, at);
}

/** Removes a form's copy once the server has its values, or nobody wants it. */
export function dropCopy(form: string): void {
  drop(copyName(form));
}

/** Removes the copies of others who used this browser before `phone` signed in. */
export function dropCopiesOfOthers(phone: string): void {
  for (const name of copyNames()) {
    const copy = readEntry(name, copyShape);
    if (copy !== null && claimBy(phone, name, copy) !== 'own') drop(name);
  }
}

function drop(name: CopyName): void {
  removeEntry(name);
  removeTabEntry(name);
}

function find(form: string): { copy: RecoveryCopy; isOffered: boolean } | null {
  dropOldCopies();
  const name = copyName(form);
  const copy = readEntry(name, copyShape);
  const claim = copy && claimBy(ownerPhone(), name, copy);
  return copy && claim && { copy, isOffered: claim === 'offered' };
}

/** Returns how a copy relates to a signed-in phone, or to a visitor without a session (null). */
function claimBy(
  phone: string | null,
  name: CopyName,
  { owner, values, at }: RecoveryCopy,
): 'own' | 'offered' | null {
  if (owner !== null) return owner === phone ? 'own' : null;
  const typed = typeof values.phone === 'string' ? values.phone.trim() : '';
  if (phone !== null && vendorPhonePattern.test(typed))
    return internationalPhone('+91', typed) === phone ? 'own' : null;
  return at === noted.get(name) || at === readTabEntry(name) ? 'own' : 'offered';
}

/**
 * Removes visitors' copies that are too old. A copy without a time, or from the future, counts from when it is
 * first seen.
 */
function dropOldCopies(): void {
  const now = Date.now();
  for (const name of copyNames()) {
    const copy = readEntry(name, copyShape);
    if (copy === null || copy.owner !== null) continue;
    if (!(copy.at <= now)) writeEntry(name, { ...copy, at: now } satisfies RecoveryCopy);
    else if (isTooOld(copy, now)) drop(name);
  }
}
