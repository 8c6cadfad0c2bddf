/**
 * Decides before the first paint whether this visitor may fill in the form in the document. That is so for a
 * new application of a known category, if there is no recovery copy of it. A page for signed-in vendors also
 * needs a stored session. The flag `form` then names the category; without it, the form is never shown
 * (`styles/firstForm.css`). The form may still have another category's words, until `formReady.inline.ts` has
 * changed them.
 */
import { keyPrefix } from '#lib/brand.ts';
import { newCategory, readApplicationAddress } from '#lib/domain/application/applicationAddress.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { copyPrefix, infoCopyPrefix, isTooOld, type RecoveryCopy } from '#lib/domain/recoveryCopy.ts';
import type { PageFlags } from './handover.ts';

const { built, registration, categories } = (document.currentScript as HTMLElement).dataset as {
  /** The category that the form is built with. */
  built: CategoryId;
  /** The category of a page for signed-in vendors. */
  registration?: CategoryId;
  /** All categories. */
  categories: string;
};
const category = newCategory(
  readApplicationAddress(location.search, registration, categories.split(' ') as CategoryId[]),
);
let hasCopy = false;
try {
  const text = localStorage[`${keyPrefix}${copyPrefix}${infoCopyPrefix}${category}`] as string;
  hasCopy = !isTooOld(JSON.parse(text) as RecoveryCopy, Date.now());
} catch {
  // There is none, it is damaged, or storage is blocked.
}
// `boot.ts` runs before this script and marks a session.
const flags: PageFlags = document.documentElement.dataset;
if (category && !hasCopy && !(registration && flags.session === undefined)) {
  flags.form = category;
  if (category !== built) flags.wordsLate = '';
}
