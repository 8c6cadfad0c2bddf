import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApplicationSteps } from '#islands/onboarding/flow/ApplicationSteps.tsx';
import { StepBody } from '#islands/onboarding/flow/steps.tsx';
import { BarSlip } from '#islands/onboarding/BarSlip.tsx';
import { ContactNote } from '#islands/onboarding/info/ContactNote.tsx';
import { Notice } from '#islands/onboarding/Notice.tsx';
import { RejectionNote } from '#islands/onboarding/RejectionNote.tsx';
import { ResumeBanner } from '#islands/onboarding/ResumeBanner.tsx';
import { Actions, Group, StepFrame } from '#islands/onboarding/flow/StepFrame.tsx';
import { Stepper } from '#islands/onboarding/flow/Stepper.tsx';
import { brand } from '#lib/brand.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { Correction } from '#lib/domain/application/correction.ts';
import {
  noStepsCompleted,
  stepIds,
  type StepId,
  type StepsCompleted,
} from '#lib/domain/application/steps.ts';
import { resize, windows } from './boxes.ts';
import { button, firstStep, freshPage } from './firstStep.tsx';
import { iconOf } from './icons.ts';
import { tap } from './press.ts';
import { show } from './screen.tsx';
import { wear } from './sheets.ts';

const upTo = (count: number): StepsCompleted =>
  Object.fromEntries(stepIds.map((id, index) => [id, index < count])) as StepsCompleted;
const nothing = (): void => undefined;

const nav = page.getByRole('navigation', { name: 'Steps' });
const steps = () => nav.getByRole('button').elements() as HTMLButtonElement[];

test.each([
  [0, 0, [true, false, false, false]],
  [1, 1, [true, true, false, false]],
  [2, 0, [true, true, true, false]],
  [3, 3, [true, true, true, true]],
  [4, 2, [true, true, true, true]],
])('with %d steps done, at index %d, the open steps are %j', async (done, at, open) => {
  const current = stepIds[at] as StepId;
  show(<Stepper category="pharmacy" current={current} completed={upTo(done)} onGo={nothing} />);
  await expect.element(nav).toBeVisible();
  expect(steps().map(({ disabled }) => !disabled)).toEqual(open);
  const titles = ['Vendor information', 'KYC & business details', 'Pharmacy documents', 'Partner contract'];
  const names = titles.map((title, index) => `${index + 1}. ${title}${index < done ? ', completed' : ''}`);
  expect(steps().map((step) => step.querySelector('.sr-only')?.textContent)).toEqual(names);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual(
    stepIds.map((_, index) => (index === at ? 'step' : null)),
  );
  expect(steps().map((step) => step.querySelector('.steps-mark svg') !== null)).toEqual(
    stepIds.map((_, index) => index < done),
  );
  expect(steps().map((step) => step.querySelector('.steps-mark')?.textContent)).toEqual(
    stepIds.map((_, index) => (index < done ? '' : String(index + 1))),
  );
  expect(steps().map((step) => step.closest('li')?.dataset.state)).toEqual(
    stepIds.map((_, index) => (index === at ? 'current' : index < done ? 'done' : 'upcoming')),
  );
});

test.each([0, 1, 3])(
  'the small slip in the bar of actions has a written line for each of %d steps',
  async (done) => {
    resize({ width: 640, height: 640 });
    wear('onboarding');
    show(
      <ApplicationSteps
        flow={{ category: 'pharmacy', application: null, step: 'documents', completed: upTo(done) }}
      >
        <Actions
          status={
            <span>
              <BarSlip completed={upTo(done)} />
              Saved at 18:05
            </span>
          }
        >
          <button type="button">Next</button>
        </Actions>
      </ApplicationSteps>,
    );
    await expect.element(nav).toBeVisible();
    const slip = document.querySelector('.actions svg');
    const lines = [...(slip?.querySelectorAll('path') ?? [])].slice(1);
    expect(lines).toHaveLength(done);
    // Each line is on the paper, below the one before it, and thick enough to see.
    const boxes = [slip, ...lines].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    for (const [index, { top, bottom }] of boxes.entries()) {
      expect(bottom).toBeLessThanOrEqual(boxes[0]?.bottom ?? 0);
      if (index > 0) expect(top).toBeGreaterThan(boxes[index - 1]?.top ?? Infinity);
    }
    const { width = 0 } = boxes[0] ?? {};
    for (const line of lines)
      expect((parseFloat(getComputedStyle(line).strokeWidth) * width) / 42).toBeGreaterThan(1.5);
    // The bar stays one row high.
    expect(document.querySelector('.actions-row')?.getBoundingClientRect().height).toBeLessThanOrEqual(52);
    // A phone has no room for lines that one can see.
    resize(windows[0]);
    expect(slip?.checkVisibility(), 'the slip on a phone').toBe(false);
  },
);

