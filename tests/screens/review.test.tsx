import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { ApplicationRow } from '#islands/applications/ApplicationRow.tsx';
import { RejectionNote } from '#islands/onboarding/RejectionNote.tsx';
import { ReviewNote } from '#islands/slip/ReviewWords.tsx';
import { setCapabilities } from '#lib/capabilities.ts';
import { reviewCodeWords, reviewWords } from '#lib/words/review.ts';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';
import { reviewCodes } from '#lib/domain/review/reviewCodes.ts';
import { readReviewItems, type ReviewItem } from '#lib/domain/review/reviewItems.ts';
import { replyMaxChars } from '#lib/stores/application/reviewReply.ts';
import { review } from '../../e2e/controls.ts';
import { correction } from '../domain/corrections.ts';
import { upTo } from '../domain/applications.ts';
import { filmed } from './camera.ts';
import { card, choose, chooseIn, expectState, photoFile, sentFiles } from './documentFiles.ts';
import { answer, callsTo, hold } from './network.ts';
import { button, field, left, showStep, toast } from './papers.tsx';
import { press, tap } from './press.ts';
import { enter, sandbox, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { touch } from './touch.ts';

const aboutItem = (item: string) => page.css(`[data-review="${item}"]`);
const one = (raw: object): ReviewItem => readReviewItems([{ item: 'gst', ...raw }])[0] as ReviewItem;
const textOf = (item: string): string =>
  aboutItem(item).element().textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

test.each(reviewCodes)('the code “%s” has words, a hint and a picture', async (code) => {
  show(<ReviewNote said={one({ code })} />);
  const { says, hint } = reviewCodeWords[code];
  await expect.element(aboutItem('gst')).toHaveTextContent(`${says} ${hint}`);
  expect(document.querySelectorAll('[data-review] svg path')).toHaveLength(1);
});

test('each code has a picture of its own', async () => {
  show(reviewCodes.map((code) => <ReviewNote key={code} said={one({ item: code, code })} />));
  await expect.element(aboutItem('unreadable')).toBeVisible();
  const pictures = [...document.querySelectorAll('[data-review] svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(pictures).size).toBe(reviewCodes.length);
});

test.each([
  ['an unknown code', { code: 'other', reason: 'The stamp is missing.' }, 'The stamp is missing.'],
  ['no code', { reason: 'The stamp is missing.' }, 'The stamp is missing.'],
  [
    'words after the code',
    { code: 'expired', reason: 'It ended in May.' },
    'It is out of date. Send the one that is valid today.It ended in May.',
  ],
  ['a day to come', { code: 'x', dueAt: '2999-11-30' }, 'By 30 Nov'],
  ['a day that is over', { dueAt: '2020-11-30' }, 'It was asked for by 30 Nov. You can still send it.'],
  [
    'an answer after the code',
    { code: 'expired', reply: 'I have sent it.' },
    'It is out of date. Send the one that is valid today.You answered: I have sent it.',
  ],
  ['nothing', {}, ''],
])('with %s the note says so', async (_, raw, words) => {
  show(<ReviewNote said={one(raw)} />);
  await expect.poll(() => textOf('gst')).toBe(words);
});

test('the reviewer’s words on an item keep their line breaks', async () => {
  show(<ReviewNote said={one({ reason: 'First.\nSecond.' })} />);
  await expect.element(aboutItem('gst')).toBeVisible();
  const words = document.querySelector('[data-review] blockquote') ?? document.body;
  expect(getComputedStyle(words).whiteSpace).toBe('pre-line');
});

test('the vendor’s answer in Urdu begins at its own end', async () => {
  show(<ReviewNote said={one({ reply: 'نور فارمیسی!' })} />);
  const reply = aboutItem('gst').getByText('نور فارمیسی!');
  await expect.element(reply).toBeVisible();
  expect(getComputedStyle(reply.element()).direction).toBe('rtl');
});

test('the list says why an application is rejected', async () => {
  const said = [
    { item: 'gst', code: 'cut-off', dueAt: '2999-11-30' },
    { item: 'ifsc', reason: 'The branch is closed.' },
    { item: 'ownerPhoto', code: 'face-not-visible' },
  ];
  const raw = { id: 'v1', status: 'rejected', review: { outstanding: ['gst', 'ifsc'], items: said } };
  const [application] = applicationsReplySchema.parse({ applications: [raw] });
  if (application) show(<ApplicationRow application={application} />);
  await expect.poll(() => textOf('gst')).toBe('GST A part is cut off. By 30 Nov');
  expect(textOf('ifsc')).toBe('IFSC The branch is closed.');
  await expect.element(aboutItem('ownerPhoto')).not.toBeInTheDocument();
});

test('the list shows no remark on an application that was sent again', async () => {
  const items = [{ item: 'gst', code: 'cut-off' }];
  const raw = { id: 'v1', name: 'Asha Labs', status: 'submitted', review: { outstanding: ['gst'], items } };
  const [application] = applicationsReplySchema.parse({ applications: [raw] });
  if (application) show(<ApplicationRow application={application} />);
  await expect.element(page.getByText('Asha Labs')).toBeVisible();
  await expect.element(aboutItem('gst')).not.toBeInTheDocument();
});

const note = page.getByRole('region', { name: 'Please correct your application' });
const flagged = ['gst', 'ifsc'];
function showNote(reviewItems: ReviewItem[]): void {
  const vendor = { rejectionReason: null, reviewItems };
  const application = { id: 'vnd_1', correction: correction(flagged), vendor };
  show(<RejectionNote category="pharmacy" {...{ application }} completed={upTo(1)} onGo={() => undefined} />);
}
const opener = page.css('summary').filter({ hasText: reviewWords.answer });

test.each([
  ['the API takes answers', 'all', [one({ code: 'cut-off' })], 1],
  ['the API takes none', 'idempotency', [one({ code: 'cut-off' })], 0],
  ['the reviewer said nothing about an item', 'all', [], 0],
])('offers an answer in words if %s: %s', async (_, capabilities, said, count) => {
  setCapabilities(capabilities);
  showNote(said);
  await expect.element(note).toBeVisible();
  // Both parts come with the page, or not at all.
  await Promise.all([
    import('#islands/onboarding/ReviewAnswer.tsx'),
    import('#islands/slip/ReviewWords.tsx'),
  ]);
  await expect.poll(() => opener.elements().length).toBe(count);
});

/** Shows the documents of an application that was rejected for these items. */
async function openRejected(items: NonNullable<Parameters<typeof review>[3]>['items'], step = 'documents') {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'See below.', items });
  enter(vendor);
  showStep(vendor, step as 'documents');
  await expect.element(note).toBeVisible();
  return vendor;
}
const photoItem = { item: 'ownerPhoto', code: 'face-not-visible', reason: 'Your cap hides it.' };

test('shows the words at the slot, and nothing once the document is sent', async () => {
  await openRejected([photoItem, { item: 'gst', code: 'other' }]);
  await expect
    .element(card('ownerPhoto'))
    .toMatchTextContent(/The face cannot be seen\..*Your cap hides it\./);
  await expect.element(note).toMatchTextContent(/Owner photo ?The face cannot be seen\./);
  await expectState('gst', 'flagged');
  await choose('ownerPhoto', await photoFile());
  await expect.element(note).toMatchTextContent(/Owner photo ?sent again/);
  await expect.element(note).not.toMatchTextContent('The face cannot be seen.');
  await expect.element(card('ownerPhoto')).not.toMatchTextContent('The face cannot be seen.');
});

test('an item that is not on these steps has all words of the reviewer in the note', async () => {
  const said = one({ item: 'vendorName', code: 'name-mismatch', reason: 'It is another shop.' });
  const vendor = { rejectionReason: null, reviewItems: [said] };
  const application = { id: 'vnd_1', correction: correction(['vendorName']), vendor };
  show(<RejectionNote category="pharmacy" {...{ application }} completed={upTo(1)} onGo={() => undefined} />);
  const { says, hint } = reviewCodeWords['name-mismatch'];
  await expect.poll(() => textOf('vendorName')).toBe(`${says} ${hint}It is another shop.`);
});

test('the note about the rejection names the day by which an item is asked for', async () => {
  showNote([one({ code: 'cut-off', dueAt: '2999-11-30' })]);
  await expect.element(note).toMatchTextContent('A part is cut off. By 30 Nov');
});

test('shows the words at the field', async () => {
  await openRejected([{ item: 'panNumber', code: 'number-mismatch' }], 'kyc-documents');
  await expect.element(field('panNumber')).toBeVisible();
  await expect
    .element(page.css('.field:has(#panNumber) [data-review="panNumber"]'))
    .toMatchTextContent('The number is different.');
});

test('sends an answer, which returns the application to review if it was the last', async () => {
  wear('onboarding');
  await openRejected([photoItem]);
  await opener.click();
  await button('Send answer').click();
  const box = page.getByRole('textbox', { name: /^Your answer to the reviewer/ });
  await expect.element(box).toHaveFocus();
  expect(box.element().clientHeight, 'three lines').toBeGreaterThan(60);
  await expect.element(box).toHaveAccessibleDescription(expect.stringContaining('Please write your answer'));
  expect(box.element().getAttribute('maxlength')).toBe(String(replyMaxChars));
  await box.fill('I always wear it.');
  answer(/review\/reply$/, { status: 503 });
  await press(button('Send answer'));
  await expect.element(box).toHaveAccessibleDescription(expect.stringContaining('temporarily unavailable'));
  await expect.element(box).toHaveValue('I always wear it.');
  await press(button('Send answer'));
  await expect.element(toast('Your answer was sent')).toBeVisible();
  await expect.element(toast('Sent for review again')).toBeVisible();
  await expect.poll(() => left.mock.calls.flat().join()).toContain('/dashboard');
  expect(callsTo(/review\/reply$/)).toHaveLength(2);
});

test('an item that stays open after its answer has an empty field', async () => {
  await openRejected([photoItem]);
  await press(opener);
  const box = page.getByRole('textbox', { name: /^Your answer to the reviewer/ });
  await box.fill('I always wear it.');
  // The server still waits for the item.
  answer(/review\/reply$/, { status: 200, body: {} });
  await press(button('Send answer'));
  await expect.element(toast('Your answer was sent')).toBeVisible();
  await expect.element(box).toHaveValue('');
});

test('each item has an answer of its own, and takes the focus once it is sent', async () => {
  await openRejected([photoItem, { item: 'gst', code: 'cut-off' }]);
  await expect
    .poll(() => opener.elements().map(({ textContent }) => textContent))
    .toEqual([`${reviewWords.answer}: Owner photo`, `${reviewWords.answer}: GST`]);
  await opener.nth(1).click();
  const box = page.getByRole('textbox', { name: new RegExp(`^${reviewWords.answerLabel}\\s*: GST`) });
  await press(button('Send answer'));
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill('It is whole.');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await opener.nth(1).click();
  await expect.element(box).not.toBeInTheDocument();
  await opener.nth(1).click();
  await expect.element(box).toHaveValue('It is whole.');
  const release = hold(/review\/reply$/);
  await press(button('Send answer'));
  await expect.element(box).toHaveAttribute('readonly');
  await expect.element(button('Send answer')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(toast('Your answer was sent')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(note.getByRole('button', { name: 'GST', exact: true })).toHaveFocus();
});

test('the camera for a refused photo of a face has the reviewer’s hint', async () => {
  await touch(true);
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(filmed);
  try {
    await openRejected([photoItem]);
    await expectState('ownerPhoto', 'flagged');
    const shutter = card('ownerPhoto').getByRole('button', { name: /^Take photo/, includeHidden: true });
    tap(shutter);
    const dialog = page.getByRole('dialog', { name: 'Camera frame' });
    await expect.element(dialog.getByText(reviewCodeWords['face-not-visible'].hint)).toBeVisible();
  } finally {
    camera.mockRestore();
    await touch(false);
  }
});

test.each([
  ['a code opens the camera with its hint', photoItem, true],
  ['other words leave the phone’s own camera', { item: 'ownerPhoto', code: 'other', reason: 'No.' }, false],
])('%s', async (_, item, opens) => {
  await touch(true);
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('refused'));
  try {
    await openRejected([item]);
    await expectState('ownerPhoto', 'flagged');
    const shutter = card('ownerPhoto').getByRole('button', { name: /^Take photo/, includeHidden: true });
    // The styles show this button on touch screens only.
    tap(shutter);
    const dialog = page.getByRole('dialog', { name: 'Camera frame' });
    if (!opens) return await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ video: expect.objectContaining({ facingMode: 'user' }) });
    // Where the camera in the page does not open, the phone's own does.
    const own = dialog.getByRole('button', { name: 'Take photo', includeHidden: true });
    await expect.element(own).toBeInTheDocument();
    chooseIn(dialog.css('input[capture]').element(), await photoFile('own.jpg'));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => sentFiles().map(([slot]) => slot)).toEqual(['ownerPhoto']);
  } finally {
    asked.mockRestore();
    await touch(false);
  }
});
