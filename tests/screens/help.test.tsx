import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HelpPanel } from '#islands/onboarding/help/HelpPanel.tsx';
import { brand } from '#lib/brand.ts';
import { helpQuestionWords, helpWords } from '#lib/words/help.ts';
import { stepIds } from '#lib/domain/application/steps.ts';
import { support } from '#site/support.ts';
import { drawn, show } from './screen.tsx';
import { tap } from './press.ts';

const dialog = page.getByRole('dialog', { name: helpWords.title });
const whatsApp = dialog.getByRole('link', { name: helpWords.whatsApp });
const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
const messageIn = (): string =>
  new URL(whatsApp.element().getAttribute('href') ?? '').searchParams.get('text') ?? '';
const given = { step: 'documents', vendorId: null, requestId: null, onClose: () => undefined } as const;

beforeEach(() => {
  support.whatsApp = '911234567890';
  support.hours = { openTime: '09:00', closeTime: '19:00', openDays: [1, 2, 3, 4, 5, 6] };
});

test.each(stepIds)('the help of the step %s has its three questions', async (step) => {
  show(<HelpPanel {...given} step={step} />);
  const questions = helpQuestionWords[step];
  expect(questions).toHaveLength(3);
  for (const { question, answer: words } of questions) {
    await expect.element(dialog.getByText(words)).not.toBeVisible();
    tap(dialog.getByText(question));
    await expect.element(dialog.getByText(words)).toBeVisible();
  }
});

test('the help has the phone with its hours', async () => {
  show(<HelpPanel {...given} />);
  await expect
    .element(dialog.getByRole('link', { name: brand.supportPhone }))
    .toHaveAttribute('href', brand.supportPhoneHref);
  await expect.element(dialog).toMatchTextContent('Monday to Saturday, 09:00 to 19:00');
});

test.each([
  ['a new application', null, null, 'A new application: '],
  ['an application', 'vnd_0123456789abcdef0123456789abcd', null, 'Application 6789 abcd: '],
  ['a problem', 'vnd_0123456789abcdef0123456789abcd', 'req_7', 'Application 6789 abcd: (req_7) '],
])('WhatsApp begins with the number of %s', async (_, vendorId, requestId, message) => {
  show(<HelpPanel {...given} vendorId={vendorId} requestId={requestId} />);
  await expect.element(whatsApp).toHaveAttribute('target', '_blank');
  expect(messageIn()).toBe(message);
});

test('without a WhatsApp number there is no link for it', async () => {
  support.whatsApp = null;
  show(<HelpPanel {...given} />);
  await expect.element(dialog).toBeVisible();
  await expect.element(whatsApp).not.toBeInTheDocument();
});

test('copies the number of the last problem by a press', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(<HelpPanel {...given} requestId="req_7" />);
  await copy.click();
  expect(write).toHaveBeenCalledWith('req_7');
  await expect.element(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Copied');
  write.mockRestore();
});

test('a number that could not be copied is not called copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show(<HelpPanel {...given} requestId="req_7" />);
  await expect.element(copy).toBeVisible();
  tap(copy);
  expect(write).toHaveBeenCalledWith('req_7');
  await drawn();
  await expect.element(copy).toBeVisible();
  write.mockRestore();
});
