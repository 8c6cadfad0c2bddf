import type { Page } from 'playwright/test';
import { brand } from '#lib/brand.ts';
import { categories } from '#lib/domain/category/category.ts';
import { contractAcceptance, textVersions } from '#lib/domain/contract/consents.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { sampleKyc } from './visitor.ts';

/** Returns the sheets of the page as printed, and their words. All print rules are in the page's own styles. */
async function printed(page: Page): Promise<{ pages: number; isA4: boolean; words: string }> {
  // Read the words before the PDF: making it removes the parts that are only for paper.
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    pages: [...pdf.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    isA4: boxes.every(
      ([, width, height]) => Math.round(Number(width)) === 595 && Math.round(Number(height)) === 842,
    ),
    words,
  };
}

test('receipt and contract print on A4 sheets, without secrets and screen-only parts', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { id } = await visitor.seed('documents', {
    // The longest names and addresses.
    info: {
      vendorName: 'Sri Venkateshwara Sanjeevani Medicals, Surgicals and General Stores',
      addressLine1:
        'Shop 14, Ground Floor, Lakshmi Complex, 12 Mahatma Gandhi Road, opposite the old bus stand',
    },
    kyc: { accountHolderName: 'Sri Venkateshwara Sanjeevani Medicals, Surgicals and General Stores' },
  });
  await visitor.send('POST', `/api/vendors/${id}/contract`, {
    termsAccepted: true,
    ...contractAcceptance(new Date()),
  });
  await visitor.enter(page);
  await page.goto(paths.profileOf(id));
  await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  await test.step('the receipt is one A4 sheet without PAN and account', async () => {
    const receipt = await printed(page);
    expect(receipt).toMatchObject({ pages: 1, isA4: true });
    expect(receipt.words).toContain(id);
    expect(receipt.words).toContain('••••••234F');
    // A GSTIN contains the PAN. It is on every invoice, so it may be here.
    const others = receipt.words.replaceAll(sampleKyc.gstNumber, '');
    for (const secret of [sampleKyc.panNumber, sampleKyc.bankAccount]) expect(others).not.toContain(secret);
    expect(receipt.words).not.toMatch(/Print or save|Dashboard/);
  });

  await test.step('the contract is one A4 sheet with its version and the day of acceptance', async () => {
    await page.getByRole('button', { name: 'Print the contract' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    const contract = await printed(page);
    expect(contract).toMatchObject({ pages: 1, isA4: true });
    expect(contract.words).toContain(`Version ${textVersions['partner-terms']}, accepted on`);
    for (const clause of [
      `${brand.name} keeps ${categories.pharmacy.commissionPercent}% of each completed order. No joining fee, no monthly fee.`,
      'We pay your share into your bank account within 7 business days of each completed order.',
      'You keep your licences valid, sell only what they allow, and tell us at once if one ends or is suspended.',
      'You accept or decline orders quickly, pack and seal them correctly, and keep prices and stock correct.',
      'You use prescriptions and customer data only for the order, and never give them to others.',
      'You or we can end this contract in writing. We still pay you in full for completed orders.',
    ])
      expect(contract.words).toContain(clause);
    expect(contract.words).not.toContain('What you sent');
  });
  await test.step('the page shows the receipt again', async () => {
    await expect(page.locator('.contract-sheet')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  });
  await test.step('the full contract has at most four sheets and names its version', async () => {
    await page.goto(paths.partnerTerms);
    const { pages, words } = await printed(page);
    expect(pages).toBeLessThanOrEqual(4);
    expect(words).toContain(`Version ${textVersions['partner-terms']}, in force`);
    expect(words).not.toMatch(/Skip to content|All rights reserved/);
  });
});
