import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { iconOf } from './icons.ts';
import { dashboardOf, lab, rowsOf } from './vendorPages.tsx';
import { expectRecorded } from './recorded.ts';

const whole = {
  ownerName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  supportPhone: '+919876543211',
  addressLine1: '12 MG Road',
  addressLine2: 'Ashok Nagar',
  city: 'Bengaluru',
  pincode: '560001',
  state: 'Karnataka',
  location: { latitude: 12.97194, longitude: 77.5936894 },
  openingHours: {
    openTime: '09:00',
    closeTime: '22:00',
    openDays: [1, 2, 3, 4, 5, 6],
    dayWise: [
      { day: 6, openTime: '10:00', closeTime: '14:00' },
      { day: 0, openTime: '11:00', closeTime: '12:00' },
    ],
  },
};
const plain = (text: string): string => text.replaceAll('\u{a0}', ' ');

test('Basic Information lists owner, email, both phones and the categories', async () => {
  await dashboardOf({ vendor: { ...lab, ...whole, categories: ['labs', 'pharmacy'] } });
  const slip = page.getByRole('region', { name: 'Basic Information' });
  await expect.element(slip).toBeVisible();
  expect(rowsOf('Basic Information').map(plain)).toEqual([
    'Owner: Asha Rao',
    'Email: asha@example.in',
    'Phone: +91 98765 43210',
    'Support Phone: +91 98765 43211',
    'Categories: LabsPharmacy',
  ]);
  const badges = slip.getByRole('listitem').elements();
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Labs', 'Pharmacy']);
});

test('Location Details lists the address, the coordinates and the hours', async () => {
  await dashboardOf({ vendor: { ...lab, ...whole } });
  await expect.element(page.getByRole('region', { name: 'Location Details' })).toBeVisible();
  expect(rowsOf('Location Details')).toEqual([
    'Address: 12 MG Road',
    'Address line 2: Ashok Nagar',
    'City: Bengaluru',
    'PIN code: 560001',
    'State: Karnataka',
    'Coordinates: 12.971940, 77.593689',
    'Opening hours: 09:00 to 22:00',
    'Open days: Monday to Saturday',
    'Saturday: 10:00 to 14:00',
  ]);
  const link = page.getByRole('link', { name: 'Open in your map app (opens in a new tab)' });
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=12.97194,77.5936894');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expectRecorded('dashboard', 'with all details');
});

test('details that are missing share one line under the given ones', async () => {
  await dashboardOf({ vendor: { ...lab, ...whole, state: null, email: null, supportPhone: null } });
  await expect.element(page.getByRole('region', { name: 'Location Details' })).toBeVisible();
  expect(rowsOf('Basic Information').map(plain)).toEqual([
    'Owner: Asha Rao',
    'Phone: +91 98765 43210',
    'Categories: Labs',
    'Email, Support Phone: Not provided',
  ]);
  expect(rowsOf('Location Details').at(-1)).toBe('State: Not provided');
});

test('shows missing details as not provided, without a map link', async () => {
  await dashboardOf({ vendor: { id: lab.id } });
  await expect.element(page.getByRole('region', { name: 'Location Details' })).toBeVisible();
  for (const [name, labels] of [
    ['Basic Information', 'Owner, Email, Phone, Support Phone, Categories'],
    ['Location Details', 'Address, City, PIN code, State, Coordinates, Opening hours'],
  ] as const)
    expect(rowsOf(name)).toEqual([`${labels}: Not provided`]);
  expect(page.getByRole('link', { name: /map app/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'KYC Details' })).not.toBeInTheDocument();
});

const kyc = {
  status: 'submitted',
  submittedAt: '2026-11-21T12:00:00Z',
  verificationDate: '2026-11-22T12:00:00Z',
  panNumber: 'ABCPE1234F',
  panHolderName: 'Asha Rao',
  gstNumber: '29ABCPE1234F1Z5',
  accreditation: 'NABL MC-2345',
  bankAccount: '001234567890',
  accountHolderName: 'Asha Rao Labs',
  ifsc: 'HDFC0001234',
};

test('KYC Details lists all given fields, with only the end of secrets', async () => {
  await dashboardOf({ vendor: { ...lab, kyc } });
  await expect.element(page.getByRole('region', { name: 'KYC Details' })).toBeVisible();
  expect(rowsOf('KYC Details').map((row) => row.replace(/Show$/, ''))).toEqual([
    'GSTIN: 29ABCPE1234F1Z5',
    'PAN number: ••••••234F',
    'Name on PAN: Asha Rao',
    'Accreditation: NABL MC-2345',
    'Bank account number: ••••••••7890',
    'Account holder name: Asha Rao Labs',
    'IFSC: HDFC0001234',
    'Submitted on: 21 Nov 2026',
    'Verified on: 22 Nov 2026',
  ]);
  await expectRecorded('dashboard', 'with KYC details');
});

test('a KYC without values says so', async () => {
  await dashboardOf({ vendor: { ...lab, kyc: { status: 'incomplete' } } });
  await expect
    .element(page.getByRole('region', { name: 'KYC Details' }).getByText('No KYC details yet.'))
    .toBeVisible();
});

