import { expect, test } from 'vitest';
import { missingParticulars } from '#lib/owner.ts';
import { owner, type Owner } from '#site/operator.ts';
import { releaseReport } from '../scripts/build.ts';

const complete: Owner = {
  ...owner,
  legalName: 'Medi Post Private Limited',
  registrationNumber: 'U00000KA2020PTC000000',
  gstin: '29AAAAA0000A1Z5',
  address: '1 High Street, Bengaluru 560001',
  courts: 'Bengaluru',
  grievanceOfficer: {
    name: 'A. Rao',
    designation: 'Grievance Officer',
    phone: '+91 80 1234 5678',
    email: 'grievance@medipost.in',
    address: '1 High Street, Bengaluru 560001',
  },
  privacyContact: { name: 'A. Rao', email: 'privacy@medipost.in' },
  processors: { hosting: 'A', sms: 'B', bankCheck: 'C', dataCountry: 'India' },
};
const names = {
  name: 'Medi Post',
  siteUrl: 'https://medipost.in',
  supportEmail: 'help@medipost.in',
  exampleWord: 'for example',
};
/** Addresses of a brand that is still an example. */
const examples = {
  siteUrl: 'https://site.example',
  supportEmail: 'help@site.example',
  supportEmailHref: 'mailto:help@site.example',
  vendorAppStoreUrl: 'https://play.google.com/store/apps/details?id=example.site.vendor',
};

test('empty details and example addresses are listed by their place', () => {
  const officer = { ...complete.grievanceOfficer, phone: ' ' };
  expect(missingParticulars({ ...complete, courts: null, grievanceOfficer: officer }, names)).toEqual([
    'owner.courts',
    'owner.grievanceOfficer.phone',
  ]);
  expect(missingParticulars(complete, { ...names, ...examples })).toEqual(
    ['siteUrl', 'supportEmail', 'supportEmailHref', 'vendorAppStoreUrl'].map((name) => `brand.${name}`),
  );
  expect(missingParticulars(complete, names)).toEqual([]);
});

test('missing details cause a warning in a build and stop a release', () => {
  const missing = ['owner.courts', 'brand.siteUrl'];
  const build = releaseReport(false, missing, undefined);
  expect(build.errors).toEqual([]);
  expect(build.warnings.join()).toContain('owner.courts, brand.siteUrl');
  const release = releaseReport(true, missing, 'opt-in');
  expect(release.errors.join()).toContain('owner.courts, brand.siteUrl');
  expect(release.warnings).toEqual([]);
});

test('a complete release warns only of an unset PUBLIC_CONSENT', () => {
  expect(releaseReport(false, [], undefined)).toEqual({ errors: [], warnings: [] });
  expect(releaseReport(true, [], 'opt-in')).toEqual({ errors: [], warnings: [] });
  const { errors, warnings } = releaseReport(true, [], undefined);
  expect(errors).toEqual([]);
  expect(warnings.join()).toContain('PUBLIC_CONSENT');
});
