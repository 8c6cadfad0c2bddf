import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Answers } from '#islands/onboarding/contract/Answers.tsx';
import { brand } from '#lib/brand.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import type { SeedOptions } from '../../e2e/visitor.ts';
import { card, choose, expectState, pdfFile } from './documentFiles.ts';
import { hold } from './network.ts';
import { button, field, openStep, stepHeading, toast } from './papers.tsx';
import { press } from './press.ts';
import { show } from './screen.tsx';

const answers = page.getByRole('region', { name: 'Check your answers', exact: true });

/** Returns the visible answers of the group at this position. */
async function groupAt(place: number): Promise<Record<string, string>> {
  await expect.element(answers).toBeVisible();
  const group = answers.css('.answers').elements()[place];
  return Object.fromEntries(
    [...(group?.querySelectorAll('dl > div') ?? [])].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent.replaceAll('\u00a0', ' ') ?? '',
    ]),
  );
}

test('shows the vendor’s business details, and each group as a folded summary', async () => {
  const { phone } = await openStep('contract', { info: { vendorName: 'Asha Medicals', city: 'Mysuru' } });
  const others = await groupAt(0);
  expect(others).toMatchObject({
    'Business name': 'Asha Medicals',
    'Owner’s full name': 'Asha Rao',
    Email: 'asha@sanjeevani.example',
    Phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    'Support phone': '+91 91234 56780',
    'Location on the map': '12.971940, 77.593689',
    Open: expect.stringContaining('09:00'),
  });
  expect(others['Address']).toContain('12 MG Road, Ashok Nagar');
  expect(others['Address']).toContain('560001');
  await expect.element(answers.getByText('Is something wrong? Press Change.')).toBeVisible();
  await expect
    .element(answers.getByText(/^You cannot change them here\. Call or write to us:/))
    .toBeVisible();
  await expect
    .element(answers.getByRole('link', { name: brand.supportPhone }))
    .toHaveAttribute('href', brand.supportPhoneHref);
  await expect
    .element(answers.getByRole('link', { name: brand.supportEmail }))
    .toHaveAttribute('href', brand.supportEmailHref);
  const folds = answers.css('details').elements() as HTMLDetailsElement[];
  expect(folds.map(({ open }) => open)).toEqual([false, false, false]);
  expect(folds.map((fold) => fold.querySelector('h4')?.textContent)).toEqual([
    'Vendor information',
    'KYC & business details',
    'Documents',
  ]);
  expect(folds.map((fold) => fold.querySelector('summary > span')?.textContent)).toEqual([
    'Asha Medicals, Mysuru',
    'Asha Rao, 29ABCPE1234F1Z5',
    '4 documents',
  ]);
});

test.each([
  ['pharmacy', 'Drug licence number', 'KA/2023/123456', 'Pharmacy licence'],
  ['supplements', 'FSSAI licence number', '11223344556677', 'FSSAI'],
  ['labs', 'Accreditation', 'NABL MC-2345', 'Lab licence'],
] as const)(
  'shows the documents and KYC details of a %s, but only the end of secrets',
  async (category, label, number, licence) => {
    await openStep('contract', { category });
    expect(await groupAt(1)).toEqual({
      GSTIN: '29ABCPE1234F1Z5',
      'PAN number': '••••••234F',
      'Name on PAN': 'Asha Rao',
      [label]: number,
      'Bank account number': '••••••••9012',
      'Account holder name': 'Asha Rao',
      IFSC: 'HDFC0001234',
    });
    expect(document.body.textContent).not.toContain('ABCPE1234F,');
    expect(document.body.innerHTML).not.toContain('123456789012');
    expect(await groupAt(2)).toEqual({
      [licence]: 'Uploaded',
      GST: 'Uploaded',
      'Owner photo': 'Uploaded',
      'Entrance photo with owner': 'Uploaded',
    });
  },
);

test('a group unfolds by itself if one of its answers is missing', async () => {
  const given = { info: { vendorName: 'Asha Medicals' }, kyc: {} as KycDetails, documents: [] };
  show(<Answers category="pharmacy" {...given} onChange={() => undefined} />);
  await expect.element(answers).toBeVisible();
  const folds = answers.css('details').elements() as HTMLDetailsElement[];
  expect(folds.map(({ open }) => open)).toEqual([true, true, true]);
});

test('the answers of a lab that is exempt from GST miss no certificate', async () => {
  const documents = ['labLicense', 'ownerPhoto', 'entranceWithOwner'];
  show(
    <Answers
      category="labs"
      info={{}}
      kyc={{ gstExempt: true }}
      {...{ documents }}
      onChange={() => undefined}
    />,
  );
  expect(Object.keys(await groupAt(2))).toEqual(['Lab licence', 'Owner photo', 'Entrance photo with owner']);
});

test('Back and Change lead to the steps', async () => {
  await openStep('contract');
  await expect.element(button('Change Vendor information')).not.toBeInTheDocument();
  for (const [name, step, control] of [
    ['Back', 'documents', 'gst'],
    ['Change Documents', 'documents', 'gst'],
    ['Change KYC & business details', 'kyc-documents', 'panNumber'],
  ] as const) {
    await button(name).click();
    await expect.element(stepHeading(step), { message: name }).toHaveFocus();
    await expect.element(field(control)).toBeVisible();
    if (step === 'documents') await press(button('Next'));
  }
});

test('the answers include a document that was just uploaded', async () => {
  const { id } = await openStep('contract');
  // The page does not reload the vendor before this step.
  const release = hold(new RegExp(`/vendors/${id}$`));
  await press(button('Change Documents'));
  await choose('gst', pdfFile('newer.pdf'));
  await choose('cheque', pdfFile());
  await expectState('cheque', 'uploaded');
  await press(button('Next'));
  await expect.element(stepHeading('contract')).toBeVisible();
  // This visit added documents, so the step was not “already completed”.
  expect(toast('Already Completed').elements()).toEqual([]);
  expect(await groupAt(2)).toMatchObject({ 'Cheque or bank statement': 'Uploaded' });
  await expect.element(answers.getByText('5 documents', { exact: true })).toBeVisible();
  release();
});

test('the answers leave out a document that was just removed', async () => {
  const { id } = await openStep('contract');
  await press(button('Change Documents'));
  await choose('cheque', pdfFile());
  await expectState('cheque', 'uploaded');
  await expect.element(card('cheque').getByText(/^Uploaded on/)).toBeVisible();
  // The vendor on this page still has the document.
  await expect.poll(() => card('cheque').getByRole('link', { name: /^View/ }).elements()).toHaveLength(1);
  const release = hold(new RegExp(`/vendors/${id}$`));
  await press(button(/^Remove\s*: Cheque or bank statement$/));
  await expectState('cheque', 'empty');
  await press(button('Next'));
  await expect.element(stepHeading('contract')).toBeVisible();
  expect(await groupAt(2)).not.toHaveProperty('Cheque or bank statement');
  await expect.element(answers.getByText('4 documents', { exact: true })).toBeVisible();
  release();
});

test('shows additional licences with their forms and dates', async () => {
  const licences = [
    { form: '20', number: 'KA/2023/123456' },
    { form: '21', number: 'CBE/1234/21', paidUpTo: '2099-03-31', asPrinted: true },
  ];
  await openStep('contract', { kyc: { licences } as SeedOptions['kyc'] & object });
  expect(await groupAt(1)).toMatchObject({
    'Drug licence number': 'Form 20: KA/2023/123456',
    'Licence 2': 'Form 21: CBE/1234/21 (as printed on the licence), fee paid until 31 Mar 2099',
  });
});
