import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import { holdTimers } from './network.ts';
import { themeColour } from './themeColour.ts';
import { dashboardOf, lab, rowsOf } from './vendorPages.tsx';

const day = 86_400_000;
/** Returns the date this many days from today, such as `2027-06-30`. */
const inDays = (days: number): string => new Date(Date.now() + days * day).toLocaleDateString('en-CA');
const shown = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(iso));

const past = 'This date has passed. You can continue. Please keep your new receipt ready.';
const soon = 'This date is near. You can continue. Please renew in time.';

const store = (fssaiExpiry: string) => ({
  ...lab,
  categories: ['supplements'],
  kyc: { fssaiNumber: '11223344556677', fssaiExpiry },
});

test.each([
  [-1, past],
  [0, soon],
  [30, soon],
  [31, ''],
])('shows the expiry of a licence that runs out in %s days', async (days, note) => {
  await dashboardOf({ vendor: store(inDays(days)) });
  await expect.element(page.getByRole('region', { name: 'Dates on your licences' })).toBeVisible();
  expect(rowsOf('Dates on your licences')).toEqual([
    `FSSAI licence 11223344556677: ${shown(inDays(days))}${note}`,
  ]);
  expect(rowsOf('KYC Details')).toEqual([
    'FSSAI licence number: 11223344556677',
    `FSSAI licence valid until: ${shown(inDays(days))}`,
  ]);
});

const drugLicences = {
  ...lab,
  categories: ['pharmacy'],
  kyc: {
    drugLicenseNumber: 'KA/2023/123456',
    licences: [
      { form: '20', number: 'KA/2023/123456', paidUpTo: '2028-03-31' },
      { form: '21', number: 'KA/2023/654321', paidUpTo: '2027-03-31' },
    ],
  },
};

test('lists drug licences by date, and their form and fee in the details', async () => {
  await dashboardOf({ vendor: { ...drugLicences, id: lab.id } });
  await expect.element(page.getByRole('region', { name: 'Dates on your licences' })).toBeVisible();
  expect(rowsOf('Dates on your licences')).toEqual([
    'Fee for drug licence KA/2023/654321: 31 Mar 2027',
    'Fee for drug licence KA/2023/123456: 31 Mar 2028',
  ]);
  expect(rowsOf('KYC Details')).toEqual([
    'Drug licence number: Form 20: KA/2023/123456, fee paid until 31 Mar 2028',
    'Licence 2: Form 21: KA/2023/654321, fee paid until 31 Mar 2027',
  ]);
});

test('only the licence whose date has passed has a note', async () => {
  const [first, second] = drugLicences.kyc.licences;
  const licences = [
    { ...first, paidUpTo: inDays(400) },
    { ...second, paidUpTo: inDays(-1) },
  ];
  await dashboardOf({ vendor: { ...drugLicences, id: lab.id, kyc: { ...drugLicences.kyc, licences } } });
  await expect.element(page.getByRole('region', { name: 'Dates on your licences' })).toBeVisible();
  expect(rowsOf('Dates on your licences')).toEqual([
    `Fee for drug licence KA/2023/654321: ${shown(inDays(-1))}${past}`,
    `Fee for drug licence KA/2023/123456: ${shown(inDays(400))}`,
  ]);
  expect(getComputedStyle(page.getByText(past).element()).color).toBe(themeColour('warning'));
});

test('a vendor whose licence has no date gets no reminders', async () => {
  await dashboardOf({ vendor: store('') });
  await expect.element(page.getByRole('region', { name: 'KYC Details' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Dates on your licences' })).not.toBeInTheDocument();
});

test('the calendar file reminds of every licence thirty days before its date', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const endTime = holdTimers(limits.savedFileMs);
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download);
  });
  await dashboardOf({ vendor: { ...drugLicences, id: lab.id } });
  await page.getByRole('button', { name: 'Add reminders to your calendar' }).click();
  expect(clicked).toEqual(['licence-reminders.ics']);
  expect(revoke, 'the file stays for a while').not.toHaveBeenCalled();
  endTime();
  expect(revoke).toHaveBeenCalledTimes(1);
  expect(files[0]?.type).toBe('text/calendar');
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  const of = (name: string): string[] => lines.filter((line) => line.startsWith(name));
  expect(of('SUMMARY')).toEqual([
    'SUMMARY:Pay the fee for drug licence KA/2023/654321',
    'SUMMARY:Pay the fee for drug licence KA/2023/123456',
  ]);
  expect(of('DTSTART')).toEqual(['DTSTART;VALUE=DATE:20270331', 'DTSTART;VALUE=DATE:20280331']);
  expect(of('TRIGGER')).toEqual(['TRIGGER:-P30D', 'TRIGGER:-P30D']);
  expect(of('DESCRIPTION')[0]).toBe(
    `DESCRIPTION:A reminder from ${brand.name}\\, for the date on your licence.`,
  );
  expect(of('UID')).toEqual([
    `UID:drug-licence-KA-2023-654321-2027-03-31@${brand.storagePrefix}`,
    `UID:drug-licence-KA-2023-123456-2028-03-31@${brand.storagePrefix}`,
  ]);
});

test('the calendar file names the renewal of an FSSAI licence', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await dashboardOf({ vendor: store('2027-06-30') });
  await page.getByRole('button', { name: 'Add reminders to your calendar' }).click();
  await expect(files[0]?.text()).resolves.toContain('SUMMARY:Renew FSSAI licence 11223344556677');
});
