import { describe, expect, test } from 'vitest';
import { applicationCount } from '#lib/words/applications.ts';
import { wrongCategoryToast } from '#lib/words/flow.ts';
import { resendIn, sendInWords } from '#lib/words/auth.ts';
import { columns } from './keyTerms.ts';
import { specified } from './specified.ts';
import { wordAt } from './wordAt.ts';

describe('The English texts match the specification to the letter', () => {
  test('in every message that it names', async () => {
    const wrong: string[] = [];
    for (const [key, words] of Object.entries(specified)) {
      const now = await wordAt('en', key);
      if (now !== words) wrong.push(`${key} is “${now}” and not “${words}”`);
    }
    expect(wrong).toEqual([]);
  });

  test('in the number of applications', () => {
    expect([0, 1, 2].map(applicationCount)).toEqual([
      'No applications found',
      '1 application found',
      '2 applications found',
    ]);
  });

  test('in the redirect from the page of another category', () => {
    expect(wrongCategoryToast({ id: 'labs', name: 'Labs' }).description).toBe(
      'This application is for labs. Redirecting...',
    );
  });

  test('in countdowns, with a singular for one second', () => {
    expect([resendIn(1), resendIn(30)]).toEqual(['Resend OTP in 1 second', 'Resend OTP in 30 seconds']);
    expect([sendInWords.seconds(1), sendInWords.minutes(2)]).toEqual([
      'You can try again in 1 second',
      'You can try again in 2 minutes',
    ]);
  });
});

describe('Distinct texts exist for', () => {
  const groups: Record<string, readonly string[]> = {
    'the states of an application': ['approved', 'rejected', 'under-review', 'incomplete'].map(
      (badge) => `applications.badgeWords.${badge}`,
    ),
    'the states of the bank check': ['unverified', 'verifying', 'verified', 'pending'].map(
      (state) => `kyc.bankButtonWords.${state}`,
    ),
    'the states of a file': ['uploading', 'stopped', 'failed', 'uploaded', 'removing', 'preparing'].map(
      (state) => `documents.documentsWords.${state}`,
    ),
    'the states of saving': ['saving', 'saved', 'retry'].map((state) => `kyc.autosaveWords.${state}`),
    'the buttons of a deletion': ['keep', 'confirm'].map((button) => `deletion.deletionWords.${button}`),
    'the buttons of a page': ['up', 'down', 'turn', 'remove'].map((each) => `documents.pageWords.${each}`),
    'the messages of a failed code': ['wrongCode', 'codeExpired', 'code', 'notSent'].map(
      (each) => `errors.failureWords.${each}`,
    ),
    'the notes on a photo': ['too-dark', 'blurred', 'too-small', 'one-colour'].map(
      (each) => `documents.photoNoteWords.${each}`,
    ),
    'the states of loading': ['offlineTitle', 'failedTitle', 'loading', 'retry'].map(
      (each) => `app.loadWords.${each}`,
    ),
  };
  const languages = ['en', ...columns];
  test.each(Object.entries(groups))('%s', async (_, keys) => {
    for (const language of languages) {
      const texts = await Promise.all(keys.map((key) => wordAt(language, key)));
      const twins = texts.filter((text, index) => texts.indexOf(text) !== index);
      expect(twins, `${language}: ${keys.join(' ')}`).toEqual([]);
    }
  });
});