test('Show reveals only its own secret, and Hide conceals it again', async () => {
  await dashboardOf({ vendor: { ...lab, kyc } });
  const pan = page.getByRole('button', { name: 'Show PAN number' });
  const bank = page.getByRole('button', { name: 'Show Bank account number' });
  const html = (): string => document.querySelector('#main')?.innerHTML ?? '';
  await expect.element(pan).toHaveAttribute('aria-pressed', 'false');
  expect(html()).not.toMatch(/ABCPE1234F(?!1Z5)|001234567890/);
  await bank.click();
  await expect.element(page.getByText('001234567890')).toBeVisible();
  expect(html()).not.toMatch(/ABCPE1234F(?!1Z5)/);
  await expect.element(bank).toHaveAttribute('aria-pressed', 'true');
  await expect.element(bank).toHaveTextContent('Hide');
  await expect.element(pan).toHaveTextContent('Show');
  const icons = [pan, bank].map((each) => iconOf(each.element()));
  expect(icons).toEqual(['eye', 'eye-off']);
  const value = page.getByText('001234567890').element();
  expect(value.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  await expect.element(bank).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bank).toHaveAttribute('aria-pressed', 'false');
  expect(html()).not.toContain('001234567890');
});

test('shows a GST exemption as declared', async () => {
  await dashboardOf({ vendor: { ...lab, kyc: { gstExempt: true, panHolderName: 'Asha Rao' } } });
  await expect.element(page.getByRole('region', { name: 'KYC Details' })).toBeVisible();
  expect(rowsOf('KYC Details')[0]).toBe('GSTIN: Not registered for GST (diagnostic services are exempt)');
});

test.each([
  ['KA/2023/123456', false, 'KA/2023/123456'],
  ['RLF 20 KA 2023 1', true, 'RLF 20 KA 2023 1 (as printed on the licence)'],
])(
  'shows the licence number %j, declared as printed: %s',
  async (drugLicenseNumber, licenceAsPrinted, shown) => {
    const declared = { drugLicenseNumber, licenceAsPrinted };
    await dashboardOf({ vendor: { ...lab, categories: ['pharmacy'], kyc: declared } });
    await expect.element(page.getByRole('region', { name: 'KYC Details' })).toBeVisible();
    expect(rowsOf('KYC Details')).toEqual([`Drug licence number: ${shown}`]);
  },
);

test('offers no Show for a number that the server has masked', async () => {
  await dashboardOf({ vendor: { ...lab, kyc: { panNumber: 'XXXXXX234F', bankAccount: '001234567890' } } });
  await expect.element(page.getByText('XXXXXX234F')).toBeVisible();
  expect(page.getByRole('button', { name: /^Show / }).elements()).toHaveLength(1);
});

test('marks links and buttons of the dashboard as not for print', async () => {
  await dashboardOf({ vendor: { ...lab, ...whole, status: 'submitted' } });
  await expect.element(page.getByRole('region', { name: 'Location Details' })).toBeVisible();
  for (const name of [/map app/, 'View KYC profile', 'Print or save as PDF'])
    expect(page.getByRole('link', { name }).element().closest('[class~="print:hidden"]')).not.toBeNull();
});

test('lists each document with its label, its date and its own file in a new tab', async () => {
  const documents = [
    { type: 'labLicense', uploadedAt: '2026-11-21T12:00:00Z', url: '/files/one' },
    { type: 'gst', uploadedAt: '2026-11-22', url: 'https://files.example/two' },
    { type: 'gst', uploadedAt: 'soon', url: 'https://files.example/three' },
    { type: 'rentAgreement', uploadedAt: '2026-11-23T12:00:00Z', url: 'javascript:alert(1)' },
  ];
  await dashboardOf({ vendor: { ...lab, documents } });
  const slip = page.getByRole('region', { name: 'Uploaded Documents' });
  await expect.element(slip).toBeVisible();
  const items = slip.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Lab licenceUploaded 21 Nov 2026View',
    'GSTUploaded 22 Nov 2026View',
    'GSTUpload date not knownView',
    'Rent AgreementUploaded 23 Nov 2026Link not available',
  ]);
  const times = items.map((item) => item.querySelector('time')?.getAttribute('datetime') ?? null);
  expect(times).toEqual(['2026-11-21T12:00:00.000Z', '2026-11-22', null, '2026-11-23T12:00:00.000Z']);
  const links = slip.getByRole('link').elements();
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['View Lab licence (opens in a new tab)', `${location.origin}/files/one`],
    ['View GST (opens in a new tab)', 'https://files.example/two'],
    ['View GST (opens in a new tab)', 'https://files.example/three'],
  ]);
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('a dashboard without documents says so', async () => {
  await dashboardOf({ vendor: lab });
  await expect
    .element(page.getByRole('region', { name: 'Uploaded Documents' }).getByText('No documents uploaded yet.'))
    .toBeVisible();
});

test('asks again only for the document that a reviewer still waits for', async () => {
  const documents = ['labLicense', 'gst', 'ownerPhoto'].map((type) => ({
    type,
    url: '/files/1',
    uploadedAt: '2026-11-21T12:00:00Z',
  }));
  const review = { flagged: ['gst', 'ownerPhoto'], outstanding: ['ownerPhoto'] };
  await dashboardOf({ vendor: { ...lab, status: 'rejected', documents, review } });
  const slip = page.getByRole('region', { name: 'Uploaded Documents' });
  await expect.element(slip).toBeVisible();
  expect(
    slip
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Lab licenceUploaded 21 Nov 2026View',
    'GSTUploaded 21 Nov 2026View',
    'Owner photoPlease send it againView',
  ]);
});
