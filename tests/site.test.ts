import { describe, expect, test } from 'vitest';
import { delivery } from '#lib/copy/delivery.ts';
import { faq } from '#lib/copy/faq.ts';
import { landing } from '#lib/copy/landing.ts';
import { site } from '#lib/copy/site.ts';

describe('The words of the public site', () => {
  test('the banner, the navigation and the not-found page speak as specified', () => {
    expect(site.banner).toBe('Stay tuned! Something exciting is coming soon.');
    const { home, vendor, delivery: riders, about, contact, dashboard } = site.nav;
    expect([home, vendor, riders, about, contact, dashboard]).toEqual([
      'Home',
      'Vendor',
      'Delivery',
      'About us',
      'Contact',
      'Dashboard',
    ]);
    const { code, heading, action } = site.notFound;
    expect([code, heading, action]).toEqual(['404', 'Oops! Page not found', 'Return to Home']);
    expect(site.backToHome).toBe('Back to Home');
  });

  test('the landing page has the four specified features and six reasons', () => {
    const { reading, speed, privacy, range } = landing.features;
    expect([reading, speed, privacy, range].map(({ title }) => title)).toEqual([
      'AI Prescription Analysis',
      '30-Minute Delivery',
      'Secure & Private',
      'Wide Medicine Range',
    ]);
    expect(landing.reasons.title).toMatch(/^Why choose /);
    expect(landing.reasons.items).toHaveLength(6);
  });

  test('the vendor block names packaging, tracking, the same-day cut-off and the time elsewhere', () => {
    const words = JSON.stringify(landing.vendors);
    for (const part of [
      'tamper-evident',
      'Real-time tracking',
      'before 2 PM in most major cities',
      '1-2 business days',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('the coverage block claims the four specified figures', () => {
    expect(landing.coverage.figures).toEqual([
      ['200+', 'cities'],
      ['500+', 'delivery partners'],
      ['30 min', 'average delivery'],
      ['99.8%', 'on-time rate'],
    ]);
  });

  test('the seven questions cover the seven specified subjects, in order', () => {
    const subjects = [
      /AI prescription analysis/,
      /secure/,
      /delivery/,
      /refrigerated/,
      /OTC/,
      /insurance/,
      /transfer/,
    ];
    expect(faq.items).toHaveLength(subjects.length);
    subjects.forEach((subject, index) => expect(faq.items[index]?.question).toMatch(subject));
    expect(faq.items[5]?.answer).toMatch(/Medicare and Medicaid/);
  });

  test('the delivery page names its button, benefits and steps as specified', () => {
    expect(delivery.download).toBe('Download App (Coming Soon)');
    const { hours, earn, easy } = delivery.benefits;
    expect([hours, earn, easy].map(({ title }) => title)).toEqual([
      'Flexible Hours',
      'Earn More',
      'Easy to Use',
    ]);
    expect(delivery.how.title).toBe('How It Works');
    expect(delivery.how.steps.map(([step]) => step.toLowerCase())).toEqual([
      'download app',
      'complete registration',
      'start delivering',
    ]);
  });
});
