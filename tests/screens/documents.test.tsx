import { describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { brand } from '#lib/brand.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { review } from '../../e2e/controls.ts';
import { announced, card, choose, drag, expectState, pdfFile, sentFiles } from './documentFiles.ts';
import { answer, callsTo, hold } from './network.ts';
import {
  button,
  errorOf,
  expectSummary,
  field,
  openStep,
  pressKeyTwice,
  showStep,
  stepHeading,
  toast,
} from './papers.tsx';
import { press } from './press.ts';
import { enter, openOnce, sandbox } from './screen.tsx';
import { expectRecorded } from './recorded.ts';

const ofCategory = {
  pharmacy: ['pharmacyLicense', 'Pharmacy licence', 'Retail drug licence, number and dates readable.'],
  supplements: ['fssai', 'FSSAI', 'Your FSSAI licence or registration certificate.'],
  labs: ['labLicense', 'Lab licence', 'Your lab’s registration or accreditation certificate.'],
} as const;
const categories = ['pharmacy', 'supplements', 'labs'] as const;
const paper = 'PDF, JPG, JPEG or PNG, up to 5MB.';
const photo = 'JPG, JPEG or PNG, up to 5MB.';

test.each(categories)('asks a %s for its documents and names the missing ones', async (category) => {
  const [licence, label, help] = ofCategory[category];
  await openStep('documents', { category });
  await expect.element(card(licence)).toBeVisible();
  const rows = [
    [licence, label, 'Required', help, paper, 'environment'],
    ['gst', 'GST', 'Required', 'GST certificate, first page.', paper, 'environment'],
    [
      'cheque',
      'Cheque or bank statement',
      'Optional',
      'Account number and IFSC readable. Of a statement, the first page.',
      paper,
      'environment',
    ],
    ['ownerPhoto', 'Owner photo', 'Required', 'A clear photo of the owner’s face.', photo, 'user'],
    [
      'entranceWithOwner',
      'Entrance photo with owner',
      'Required',
      'The owner at the entrance, with the signboard in the picture.',
      photo,
      'environment',
    ],
  ] as const;
  const shown = page.css('li[data-slot]').elements();
  expect(shown.map((each) => each.getAttribute('data-slot'))).toEqual(rows.map(([slot]) => slot));
  for (const [slot, name, need, belongs, accepted, camera] of rows) {
    const one = card(slot);
    expect(one.element().querySelector('h3')?.textContent).toBe(name);
    expect(one.element().querySelector('h3 ~ span')?.textContent).toBe(need);
    expect(one.element().querySelector(`#${slot}-help`)?.textContent).toBe(`${belongs} ${accepted}`);
    const input = field(slot);
    expect(input.element().getAttribute('aria-describedby')).toBe(`${slot}-help ${slot}-error`);
    expect(input.element().getAttribute('accept')).toBe(
      `${accepted === paper ? '.pdf,application/pdf,' : ''}.jpg,.jpeg,image/jpeg,.png,image/png`,
    );
    expect((input.element() as HTMLInputElement).multiple).toBe(accepted === paper);
    expect(one.element().querySelector('input[capture]')?.getAttribute('capture')).toBe(camera);
    expect(one.element().querySelectorAll('[role="img"]')).toHaveLength(2);
    await expectState(slot, 'empty');
  }
  await expectRecorded('documents', `empty, ${category}`);

  expect(errorOf(licence).element().textContent).toBe('');
  await button('Next').click();
  await expect
    .element(toast('Required Documents'))
    .toMatchTextContent(`${label}, GST, Owner photo and Entrance photo with owner are required`);
  await expect.element(toast('Required Documents')).toHaveAttribute('role', 'alert');
  const names = [label, 'GST', 'Owner photo', 'Entrance photo with owner'];
  await expectSummary('4 things are missing', names, licence);
  await expect.element(field(licence)).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(field(licence))
    .toHaveAccessibleDescription(expect.stringContaining('Please upload this document'));
  await expect.element(errorOf('cheque')).toHaveTextContent('');
  if (category === 'pharmacy') await expectRecorded('documents', 'missing', { boxes: true });
  await page.getByRole('link', { name: 'Entrance photo with owner' }).click();
  await expect.element(field('entranceWithOwner')).toHaveFocus();
});

describe('an empty step', () => {
  openOnce(() => openStep('documents'));

  test('a slot has the name of its document, and a good and a bad example', async () => {
    for (const [slot, name, good, bad] of [
      [
        'pharmacyLicense',
        'Pharmacy licence',
        'The whole paper, straight',
        'A corner cut off, or light on the print',
      ],
      ['ownerPhoto', 'Owner photo', 'The face from the front, in good light', 'Sunglasses, or too dark'],
      [
        'entranceWithOwner',
        'Entrance photo with owner',
        'The owner under the signboard',
        'The signboard cut off',
      ],
    ] as const) {
      await expect
        .element(page.getByRole('listitem', { name, exact: true }))
        .toHaveAttribute('data-slot', slot);
      await expect
        .element(field(slot))
        .toHaveAccessibleName(expect.stringMatching(new RegExp(`^${name}: .*Choose file`)));
      await expect
        .element(card(slot).getByRole('img', { name: `Like this: ${good}`, exact: true }))
        .toBeVisible();
      await expect
        .element(card(slot).getByRole('img', { name: `Not like this: ${bad}`, exact: true }))
        .toBeVisible();
    }
  });

  test('the cheque is folded until the vendor opens it', async () => {
    await expect.element(field('cheque')).not.toBeVisible();
    const fold = page.getByText('Cheque or bank statement', { exact: true });
    await fold.click();
    await expect.element(card('cheque').getByText(/^Account number and IFSC readable\./)).toBeVisible();
    await press(fold);
  });

  test('shows a contact to an owner who cannot take a photo', async () => {
    const way = card('ownerPhoto').getByText('Can’t take a photo of the owner’s face?');
    await way.click();
    await expect
      .element(card('ownerPhoto').getByText(/^Call us, or write to us and ask for a call\./))
      .toBeVisible();
    const [phone, mail] = card('ownerPhoto').getByRole('link').elements();
    expect(phone?.getAttribute('href')).toBe(brand.supportPhoneHref);
    expect(mail?.getAttribute('href')).toBe(
      `${brand.supportEmailHref}?subject=Please%20call%20me%3A%20I%20cannot%20send%20an%20owner%20photo`,
    );
    await expect.element(page.getByText('Can’t take a photo of the owner’s face?')).toBeVisible();
    expect(page.getByText('Can’t take a photo of the owner’s face?').elements()).toHaveLength(1);
    await press(way);
  });
});

test('an uploaded document is no longer missing, but is named among the required ones', async () => {
  await openStep('documents');
  await press(button('Next'));
  await choose('gst', pdfFile());
  await expectState('gst', 'uploaded');
  await expect.element(page.getByRole('link', { name: 'GST' })).not.toBeInTheDocument();
  await expect.element(field('gst')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('ownerPhoto')).toHaveAttribute('aria-invalid', 'true');
  $toasts.set([]);
  await press(button('Next'));
  await expect
    .element(toast('Required Documents'))
    .toMatchTextContent('Pharmacy licence, GST, Owner photo and Entrance photo with owner are required');
});

test('Next waits for running uploads and says so', async () => {
  await openStep('documents');
  const release = hold(/documents$/);
  await choose('gst', pdfFile());
  await expectState('gst', 'uploading');
  await expect.element(button('Next')).toBeDisabled();
  const waiting = 'Files are uploading. You can continue when they are done.';
  await expect.element(button('Next')).toHaveAccessibleDescription(waiting);
  const said = page
    .getByText(waiting)
    .elements()
    .filter((part) => part.role === 'status');
  expect(said).toHaveLength(1);
  release();
  await expect.element(button('Next')).toBeEnabled();
  await expect.element(page.getByText(waiting)).not.toBeInTheDocument();
});

test('complete documents open the next step once, and stay as they were sent', async () => {
  await openStep('contract');
  await press(button('Back'));
  await expectState('gst', 'uploaded');
  for (const slot of ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'])
    expect(announced(slot)).toEqual([expect.stringMatching(/^Uploaded on \d{1,2} [A-Z][a-z]+ \d{4}$/)]);
  const view = card('gst').getByRole('link');
  await expect.element(view).toHaveAccessibleName(/^View\s*: GST \(opens in a new tab\)$/);
  await expect.element(view).toHaveAttribute('target', '_blank');
  await expect.element(view).toHaveAttribute('rel', 'noopener');
  const links = [...page.css('li[data-slot] a[target]').elements()].map((link) => link.getAttribute('href'));
  expect(new Set(links).size).toBe(4);
  await expect.element(card('gst').getByText(/Replace$/)).toBeVisible();
  await expect.element(card('gst').getByRole('img')).not.toBeInTheDocument();
  await expectRecorded('documents', 'uploaded', { boxes: true });
  await pressKeyTwice(button('Next'));
  await expect.element(stepHeading('contract')).toBeVisible();
  await expect
    .element(toast('Already Completed'))
    .toMatchTextContent('Pharmacy documents is already saved. Opening the next step.');
  expect(page.css('[data-toast]').elements()).toHaveLength(1);
});

test('Back leads to the KYC step', async () => {
  await openStep('documents');
  await button('Back').click();
  await expect.element(stepHeading('kyc-documents')).toBeVisible();
});

const remove = button(/^Remove\s*: Cheque or bank statement$/);

test('removes an optional document from the server once', async () => {
  const { id } = await openStep('documents');
  await choose('cheque', pdfFile());
  await expectState('cheque', 'uploaded');
  expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(1);
  const release = hold(/documents\/cheque$/);
  await pressKeyTwice(remove);
  const busy = button(/^Removing…\s*: Cheque or bank statement$/);
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  release();
  await expectState('cheque', 'empty');
  await expect.element(field('cheque')).toHaveFocus();
  expect(callsTo(/documents\/cheque$/)).toMatchObject([
    { method: 'DELETE', path: `/api/vendors/${id}/documents/cheque` },
  ]);
  await expect.element(remove).not.toBeInTheDocument();
});

describe('an optional document that was sent', () => {
  openOnce(async () => {
    await openStep('documents');
    await choose('cheque', pdfFile());
    await expectState('cheque', 'uploaded');
  });

  test('offers no Remove while the replacement of a document is sent', async () => {
    await expect.element(remove).toBeVisible();
    const release = hold(/documents$/);
    await choose('cheque', pdfFile('newer.pdf'));
    await expectState('cheque', 'uploading');
    await expect.element(remove).not.toBeInTheDocument();
    release();
    await expect.element(remove).toBeVisible();
  });

  test('shows a failed removal at its document, which stays', async () => {
    answer(/documents\/cheque$/, { status: 503 });
    await remove.click();
    await expect
      .element(field('cheque'))
      .toHaveAccessibleDescription(expect.stringContaining('Our service is temporarily unavailable.'));
    await expectState('cheque', 'uploaded');
    await expect.element(remove).toBeEnabled();
  });
});

test('opens only the flagged documents after a rejection', async () => {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Blurred.', flags: ['gst', 'ownerPhoto'] });
  enter(vendor);
  showStep(vendor, 'documents');
  for (const slot of ['gst', 'ownerPhoto']) {
    await expectState(slot, 'flagged');
    await expect.element(card(slot).getByText('Please send again')).toBeVisible();
    await expect.element(card(slot).getByText(/^Uploaded on/)).toBeVisible();
    expect(announced(slot)).toEqual([]);
  }
  expect(
    page
      .css('input[type="file"][name]')
      .elements()
      .map((input) => input.id),
  ).toEqual(['gst', 'ownerPhoto']);
  await expect.element(page.getByRole('region', { name: 'Please correct your application' })).toBeVisible();
  await expectRecorded('documents', 'flagged', { boxes: true });
  await expect.element(card('pharmacyLicense')).not.toBeVisible();
  await page.getByText('Accepted, no change needed: 3', { exact: true }).click();
  await expect.element(card('pharmacyLicense').getByText('Accepted. No change needed.')).toBeVisible();
  await card('cheque').getByText('Cheque or bank statement').click();
  await expect.element(card('cheque').getByText('Not needed now.')).toBeVisible();

  await press(button('Next'));
  await expect.element(toast('Required Documents')).toMatchTextContent('GST and Owner photo are required');
  await expectSummary('2 things are missing', ['GST', 'Owner photo'], 'gst');
  drag(card('pharmacyLicense').element(), 'drop', pdfFile('dropped.pdf'));
  await choose('gst', pdfFile('sharper.pdf'));
  await expect.element(card('gst').getByText('Please send again')).not.toBeInTheDocument();
  await expectState('ownerPhoto', 'flagged');
  // An accepted document takes no file, not even a dropped one.
  expect(sentFiles().map(([slot]) => slot)).toEqual(['gst']);
});