test('a step after the first open one stays locked, even if it is done', async () => {
  const completed = { ...upTo(4), 'kyc-documents': false };
  show(<Stepper category="labs" current="kyc-documents" completed={completed} onGo={nothing} />);
  await expect.element(nav).toBeVisible();
  expect(steps().map(({ disabled }) => disabled)).toEqual([false, false, true, true]);
});

test.each(stepIds.map((step, index) => [index + 1, step] as const))(
  'a press on step %d opens %s',
  async (number, step) => {
    const onGo = vi.fn<(step: StepId) => void>();
    show(<Stepper category="labs" current="vendor-info" completed={upTo(4)} onGo={onGo} />);
    await expect.element(nav).toBeVisible();
    steps()[number - 1]?.click();
    expect(onGo.mock.calls).toEqual([[step]]);
  },
);

const headings = [
  ['vendor-info', 'pharmacy', 'Vendor information', 'Owner and location details'],
  ['kyc-documents', 'pharmacy', 'KYC & business details', 'Legal and financial verification'],
  ['documents', 'pharmacy', 'Pharmacy documents', 'Upload proofs'],
  ['documents', 'supplements', 'Store documents', 'Upload proofs'],
  ['documents', 'labs', 'Lab documents', 'Upload proofs'],
  ['contract', 'labs', 'Partner contract', 'Accept terms'],
] as const;

test.each(headings)('the step %s of %s has the title “%s”', async (step, category, title, subtitle) => {
  freshPage();
  show(
    <ApplicationSteps
      flow={{ category, application: null, step, completed: noStepsCompleted }}
      banner={<i>Banner</i>}
    >
      <Actions status={<b>Saved</b>} note={<i>Missing</i>}>
        On
      </Actions>
    </ApplicationSteps>,
  );
  const heading = page.getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(page.getByRole('region', { name: title })).toBeVisible();
  await expect.element(page.getByText(subtitle)).toBeInTheDocument();
  await expect.element(page.getByText('Banner')).toBeVisible();
  await expect.element(page.getByText(`Step ${stepIds.indexOf(step) + 1} of 4`)).toBeVisible();
  for (const part of ['Saved', 'Missing']) await expect.element(page.getByText(part)).toBeVisible();
  await expect.poll(() => document.title).toContain(title);
  await expect.element(heading).not.toHaveFocus();
});

test('the heading takes the focus when the vendor comes from another step', async () => {
  function Steps() {
    const [number, setNumber] = useState(2);
    return (
      <StepFrame
        title={`Title ${number}`}
        subtitle=""
        place={[number, 4]}
        takeFocus={number > 2}
        stepper={null}
        banner={null}
      >
        <p style={{ height: 3000 }}>Long</p>
        <button type="button" onClick={() => setNumber(3)}>
          Next
        </button>
      </StepFrame>
    );
  }
  show(<Steps />);
  await button('Next').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Title 3' })).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('the legend names a group, with help above and a foot below', async () => {
  show(
    <Group legend="Where are you?" help="Help" foot="Foot">
      Body
    </Group>,
  );
  const group = page.getByRole('group', { name: 'Where are you?' });
  await expect.element(group).toHaveTextContent('Where are you?HelpBodyFoot');
});

test.each([
  ['pharmacy', 'Register your pharmacy'],
  ['supplements', 'Register your store'],
  ['labs', 'Register your lab'],
] as const)('the application of a %s has the heading “%s”', async (category, title) => {
  freshPage();
  const flow = { category, application: null, step: 'vendor-info', completed: upTo(0) } as const;
  show(<ApplicationSteps flow={flow}>Step</ApplicationSteps>, firstStep(category));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  const help = page.getByRole('link', { name: `Need help? Call ${brand.supportPhone}` });
  await expect.element(help).toHaveAttribute('href', brand.supportPhoneHref);
});

test.each([
  [40, 'kyc-documents', '40% complete', 'Step 2 of 4'],
  [66.6, 'documents', '67% complete', 'Step 3 of 4'],
  [-5, 'vendor-info', '0% complete', 'Step 1 of 4'],
  [180, 'contract', '100% complete', 'Step 4 of 4'],
] as const)('the banner at %d % in the step %s shows “%s”', async (percent, step, complete, stepOf) => {
  show(<ResumeBanner percent={percent} step={step} updatedAt={null} />);
  const banner = page.getByRole('region', { name: 'Welcome back' });
  await expect.element(banner).toHaveTextContent(`Welcome back${complete}${stepOf}`);
});

test('the banner shows when the application was last changed', async () => {
  const updatedAt = { at: Date.UTC(2026, 2, 14, 6), hasTime: true };
  show(<ResumeBanner percent={50} step="documents" updatedAt={updatedAt} />);
  await expect.element(page.getByText(/^Last updated .*14.*Mar.*2026/)).toBeVisible();
});

const someCorrection = (part: Partial<Correction>): Correction => ({
  named: [],
  flagged: [],
  outstanding: [],
  isEverythingOpen: false,
  ...part,
});

