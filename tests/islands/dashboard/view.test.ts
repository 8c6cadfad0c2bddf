import { describe, expect, test } from 'vitest';
import { dashboardView } from '#islands/dashboard/firstView/view.ts';
import { profileView } from '#islands/profile/view.ts';
import { brand } from '#lib/brand.ts';
import { applicationWith } from '../../domain/applications.ts';

const reader = { origin: 'https://site.example', locale: 'en-IN', timeZone: 'Asia/Kolkata' };

const cardOf = (raw: object, done?: number) => dashboardView(applicationWith(raw, done), reader).card;

describe('The KYC card', () => {
  test('is green when approved, red when rejected, yellow otherwise', () => {
    expect(cardOf({ kyc: { status: 'Approved' } })).toMatchObject({ tone: 'green', badge: 'Approved' });
    expect(cardOf({ kyc: { status: 'REJECTED' } })).toMatchObject({ tone: 'red', badge: 'Rejected' });
    expect(cardOf({ status: 'submitted', kyc: { status: 'submitted' } })).toMatchObject({
      tone: 'yellow',
      badge: 'Under Review',
      action: null,
    });
    expect(cardOf({ kyc: { status: 'incomplete' } })).toMatchObject({ tone: 'yellow', badge: 'Incomplete' });
    expect(cardOf({ kyc: { status: 'on_hold' } })).toMatchObject({ tone: 'yellow', badge: 'On hold' });
  });

  test('resumes what is unfinished', () => {
    expect(cardOf({ status: 'incomplete', category: 'LABS' }).action).toEqual({
      label: 'Complete KYC',
      href: '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=v1&continue=true',
      external: false,
    });
  });

  test('does not call an application reviewed whose documents are still to come', () => {
    const card = cardOf({ status: 'kyc_submitted', kyc: { status: 'submitted' } }, 2);
    expect(card).toMatchObject({ badge: 'Submitted', action: { label: 'Complete KYC' } });
  });

  test('opens a rejected application on the page of its category', () => {
    expect(cardOf({ status: 'rejected', category: 'supplements' }, 4).action).toEqual({
      label: 'Resubmit KYC',
      href: '/register/supplements?vendorId=v1&continue=true',
      external: false,
    });
  });
});

describe('A rejection', () => {
  test('says the reviewer’s reason and names what was flagged', () => {
    const review = {
      reason: 'The certificate is not readable.',
      flagged: ['gst', 'panNumber', 'shopRent', ''],
    };
    expect(dashboardView(applicationWith({ status: 'rejected', review }), reader).rejection).toEqual({
      reason: 'The certificate is not readable.',
      flagged: ['GST', 'PAN number', 'Shop Rent'],
      said: new Map(),
    });
  });

  test('is silent once the application is under review again', () => {
    const again = applicationWith({ status: 'submitted', review: { reason: 'Old', flagged: ['gst'] } });
    expect(dashboardView(again, reader).rejection).toBeNull();
  });
});

describe('Start New Registration', () => {
  for (const [status, shows] of [
    [null, true],
    ['Incomplete', true],
    ['rejected', true],
    ['submitted', false],
    ['approved', false],
    ['on_hold', false],
  ] as const) {
    test(`${shows ? 'shows' : 'is away'} for ${status ?? 'no status'}`, () => {
      expect(dashboardView(applicationWith({ status }), reader).canStart).toBe(shows);
    });
  }
});

describe('The profile', () => {
  for (const [status, title, action] of [
    ['Approved', 'Your KYC is Approved!', brand.vendorAppStoreUrl],
    ['active', 'Your KYC is Approved!', brand.vendorAppStoreUrl],
    ['pending', 'KYC Under Review', undefined],
    ['submitted', 'KYC Under Review', undefined],
    ['kyc_submitted', 'KYC Under Review', undefined],
    ['documents_uploaded', 'KYC Under Review', undefined],
    ['contract_submitted', 'KYC Under Review', undefined],
    ['REJECTED', 'KYC Rejected', '/register/supplements?vendorId=v1&continue=true'],
    [
      'on_hold',
      'Incomplete',
      '/partner-with-us/new/mx-onboarding/step1?serviceType=supplements&vendorId=v1&continue=true',
    ],
  ] as const) {
    test(`says '${title}' for ${status}, supplements being its default category`, () => {
      const view = profileView(applicationWith({ status }));
      expect(view.title).toBe(title);
      expect(view.action?.href).toBe(action);
    });
  }

  test('leads back to an application that is not finished', () => {
    expect(profileView(applicationWith({ status: 'kyc_submitted' }, 2)).unfinished?.label).toBe(
      'Complete KYC',
    );
    expect(profileView(applicationWith({ status: 'kyc_submitted' }, 4)).unfinished).toBeNull();
  });
});

describe('Every screen', () => {
  const screens = (raw: object, done?: number) => {
    const application = applicationWith(raw, done);
    const { card, slip } = dashboardView(application, reader);
    const profile = profileView(application, reader);
    return { card, slip, profile, all: JSON.stringify({ card, slip, profile }) };
  };

  test('says rejected of a rejected vendor whose KYC still is submitted', () => {
    const { card, profile, all } = screens({ status: 'rejected', kyc: { status: 'submitted' } }, 4);
    expect(card).toMatchObject({ tone: 'red', badge: 'Rejected', title: 'KYC Rejected' });
    expect(profile).toMatchObject({ tone: 'red', title: 'KYC Rejected' });
    expect(all).not.toMatch(/KYC Under Review/);
  });

  test('says rejected of a rejected KYC whose vendor is submitted or approved', () => {
    for (const status of ['submitted', 'approved']) {
      const { card, profile } = screens({ status, kyc: { status: 'rejected' } }, 4);
      expect(card.title).toBe('KYC Rejected');
      expect(profile.title).toBe('KYC Rejected');
    }
  });

  test('shows the explicit KYC status of an approved vendor on the dashboard', () => {
    const { card, profile } = screens({ status: 'approved', kyc: { status: 'submitted' } }, 4);
    expect(card.title).toBe('KYC Under Review');
    expect(profile.title).toBe('Your KYC is Approved!');
  });

  test('offers a new registration where the KYC of a submitted vendor is rejected', () => {
    const rejected = { status: 'contract_submitted', kyc: { status: 'rejected' } };
    expect(dashboardView(applicationWith(rejected), reader).canStart).toBe(true);
  });

  test('promises no time to an application that is not wholly sent', () => {
    for (const status of ['kyc_submitted', 'documents_uploaded', 'submitted', 'incomplete', null]) {
      const { card, profile } = screens({ status, kyc: { status: 'submitted' } }, 2);
      expect(`${card.message} ${profile.message}`).not.toContain('24-48');
    }
    expect(screens({ status: 'contract_submitted' }, 4).profile.message).toContain('24-48 hours');
  });

  test('leads to the dashboard and the corrections of the very application', () => {
    const { profile, card } = screens({ status: 'rejected', category: 'labs' });
    expect(profile.dashboard.href).toBe('/dashboard?vendorId=v1');
    expect([profile.action?.href, card.action?.href]).toEqual(
      Array(2).fill('/register/labs?vendorId=v1&continue=true'),
    );
  });
});
