import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { reloadForNewVersion } from '#lib/stores/browser/newVersion.ts';
import { chooseIn, drag } from './documentFiles.ts';
import { button, css, descriptionOf, field, tap, watchMoves } from './firstStep.tsx';
import { copy, heading, listed, openWizard, titles, whole } from './legacyWizard.tsx';
import { expectRecorded } from './recorded.ts';
import { drawn } from './screen.tsx';
import { wear } from './sheets.ts';

/** Watches reloads of the page, which do not happen. */
function watchReloads() {
  const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  return reload;
}

/** Holds the delay before the wizard leaves. Returns how often it began. */
function holdLeaving(): () => number {
  const real = globalThis.setTimeout;
  let begun = 0;
  const held = (run: () => void, ms?: number): unknown => {
    if (ms !== 2500) return real(run, ms);
    begun += 1;
    return 0;
  };
  globalThis.setTimeout = held as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = real;
  });
  return () => begun;
}

test('confirms a submission, deletes the copy and leads to the home page', async () => {
  const moves = watchMoves();
  const waits = holdLeaving();
  await openWizard({ values: whole, at: 4 });
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).click();
  tap(button('Submit'));
  const notice = page.getByRole('status').filter({ hasText: 'Registration submitted' });
  await expect
    .element(notice)
    .toHaveTextContent(
      "Registration submittedWe have received your details. We'll verify and get back soon.",
    );
  await expect.element(page.getByText('Taking you to the home page.')).toBeVisible();
  expect(localStorage.getItem(copy)).toBeNull();
  expect(waits(), 'the vendor has time to read it').toBeGreaterThan(0);
  expect(moves).toEqual([]);
  tap(button('Go to the home page'));
  await expect.poll(() => moves).toEqual(['/']);
});

test('lists the answers, and each “Change” leads to its step', async () => {
  await openWizard({ values: whole, at: 4 });
  const rows = () =>
    [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((part) => part.textContent),
    );
  await expect.poll(rows).toEqual([
    ['Category', 'Labs'],
    ['Vendor name', 'Asha Diagnostics'],
    ['Owner full name', 'Asha Rao'],
    ['Email', 'asha@example.in'],
    ['Phone', '+91 98765 43210'],
    ['Send me updates on WhatsApp', 'No'],
    ['Primary contact number', '9876543211'],
    ['Address', '12 MG Road'],
    ['City', 'Bengaluru'],
    ['PIN code', '560001'],
    ['Documents', 'None chosen'],
  ]);
  await expectRecorded('registration', 'complete answers');
  for (const title of titles.slice(0, 4)) {
    tap(button(`Change: ${title}`));
    await expect.element(heading).toHaveTextContent(title);
    tap(listed(4));
    await expect.element(heading).toHaveTextContent('Review & submit');
  }
});

test('marks missing answers in the list', async () => {
  await openWizard({ values: { ...whole, city: ' ', whatsappUpdates: true }, at: 4 });
  const answers = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await expect.poll(answers).toContain('Not given yet');
  expect(answers()[5]).toBe('Yes');
});

test('restores the typed text, offers an empty form and asks for consent again', async () => {
  await openWizard({ values: { ...whole, agree: true }, at: 2 });
  const restored = page.getByRole('status').filter({ hasText: 'What you typed before is still here.' });
  await expect
    .element(restored)
    .toHaveTextContent(
      'What you typed before is still here. Please choose your documents again.Start with an empty form',
    );
  await expect.element(field('city')).toHaveValue('Bengaluru');
  tap(listed(4));
  await expect.element(field('agree')).not.toBeChecked();
  tap(listed(2));
  await button('Start with an empty form').click();
  await expect.element(heading).toHaveTextContent('Vendor information');
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
  expect(localStorage.getItem(copy)).toBeNull();
});

test('an empty form on the first step gives its first field the focus', async () => {
  await openWizard({ values: whole });
  tap(button('Start with an empty form'));
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(field('vendorName')).toHaveFocus();
});

test('never stores the consent', async () => {
  await openWizard({ values: whole, at: 4 });
  tap(field('agree'));
  await drawn();
  expect(localStorage.getItem(copy)).not.toContain('agree');
});

const file = (name: string, size = 2000, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });
const docs = field('docs');
const chosen = () => page.getByRole('list', { name: 'Documents' }).getByRole('listitem').elements();

test('chooses several documents, lists each once and announces them', async () => {
  await openWizard({ values: whole, at: 3 });
  await userEvent.upload(docs, [file('licence.pdf'), file('pan.png', 2000, 'image/png')]);
  await expect
    .poll(() => chosen().map((each) => each.querySelector('p')?.textContent))
    .toEqual(['licence.pdf', 'pan.png']);
  await expect.element(page.getByRole('status').filter({ hasText: '2 files chosen' })).toBeInTheDocument();
  await expect
    .element(page.getByText('choose your documents again', { exact: false }))
    .not.toBeInTheDocument();
  expect(docs.element().getAttribute('accept')).toBeTruthy();
  await expect.element(page.getByText('Choose more files')).toBeVisible();
  tap(listed(4));
  await expect.element(page.getByText('licence.pdf (2 KB), pan.png (2 KB)')).toBeVisible();
  tap(listed(3));
  await page.getByRole('button', { name: 'Remove licence.pdf' }).click();
  await expect.poll(() => chosen().map((each) => each.querySelector('p')?.textContent)).toEqual(['pan.png']);
  await expect.element(docs).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'licence.pdf removed' }))
    .toBeInTheDocument();
  chooseIn(docs.element(), file('gst.pdf'));
  await expect.element(page.getByRole('status').filter({ hasText: '2 files chosen' })).toBeInTheDocument();
  tap(button('Remove gst.pdf'));
  tap(listed(4));
  await expect.element(page.getByText('1 file chosen')).toBeVisible();
  await expect.element(page.getByText('pan.png (2 KB)')).toBeVisible();
});