function showNote(
  correction: Correction,
  { reason = null as string | null, completed = upTo(1), category = 'pharmacy' as CategoryId } = {},
): StepId[] {
  const gone: StepId[] = [];
  const onGo = (step: StepId): void => void gone.push(step);
  const vendor = { rejectionReason: reason, reviewItems: [] };
  const application = { id: 'vnd_1', correction, vendor };
  show(<RejectionNote {...{ category, application, completed, onGo }} />);
  return gone;
}

const rejection = page.getByRole('region', { name: 'Please correct your application' });

test('a rejection without flagged items shows its reason and opens everything', async () => {
  wear('onboarding');
  showNote(someCorrection({ isEverythingOpen: true }), {
    reason: 'The licence cannot be read.\nSend it again.',
  });
  await expect
    .element(rejection)
    .toHaveTextContent(
      'Please correct your application' +
        'What the reviewer said' +
        'The licence cannot be read. Send it again.' +
        'The reviewer did not name one item. Please check each step and submit again.',
    );
  const reason = rejection.element().querySelector('blockquote');
  expect(reason?.innerText, 'keeps its lines').toBe('The licence cannot be read.\nSend it again.');
});

test('a long word in the reason of a rejection stays within its note', async () => {
  wear('onboarding');
  showNote(someCorrection({ isEverythingOpen: true }), { reason: 'certificate_of_registration_'.repeat(5) });
  await expect.element(rejection).toBeVisible();
  const { scrollWidth, clientWidth } = rejection.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a rejection without a reason lists the items to change', async () => {
  const items = ['gstNumber', 'ownerPhoto'];
  showNote(someCorrection({ named: items, flagged: items, outstanding: items }));
  await expect
    .element(rejection)
    .toHaveTextContent(
      'Please correct your application' +
        'Please changeGSTINOwner photo' +
        'Everything else was accepted. No change needed.',
    );
});

test.each([
  ['GSTIN', 'kyc-documents'],
  ['Owner photo', 'documents'],
] as const)('the flagged item “%s” leads to the step %s', async (name, step) => {
  const items = ['gstNumber', 'ownerPhoto'];
  const gone = showNote(someCorrection({ named: items, flagged: items, outstanding: items }));
  await expect.element(rejection).toBeVisible();
  tap(button(name));
  expect(gone).toEqual([step]);
});

const items = ['gstNumber', 'ownerPhoto'];
test.each([
  ['the server has it', { outstanding: ['ownerPhoto'] }, upTo(1), ['GSTINsent again', 'Owner photo']],
  ['nothing is sent', { outstanding: items }, upTo(1), ['GSTIN', 'Owner photo']],
  ['its step was sent on this page', { outstanding: items }, upTo(2), ['GSTINsent again', 'Owner photo']],
  ['everything is sent', { outstanding: [] }, upTo(1), ['GSTINsent again', 'Owner photosent again']],
])('ticks the flagged items as “sent again” when %s', async (_, part, completed, lines) => {
  showNote(someCorrection({ named: items, flagged: items, ...part }), { completed });
  await expect.element(rejection).toBeVisible();
  const shown = rejection.getByRole('listitem').elements();
  expect(shown.map(({ textContent }) => textContent)).toEqual(lines);
  const isSent = lines.map((line) => line.endsWith('sent again'));
  const ticked = shown.map((line) => iconOf(line) === 'check');
  expect(ticked).toEqual(isSent);
  const inks = shown.map((line) => line.querySelector('svg')?.matches('.text-success:not(.text-error)'));
  expect(inks, 'the ink of a success').toEqual(isSent);
});

test('a flagged item of the first step leads there and shows how to change it', async () => {
  const gone = showNote(someCorrection({ named: ['vendorName'], isEverythingOpen: true }));
  await expect
    .element(rejection.getByRole('listitem'))
    .toHaveTextContent('Business nameTo change this, call or write to us.');
  await expect
    .element(rejection, { message: 'the reviewer did name one item' })
    .not.toMatchTextContent(/did not name|Everything else/);
  tap(button('Business name'));
  expect(gone).toEqual(['vendor-info']);
});

test('a notice is announced with its title, its text and its action', async () => {
  show(
    <Notice title="Title" text="Text">
      <button>On</button>
    </Notice>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('TitleTextOn');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Title');
});

test('the contact note has a phone and an email', async () => {
  show(<ContactNote icon="lock" text="Ask us:" className="" />);
  await expect
    .element(page.getByRole('link', { name: brand.supportEmail }))
    .toHaveAttribute('href', brand.supportEmailHref);
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  expect(phone?.getAttribute('href')).toBe(brand.supportPhoneHref);
  expect(phone?.textContent?.replaceAll('\u00a0', ' ')).toBe(brand.supportPhone);
});

test('a step whose vendor is not known yet says that it loads', async () => {
  const rest = { accepted: noStepsCompleted, completed: noStepsCompleted, isContinue: false };
  show(<StepBody flow={{ category: 'pharmacy', application: null, step: 'kyc-documents', ...rest }} />);
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
});
