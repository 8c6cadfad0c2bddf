import { expect, test, vi } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { Message } from '#islands/ui/Message.tsx';
import { helpWords } from '#lib/words/help.ts';
import { withNumber } from '#lib/messages/requestNumber.ts';
import * as limits from '#lib/limits.ts';
import { retryQueries } from '#lib/stores/application/reads/query.ts';
import { enterAccount, showDashboard } from './vendorPages.tsx';
import { pdfFile, choose } from './documentFiles.ts';
import { checkBank, kycAnswered, typeKyc } from './kycStep.tsx';
import { tap } from './press.ts';
import { answer, hastenTimers } from './network.ts';
import { drawn, enter, show } from './screen.tsx';
import { button, errorOf, openStep, toast, type } from './papers.tsx';
import { sendButton, sendPath, phoneField, showForm } from './signInForm.tsx';

const number = 'req_42';
const inHeader = { status: 503, headers: { 'x-request-id': number } };
const other = 'req_43';
const inBody = { status: 422, body: { message: 'No.', requestId: other } };

/** Expects the number in a place, and copies it. */
async function expectNumber(place: Locator, wanted = number): Promise<void> {
  await expect.element(place).toMatchTextContent(wanted);
  const copy = button(helpWords.copy, place);
  await expect.element(copy).toBeVisible();
  // Its new text is announced.
  await expect.element(copy).toHaveAttribute('aria-live', 'polite');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  tap(copy);
  expect(write).toHaveBeenCalledExactlyOnceWith(wanted);
  await expect.element(button(helpWords.copied, place)).toBeVisible();
  write.mockRestore();
}

test('a failed save shows the number of its header or body in the toast and the form', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  await checkBank();
  for (const [reply, sent] of [
    [inHeader, number],
    [inBody, other],
  ] as const) {
    answer(/\/kyc$/, reply);
    tap(button('Next'));
    await expectNumber(page.css('form [role="alert"]'), sent);
    await expectNumber(toast('Failed to save KYC info'), sent);
  }
});

test('a failed auto-save shows the number', async () => {
  await openStep('kyc-documents');
  answer(/kyc\/draft$/, inHeader, 9);
  hastenTimers(limits.autosaveDelayMs);
  await type('panNumber', 'ABCPE1234F');
  await expectNumber(page.css('.autosave'));
});

test('the bank shows the number of a failed check and of an error', async () => {
  await openStep('kyc-documents');
  await typeKyc(kycAnswered);
  answer(/\/verify-bank$/, { status: 200, body: { success: false, requestId: other } });
  tap(button('Verify Bank Details'));
  await expectNumber(page.css('#bank-note'), other);
  answer(/\/verify-bank$/, inHeader);
  tap(button('Verify Bank Details'));
  await expectNumber(toast('Verification Error'));
});

test('a failed upload shows the number at its slot', async () => {
  await openStep('documents');
  answer(/\/documents$/, inBody);
  await choose('gst', pdfFile());
  await expectNumber(errorOf('gst'), other);
  await expectNumber(toast('Failed to upload documents'), other);
});

test('a section that cannot be loaded shows the number', async () => {
  // A read is not repeated after this status.
  answer(/\/vendors\/me$/, { ...inHeader, status: 400 });
  await enterAccount();
  showDashboard();
  await expectNumber(page.getByRole('alert'));
});

test('a section that cannot be loaded again shows the number', async () => {
  enter(await commands.seed('created'));
  showDashboard();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  answer(/\/vendors\/me$/, { ...inHeader, status: 400 });
  retryQueries();
  await expectNumber(page.getByRole('status').filter({ hasText: 'We could not refresh this page.' }));
});

test('the sign-in shows the number at its field, and no button without a number', async () => {
  answer(sendPath, { status: 503 });
  showForm();
  await phoneField.fill('9876543210');
  tap(sendButton);
  await expect.element(toast('Failed')).toBeVisible();
  await expect.element(button(helpWords.copy)).not.toBeInTheDocument();
  answer(sendPath, inHeader);
  tap(sendButton);
  await expectNumber(page.getByRole('alert').filter({ hasText: number }).first());
  // The next number takes its place, and can be copied too.
  answer(sendPath, { status: 503, headers: { 'x-request-id': other } });
  tap(sendButton);
  const next = page.getByRole('alert').filter({ hasText: other }).first();
  await expect.element(button(helpWords.copy, next)).toBeVisible();
  await expect.element(page.getByText(number)).not.toBeInTheDocument();
});

test('a message that is shown again later has its button again', async () => {
  const text = withNumber('No.', { requestId: number });
  await import('#lib/messages/copyNumber.ts');
  await drawn();
  show(
    <p role="alert">
      <Message text={text} />
    </p>,
  );
  await expectNumber(page.getByRole('alert'));
});
