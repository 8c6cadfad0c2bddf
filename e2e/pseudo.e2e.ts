import { legacyStepIds } from '#lib/domain/application/legacyForm.ts';
import { operator } from '#site/operator.ts';
import { addFaults, clearFaults, review } from './controls.ts';
import { testCode } from './deployed.ts';
import { button, field, loginDialog, stepHeading } from './elements.ts';
import { pdf } from './files.ts';
import { expect, test } from './fixtures.ts';
import { fillInfo, fillKyc, info, uploadDocuments, verifyBank } from './forms.ts';
import { expectPseudo, numberTexts, typedTexts } from './plainWords.ts';
import { expectSettled } from './settledScreen.ts';
import { accented } from './spoken.ts';

/**
 * Every screen in the pseudo-locale: English with accents and brackets, 40 % longer (build/words/pseudo.ts). No
 * translation reaches a word without accents. A text that is cut off or too wide here would be so in Tamil,
 * too.
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

test.beforeEach(({ allowErrors }) => allowErrors(/Failed to load resource/));

test('public pages show only words of the word files', async ({ page }) => {
  const manifest: unknown = await (await page.request.get(`${prefix}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ lang: accented.tag, description: expect.stringMatching(/^⟦[^⟦⟧]+⟧$/) });
  for (const path of ['/', '/vendor', '/delivery', '/register/start', '/404', '/privacy', '/partner-terms'])
    await test.step(path, async () => {
      await page.goto(prefix + path);
      await expectPseudo(page, data);
    });
});

test('sign-in and all steps show only words of the word files', async ({ page, newPhone }) => {
  const look = (): Promise<void> => expectPseudo(page, [...data, phone]);
  const phone = newPhone();
  await test.step('signing in', async () => {
    await page.goto(`${prefix}/vendor`);
    await button(page, accented.signIn).click();
    const dialog = loginDialog(page, accented);
    await field(dialog, 'phone').fill('12');
    await button(dialog, accented.sendOtp).click();
    await look();
    await field(dialog, 'phone').fill(phone);
    await button(dialog, accented.sendOtp).click();
    await expect(field(dialog, 'code')).toBeFocused();
    await look();
    await field(dialog, 'code').fill(testCode);
    await expect(dialog).toBeHidden();
    const service = page.getByRole('dialog').getByRole('link', { name: accented.services.pharmacy }).first();
    await expect(service).toBeVisible();
    await look();
    await service.click();
  });

  await test.step('vendor information', async () => {
    await expect(field(page, 'vendorName')).toBeEditable();
    await button(page, accented.next).click();
    await expect(page.locator('#vendorName-error')).not.toBeEmpty();
    await look();
    await fillInfo(page, phone);
    await button(page, accented.next).click();
    await expect(field(page, 'otp')).toBeVisible();
    await look();
    await field(page, 'otp').fill(testCode);
  });

  await test.step('KYC details', async () => {
    await expect(field(page, 'panNumber')).toBeVisible();
    await button(page, accented.next).click();
    await expect(page.locator('#panNumber-error')).not.toBeEmpty();
    await look();
    await fillKyc(page, 'pharmacy');
    // Warnings beside the fields: another PAN in the GSTIN, and an unknown branch.
    await field(page, 'gstNumber').fill('40ZZZPE1234F1Z5');
    await field(page, 'ifsc').fill('HDFC0999999');
    await verifyBank(page, accented);
    await look();
    await button(page, accented.next).click();
  });

  await test.step('documents', async () => {
    await expect(stepHeading(page, accented.documents.pharmacy)).toBeVisible();
    await button(page, accented.next).click();
    await expect(page.locator('[data-toast]').last()).toBeVisible();
    await look();
    await field(page, 'gst')
      .first()
      .setInputFiles({ ...pdf(), name: 'gst.exe', mimeType: 'application/x-msdownload' });
    await expect(page.locator('[data-toast]').last()).toBeVisible();
    await look();
    await uploadDocuments(page, 'pharmacy', accented);
    await look();
    await button(page, accented.next).click();
  });

  await test.step('contract', async () => {
    await expect(stepHeading(page, accented.contract)).toBeVisible();
    await button(page, accented.submit).click();
    await expect(page.locator('#termsAccepted-error')).not.toBeEmpty();
    await look();
    await page.locator('input[name="termsAccepted"]').check();
    await button(page, accented.submit).click();
  });
  await test.step('dashboard', async () => {
    await expect(page).toHaveURL(/\/xa\/dashboard\?vendorId=\w+$/);
    await expect(page.getByText(accented.underReview)).toBeVisible();
    await look();
  });
});

test('profile, list and reviews show only words of the word files', async ({ page, sandbox, visitor }) => {
  const look = async (path: string): Promise<void> => {
    await page.goto(prefix + path);
    await expectSettled(page);
    await expectPseudo(page, [...data, visitor.phone]);
  };
  await visitor.seed('kyc', { category: 'supplements' });
  const { id } = await visitor.seed('contract', { category: 'labs' });
  await visitor.enter(page);
  // The journey above ends at the dashboard under review.
  await test.step('an application under review', async () => {
    await look(`/profile?vendorId=${id}`);
  });
  await test.step('a rejected application', async () => {
    await review(sandbox, id, 'reject', { reason: 'the letters are blurred', flags: ['panNumber', 'gst'] });
    await look('/vendor');
    await look(`/dashboard?vendorId=${id}`);
    for (const step of ['step2', 'step3'])
      await look(`/register/labs?vendorId=${id}&continue=true&step=${step}`);
  });
  await test.step('an approved application', async () => {
    await review(sandbox, id, 'approve');
    await look(`/profile?vendorId=${id}`);
  });
  await test.step('missing and refused applications', async () => {
    await look('/dashboard?vendorId=nobody');
    await look('/register/labs?vendorId=nobody&continue=true');
    await addFaults(sandbox, { endpoint: '*', action: 'status', status: 403 });
    await look(`/dashboard?vendorId=${id}`);
  });
  await clearFaults(sandbox);
});

test('the legacy wizard shows only words of the word files', async ({ page, visitor }) => {
  const look = (): Promise<void> => expectPseudo(page, [...data, visitor.phone]);
  const go = '⟦Çööñţîîñûûéé⟧';
  await visitor.enter(page);
  const values = {
    vendor: { vendorName: info.vendorName },
    owner: { ownerName: info.ownerName, email: info.email, phone: info.supportPhone },
    location: {
      supportPhone: info.supportPhone,
      addressLine1: info.addressLine1,
      city: info.city,
      pincode: info.pincode,
    },
    documents: {},
    review: {},
  };
  await page.goto(`${prefix}/register/grocery`);
  for (const step of legacyStepIds) {
    const names = Object.entries(values[step]);
    const [first] = names[0] ?? [];
    if (first !== undefined) {
      await expect(field(page, first)).toBeVisible();
      await button(page, go).click();
      await expect(page.locator(`#${first}-error`)).not.toBeEmpty();
    }
    await look();
    for (const [name, value] of names) await field(page, name).fill(value);
    if (step !== 'review') await button(page, go).click();
  }
  await page.locator('input[name="agree"]').check();
  await page.locator('button[type="submit"]').last().click();
  await expect(page.locator('[data-toast]').last()).toBeVisible();
  await look();
});
