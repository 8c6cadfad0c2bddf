import { describe, expect, test } from 'vitest';
import { deliveryWords } from '#lib/words/delivery.ts';
import { faqWords } from '#lib/words/faq.ts';
import { landingWords } from '#lib/words/landing.ts';
import { siteWords } from '#lib/words/site.ts';

describe('The words of the public site', () => {
  test('the banner, the navigation and the not-found page have the specified words', () => {
    expect(siteWords.banner).toBe('Stay tuned! Something exciting is coming soon.');
    const { home, vendor, delivery: riders, about, contact, dashboard } = siteWords.nav;
    expect([home, vendor, riders, about, contact, dashboard]).toEqual([
      'Home',
      'Vendor',
      'Delivery',
      'About us',
      'Contact',
      'Dashboard',
    ]);
    const { code, heading, action } = siteWords.notFound;
    expect([code, heading, action]).toEqual(['404', 'Oops! Page not found', 'Return to Home']);
    expect(siteWords.backToHome).toBe('Back to Home');
  });

  test('the landing page has the four specified features and six reasons', () => {
    const { reading, speed, privacy, range } = landingWords.features;
    expect([reading, speed, privacy, range].map(({ title }) => title)).toEqual([
      'AI Prescription Analysis',
      '30-Minute Delivery',
      'Secure & Private',
      'Wide Medicine Range',
    ]);
    expect(landingWords.reasons.title).toMatch(/^Why choose /);
    expect(landingWords.reasons.items).toHaveLength(6);
  });

  test('the vendor block names packaging, tracking and the delivery times', () => {
    const words = JSON.stringify(landingWords.vendors);
    for (const part of [
      'tamper-evident',
      'Real-time tracking',
      'before 2 PM in most major cities',
      '1-2 business days',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('besides the specified figure, the page says 30 minutes twice', () => {
    const { hero, features, reasons, vendors } = landingWords;
    expect(JSON.stringify([hero, features, reasons, vendors]).match(/\b30\b/g)).toHaveLength(2);
  });

  test('the coverage block has the four specified figures', () => {
    expect(landingWords.coverage.figures).toEqual([
      ['200+', 'cities'],
      ['500+', 'delivery partners'],
      ['30 min', 'average delivery'],
      ['99.8%', 'on-time rate'],
    ]);
  });

  test('the seven questions cover the specified subjects in order', () => {
    const subjects = [
      /AI prescription analysis/,
      /secure/,
      /delivery/,
      /refrigerated/,
      /OTC/,
      /insurance/,
      /transfer/,
    ];
    expect(faqWords.items).toHaveLength(subjects.length);
    subjects.forEach((subject, index) => expect(faqWords.items[index]?.question).toMatch(subject));
    expect(faqWords.items[5]?.answer).toMatch(/Medicare and Medicaid/);
  });

  test('the delivery page has the specified button, benefits and steps', () => {
    expect(deliveryWords.download).toBe('Download App (Coming Soon)');
    const { hours, earn, easy } = deliveryWords.benefits;
    expect([hours, earn, easy].map(({ title }) => title)).toEqual([
      'Flexible Hours',
      'Earn More',
      'Easy to Use',
    ]);
    expect(deliveryWords.how.title).toBe('How It Works');
    expect(deliveryWords.how.steps.map(([step]) => step.toLowerCase())).toEqual([
      'download app',
      'complete registration',
      'start delivering',
    ]);
  });
});
