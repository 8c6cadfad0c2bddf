/**
 * Derives how long an application takes. `categories` holds the result in minutes, which the pages show. The test
 * counts keys, fields and photos in complete sets of answers. The seconds are:
 * - a key 0.33: 36 words a minute on a phone (Palin et al., How do People Type on Mobile Devices?, MobileHCI 2019);
 *   twice that for text copied from paper, character by character;
 * - a field 4: read its label, think once and tap it (keystroke-level model, Card, Moran and Newell 1980: 1.35 + 1.1,
 *   and the same again for a new form);
 * - a photo 60: fetch the paper, open the camera, take the picture and look at it. At 400 kbps its upload of at most
 *   600 kB takes 12, while the next one is taken;
 * - a code 30: wait for the message. The place 30: search for it and move the pin. The bank's answer 15;
 * - reading 120: the answers and the contract's summary, about 400 words.
 */
import { expect, test } from 'vitest';
import { categories, categoryIds, type CategoryId } from '#lib/domain/category/category.ts';
import { slots, slotsOf } from '#lib/domain/documents/documents.ts';
import { infoTextNames } from '#lib/domain/info/infoFields.ts';
import { kycFields } from '#lib/domain/kyc/kyc.ts';
import { textRow } from '#lib/domain/kyc/kycFields.ts';
import * as limits from '#lib/limits.ts';
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

/** Returns the effort of a vendor who types everything except the PAN and the city, which are prefilled. */
function effortOf(category: CategoryId) {
  const answers: Record<string, string> = { ...infoAnswers, phone: '9876543210', ...kyc, ...licences };
  const lengths = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (answers[name]?.length ?? 0), 0);
  const info = infoTextNames.filter((name) => name !== 'city');
  const asked = kycFields(category).filter((name) => name !== 'panNumber');
  const copied = asked.filter((name) => textRow(name).typed !== 'words' && !textRow(name).confirms);
  const terms = categories[category].hasDeliveryTerms ? 2 : 0;
  return {
    fields: info.length + asked.length + terms,
    keys: lengths([...info, ...asked]) - lengths(copied) + limits.otpLength,
    copiedKeys: lengths(copied),
    photos: slotsOf(category).filter((slot) => slots[slot].required).length,
  };
}

test.each(categoryIds)('the minutes shown for %s match the effort of its questions', (category) => {
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