test('the browser asks before the page closes while chosen documents wait', async () => {
  const waits = holdLeaving();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openWizard({ values: whole, at: 3 });
  expect(asks(), 'the browser asks without a document').toBe(false);
  chooseIn(docs.element(), file('licence.pdf'));
  await expect.poll(asks).toBe(true);
  tap(button('Remove licence.pdf'));
  await expect.poll(asks).toBe(false);
  chooseIn(docs.element(), file('pan.pdf'));
  tap(listed(4));
  await field('agree').click();
  expect(asks(), 'the browser asks while a document waits').toBe(true);
  tap(button('Submit'));
  await expect.poll(waits).toBe(1);
  expect(asks(), 'the browser asks during the submission').toBe(false);
});

test('a new version reloads the page only while no document is chosen', async () => {
  const moves = watchReloads();
  await openWizard({ values: whole, at: 3 });
  chooseIn(docs.element(), file('licence.pdf'));
  await expect.poll(() => chosen().length).toBe(1);
  expect(await reloadForNewVersion(), 'the page reloads with a chosen document').toBe(false);
  expect(moves).not.toHaveBeenCalled();
  tap(button('Remove licence.pdf'));
  await expect.poll(() => chosen().length).toBe(0);
  expect(await reloadForNewVersion(), 'the page reloads without a document').toBe(true);
  expect(moves).toHaveBeenCalledOnce();
});

test('a removed document can be chosen again', async () => {
  await openWizard({ values: whole, at: 3 });
  await userEvent.upload(docs, [file('licence.pdf')]);
  await expect.poll(() => chosen().length).toBe(1);
  // Otherwise the browser would report no change.
  expect((docs.element() as HTMLInputElement).files).toHaveLength(0);
});

const zone = css('label[for=docs]');

const dragged = new File(['one'], 'licence.pdf', { type: 'application/pdf', lastModified: 1 });

test('lists a file once even if it is chosen twice', async () => {
  await openWizard({ values: whole, at: 3 });
  drag(zone.element(), 'drop', dragged);
  await expect.poll(() => chosen().length).toBe(1);
  // The browser makes another object of the same file.
  drag(zone.element(), 'drop', new File([dragged], dragged.name, { type: dragged.type, lastModified: 1 }));
  await drawn();
  expect(chosen()).toHaveLength(1);
});

test('takes two files of the same name, such as the pictures of a camera', async () => {
  await openWizard({ values: whole, at: 3 });
  for (const words of ['front', 'the back']) {
    drag(zone.element(), 'drop', new File([words], 'image.jpg', { type: 'image/jpeg', lastModified: 1 }));
    await drawn();
  }
  expect(chosen()).toHaveLength(2);
});

test.each(['dragleave', 'drop'] as const)('marks the field for a dragged file until %s', async (end) => {
  wear('registration');
  await openWizard({ values: whole, at: 3 });
  const ground = () => getComputedStyle(zone.element()).backgroundColor;
  const before = ground();
  drag(zone.element(), 'dragover', dragged);
  await expect.poll(ground).not.toBe(before);
  drag(zone.element(), end, dragged);
  await expect.poll(ground).toBe(before);
});

test('long names of files stay within the page, in the list and in the error', async () => {
  await page.viewport(360, 640);
  wear('registration');
  await openWizard({ values: whole, at: 3 });
  const name = 'certificate_of_registration_'.repeat(3);
  chooseIn(docs.element(), file(`${name}.pdf`), file(`${name}.txt`, 10, 'text/plain'));
  await expect.poll(() => chosen().length).toBe(1);
  const parts = [...chosen(), css('#docs-error').element()];
  for (const { scrollWidth, clientWidth } of parts) expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a file that misses the field does not replace the page', async () => {
  await openWizard({ values: whole, at: 3 });
  for (const type of ['dragover', 'drop'] as const) expect(drag(heading.element(), type, dragged)).toBe(true);
  expect(chosen()).toHaveLength(0);
});

test('shows refused files at the field and takes the others', async () => {
  await openWizard({ values: whole, at: 3 });
  const large = file('scan.pdf', 10 * 1024 * 1024 + 1);
  chooseIn(docs.element(), file('notes.txt', 10, 'text/plain'), large, file('licence.pdf'));
  await expect.element(docs).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(docs.element())).toBe(
    'PDF, PNG, JPG, up to 10MB each. You can choose multiple files. ' +
      'notes.txt: File type not allowed. Accepted: pdf, png, jpg, jpeg scan.pdf: File size must be ≤ 10MB',
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Invalid file' });
  await expect.element(notice.first()).toBeVisible();
  expect(chosen()).toHaveLength(1);
  chooseIn(docs.element(), file('pan.pdf'));
  await expect.element(docs).not.toHaveAttribute('aria-invalid');
});

test('shows the specified hint for documents', async () => {
  await openWizard({ at: 3 });
  await expect
    .element(page.getByText('Required documents may include business license, GST, PAN and address proof.'))
    .toBeVisible();
});
