import { operator } from '#site/operator.ts';
import { review } from './controls.ts';
import { button, field, firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { expectPseudo, expectPseudoDocuments, numberTexts, typedTexts } from './plainWords.ts';
import { expectSettled } from './settledScreen.ts';
import { accented } from './spoken.ts';

/**
 * Screens in the pseudo-locale: English with accents and brackets, 40 % longer (build/words/pseudo.ts). No translation reaches
 * a word without accents. A text that is cut off or too wide here would be so in Tamil, too. tests/sentences.test.ts looks for
 * such words in the sources of every screen.
 */

const { prefix } = accented;
/** Typed texts, and texts of maps, servers and the browser. */
const data = [
  /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
  /Bengaluru[^⟦⟧]*/,
  /HDFC[^⟦⟧]*/,
  // The name in the GST register.
  'Asha Pharmacy',
  // The geocoder's street of the pin.
  /\d+ Station Road/,
  ...numberTexts,
  /\b(?:pdf|jpg|jpeg|png)\b/,
  'the letters are blurred',
  // The particulars of the operator, which every language writes the same.
  ...Object.values(operator)
    .flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : [part]))
    .filter((part) => typeof part === 'string'),
  ...typedTexts,
];

test('every document shows only words of the word files', async ({ page }) => {
  const site =
    '/ /vendor /delivery /privacy /terms /partner-terms /accessibility /grievance /your-data /404.html';
  const portal = '/register /register/start /register/labs /dashboard /profile /offline';
  const addresses = `${site} ${portal}`.split(' ').map((path) => prefix + path);
  await test.step('the documents have accents everywhere', () =>
    expectPseudoDocuments(page, addresses, data));
  await test.step('the manifest has accents', async () => {
    const manifest: unknown = await (await page.request.get(`${prefix}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ lang: accented.tag, description: expect.stringMatching(/^⟦[^⟦⟧]+⟧$/) });
  });
});

test('screens of a vendor show only words of the word files', async ({ page, sandbox, visitor }) => {
  const look = (): Promise<void> => expectPseudo(page, [...data, visitor.phone]);
  const open = async (path: string): Promise<void> => {
    await page.goto(prefix + path);
    await expectSettled(page);
  };
  await test.step('the first step with its errors', async () => {
    await open(firstStep());
    await expect(field(page, 'vendorName')).toBeEditable();
    await button(page, accented.next).click();
    await expect(page.locator('#vendorName-error')).not.toBeEmpty();
    await look();
  });
  await visitor.seed('kyc', { category: 'supplements' });
  const { id } = await visitor.seed('contract', { category: 'labs' });
  await visitor.enter(page);
  await review(sandbox, id, 'reject', { reason: 'the letters are blurred' });
  for (const step of ['step2', 'step3'])
    await test.step(`a rejected application, ${step}`, async () => {
      await open(`/register/labs?vendorId=${id}&continue=true&step=${step}`);
      await look();
    });
  await test.step('the list, the dashboard and the profile', async () => {
    await open('/vendor');
    await expect(button(page, accented.resume)).toBeVisible();
    await look();
    await open(`/dashboard?vendorId=${id}`);
    await expect(page.getByRole('link', { name: accented.resubmit })).toBeVisible();
    await look();
    await open(`/profile?vendorId=${id}`);
    await look();
  });
  await test.step('the legacy wizard with its errors', async () => {
    await open('/register/grocery');
    await button(page, '⟦Çööñţîîñûûéé⟧').click();
    await expect(page.locator('#vendorName-error')).not.toBeEmpty();
    await look();
  });
});
