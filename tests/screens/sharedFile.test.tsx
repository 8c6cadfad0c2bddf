import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keepOnly, openKept, whenKept, type Held } from '#lib/stores/application/documents/keptFiles.ts';
import { review } from '../../e2e/controls.ts';
import type { SeededStep } from '../../e2e/visitor.ts';
import { enterAccount, showDashboard } from './vendorPages.tsx';
import type { SignedInVendor } from './commands.ts';
import { pdfFile, photoFile } from './documentFiles.ts';
import { button, left } from './papers.tsx';
import { press } from './press.ts';
import { drawn, enter, leave, sandbox } from './screen.tsx';

const question = page.getByRole('region', { name: 'Which document is this?' });
const choices = (): (string | null)[] =>
  question
    .getByRole('button')
    .all()
    .map((choice) => choice.element().textContent);

afterEach(() => void vi.restoreAllMocks());

/** Opens the dashboard after a file was shared. The worker answers with `file`, or not at all. */
async function share(vendor: SignedInVendor, file: File | null | undefined): Promise<void> {
  const postMessage = (_message: unknown, [port]: MessagePort[]): void => {
    if (file !== undefined) port?.postMessage(file);
  };
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage,
  } as unknown as ServiceWorker);
  enter(vendor);
  showDashboard(`/dashboard?vendorId=${vendor.id}#shared`);
}

const seed = (upTo: SeededStep) => commands.seed(upTo, { category: 'pharmacy' });
let known: Promise<SignedInVendor> | null = null;
/** The vendor of all tests that keep no file. */
const seedOnce = () => (known ??= seed('kyc'));

test('asks which document the file is, and hands it to the documents step', async () => {
  const vendor = await seed('kyc');
  await share(vendor, pdfFile('from chat.pdf'));
  await expect.element(question.getByText(/^You shared “from chat.pdf”. Choose the document./)).toBeVisible();
  // The mark is gone, so a reload does not ask again, and shows the same shop.
  expect(location.href).toBe(`${location.origin}/dashboard?vendorId=${vendor.id}`);
  expect(question.element().closest('[class~="print:hidden"]'), 'not for print').not.toBeNull();
  await button('GST', question).click();
  await expect
    .poll(() => left.mock.calls)
    .toEqual([[`/partner-with-us/new/mx-onboarding/step3?serviceType=pharmacy&vendorId=${vendor.id}`]]);
  // The documents step takes it over from there, in `e2e/offline.e2e.ts`.
  const { files } = await openKept(vendor.id);
  expect(files.map(({ slot, as, original }) => [slot, as, original.name])).toEqual([
    ['gst', 'file', 'from chat.pdf'],
  ]);
});

test('the long name of a shared file breaks within its slip', async () => {
  await share(await seedOnce(), pdfFile(`${'scan'.repeat(30)}.pdf`));
  await expect.element(question).toBeVisible();
  expect(question.element().scrollWidth).toBeLessThanOrEqual(question.element().clientWidth);
});

test('replaces the file of its slot, and no photographed page', async () => {
  const vendor = await seed('kyc');
  await share(vendor, pdfFile('shared.pdf'));
  await expect.element(question).toBeVisible();
  const held = { slot: 'gst', turn: 0, prepared: null } as const;
  const earlier: Held[] = [
    { ...held, as: 'page', original: pdfFile('page.pdf') },
    { ...held, as: 'file', original: pdfFile('earlier.pdf') },
  ];
  await openKept(vendor.id);
  keepOnly(earlier);
  await Promise.all(earlier.map(whenKept));
  await press(button('GST', question));
  await expect.poll(() => left.mock.calls).toHaveLength(1);
  const { files } = await openKept(vendor.id);
  expect(files.map(({ as, original }) => [as, original.name])).toEqual([
    ['page', 'page.pdf'],
    ['file', 'shared.pdf'],
  ]);
});

test('further presses while the file is kept neither keep nor leave again', async () => {
  const vendor = await seed('kyc');
  await share(vendor, pdfFile());
  await expect.element(question).toBeVisible();
  await button('GST', question).dblClick();
  await button('Cheque or bank statement', question).click();
  await expect.poll(() => left.mock.calls.length).toBeGreaterThan(0);
  const busy = question.element().querySelectorAll('[aria-busy]');
  expect([...busy].map(({ textContent }) => textContent)).toEqual(['GST']);
  const { files } = await openKept(vendor.id);
  await drawn();
  expect(files.map(({ slot }) => slot)).toEqual(['gst']);
  expect(left).toHaveBeenCalledOnce();
});

test('offers a PDF only where a PDF is accepted, and a photo everywhere', async () => {
  const vendor = await seedOnce();
  await share(vendor, pdfFile());
  await expect.element(question).toBeVisible();
  expect(choices()).toEqual(['Pharmacy licence', 'GST', 'Cheque or bank statement']);
  // Android gives the photo of an iPhone no type.
  for (const photo of [await photoFile(), new File(['x'], 'from iPhone.heic')]) {
    leave();
    await share(vendor, photo);
    await expect.element(question).toBeVisible();
    expect(choices(), photo.name).toHaveLength(5);
  }
});

test('offers a rejected application only what it may send again', async () => {
  const vendor = await seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Blurred.', flags: ['gst'] });
  await share(vendor, pdfFile());
  await expect.element(question).toBeVisible();
  expect(choices()).toEqual(['GST']);
  await press(button('GST', question));
  await expect
    .poll(() => left.mock.calls)
    .toEqual([[`/register/pharmacy?vendorId=${vendor.id}&continue=true&step=step3`]]);
});

test.each([
  ['the worker has no file any more', null],
  ['the worker does not answer', undefined],
])('says to share it again when %s', async (_, file) => {
  await share(await seedOnce(), file);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The shared file did not arrive. Share it again.');
});

test('says to share it again in a browser without a worker', async () => {
  const vendor = await seedOnce();
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  enter(vendor);
  showDashboard(`/dashboard?vendorId=${vendor.id}#shared`);
  await expect.element(page.getByText('The shared file did not arrive. Share it again.')).toBeVisible();
});

test.each([
  ['an application in review', 'contract', pdfFile()],
  ['a file of another kind', 'kyc', new File(['text'], 'notes.txt', { type: 'text/plain' })],
] as const)('%s takes no file', async (_, upTo, file) => {
  await share(await seed(upTo), file);
  await expect.element(page.getByText('This application cannot take the shared file now.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('says to start an application first where there is none', async () => {
  await enterAccount();
  showDashboard('/dashboard#shared');
  await expect.element(page.getByRole('heading', { level: 1, name: 'No application yet' })).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Start an application first. Then share the file again.');
  expect(location.hash).toBe('');
});

test('asks for no file without the mark', async () => {
  const vendor = await seedOnce();
  enter(vendor);
  showDashboard(`/dashboard?vendorId=${vendor.id}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(question.query()).toBeNull();
  expect(page.getByRole('alert').query()).toBeNull();
});
