/**
 * How long an application takes, derived from what it asks. `categories` has the result, one number each;
 * the pages say it. The counts are measured here on whole sets of answers, the seconds are:
 * - a key 0.33: 36 words a minute on a phone (Palin et al., How do People Type on Mobile Devices?, MobileHCI 2019); twice that
 *   for what is copied from a paper, sign by sign;
 * - a field 4: to read its label, think once and tap it (keystroke-level model, Card, Moran and Newell 1980: 1.35 + 1.1, and
 *   as long again for a new form);
 * - a photo 60: to fetch the paper, open the camera, take the picture and look at it. At 400 kbps its upload of at most 600 kB takes
 *   12, while the next one is taken;
 * - a code 30: until its message is there. The place 30: to search for it and move the pin. The bank's answer 15;
 * - reading 120: the answers and the contract's summary, about 400 words.
 */
import { expect, test } from 'vitest';
import { categories, categoryIds, type CategoryId } from '#lib/domain/category.ts';
import { slots, slotsOf } from '#lib/domain/documents.ts';
import { infoTextNames } from '#lib/domain/infoFields.ts';
import { kycFields } from '#lib/domain/kyc.ts';
import { kycRow } from '#lib/domain/kycFields.ts';
import { limits } from '#lib/limits.ts';
import { info as infoAnswers, kyc, licences } from '../../e2e/forms.ts';

const seconds = {
  key: 0.33,
  copiedKey: 0.66,
  field: 4,
  photo: 60,
  code: 30,
  place: 30,
  bank: 15,
  reading: 120,
} as const;

/** What an application of a category asks of a vendor who types all of it but the PAN and the city, which are filled in. */
function effortOf(category: CategoryId) {
  const answers: Record<string, string> = { ...infoAnswers, phone: '9876543210', ...kyc, ...licences };
  const lengths = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (answers[name]?.length ?? 0), 0);
  const info = infoTextNames.filter((name) => name !== 'city');
  const asked = kycFields(category).filter((name) => name !== 'panNumber');
  const copied = asked.filter((name) => kycRow(name).typed !== 'words' && !kycRow(name).confirms);
  const terms = categories[category].hasDeliveryTerms ? 2 : 0;
  return {
    fields: info.length + asked.length + terms,
    keys: lengths([...info, ...asked]) - lengths(copied) + limits.otpLength,
    copiedKeys: lengths(copied),
    photos: slotsOf(category).filter((slot) => slots[slot].required).length,
  };
}

test.each(categoryIds)('the minutes that are said of %s are those that its questions take', (category) => {
  const { fields, keys, copiedKeys, photos } = effortOf(category);
  const total =
    fields * seconds.field +
    keys * seconds.key +
    copiedKeys * seconds.copiedKey +
    photos * seconds.photo +
    seconds.code +
    seconds.place +
    seconds.bank +
    seconds.reading;
  const counted = `${fields} fields, ${keys} keys, ${copiedKeys} copied, ${photos} photos: ${total} s`;
  expect(categories[category].applicationMinutes, counted).toBe(Math.ceil(total / 60));
});
