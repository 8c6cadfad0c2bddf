import { useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SignInInPlace } from '#islands/shell/session/SignInInPlace.tsx';
import { AnswerGroup } from '#islands/ui/form/AnswerGroup.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { ErrorSummary, type SummaryItem } from '#islands/ui/form/ErrorSummary.tsx';
import { TextField, type TextFieldProps } from '#islands/ui/form/TextField.tsx';
import { formResolver } from '#islands/ui/form/formResolver.ts';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';
import { z } from '#lib/domain/z.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { $session, $signInAgain, askToSignInAgain } from '#lib/stores/session/session.ts';
import { overlaps } from './boxes.ts';
import { tap } from './press.ts';
import { hastenTimers } from './network.ts';
import { drawn, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { describedByOf } from './signInForm.tsx';

const input = page.getByRole('textbox');

const rows: { name: string; props: Partial<TextFieldProps>; described: string; isInvalid: boolean }[] = [
  { name: 'nothing', props: {}, described: '', isInvalid: false },
  { name: 'help', props: { help: 'As printed.' }, described: 'As printed.', isInvalid: false },
  { name: 'an error', props: { error: 'Required' }, described: 'Required', isInvalid: true },
  {
    name: 'help and an error',
    props: { help: 'As printed.', error: 'Required' },
    described: 'As printed. | Required',
    isInvalid: true,
  },
  {
    name: 'an error and a prefix',
    props: { prefix: '₹', error: 'Enter a number' },
    described: 'Enter a number',
    isInvalid: true,
  },
];

test.each(rows)('connects a field with its description: $name', async ({ props, described, isInvalid }) => {
  show(<TextField name="email" label="Email" {...props} />);
  await expect.element(input).toHaveAccessibleName('Email');
  expect(input.element().getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null);
  expect(describedByOf(input.element())).toBe(described);
  if (props.prefix) await expect.element(page.getByText(props.prefix)).toBeVisible();
});

test('a focused field starts no transition for a visitor who wants less motion', async () => {
  show(<TextField name="email" label="Email" />);
  await expect.element(input).toBeVisible();
  const started = vi.fn<() => void>();
  addEventListener('transitionrun', started);
  (input.element() as HTMLElement).focus();
  await drawn();
  removeEventListener('transitionrun', started);
  expect(started).not.toHaveBeenCalled();
});

test('a field has the specified name as its id and name', async () => {
  show(<TextField name="supportPhone" label="Support phone" inputMode="tel" />);
  await expect.element(input).toHaveAttribute('id', 'supportPhone');
  await expect.element(input).toHaveAttribute('name', 'supportPhone');
  await expect.element(input).toHaveAttribute('inputmode', 'tel');
});

test('the label of an optional field says so', async () => {
  show(<TextField name="website" label="Website" optional />);
  await expect.element(input).toHaveAccessibleName('Website (optional)');
});

test('the label of a required field does not say optional', async () => {
  show(<TextField name="website" label="Website" />);
  await expect.element(input).toHaveAccessibleName('Website');
});

test('announces a new error in a live region that was already there', async () => {
  function Later() {
    const [error, setError] = useState<string>();
    return (
      <>
        <TextField name="email" label="Email" error={error} />
        <button type="button" onClick={() => setError('Enter a valid email')}>
          Next
        </button>
      </>
    );
  }
  show(<Later />);
  await expect.element(input).toBeVisible();
  const place = document.getElementById('email-error');
  expect(place?.getAttribute('aria-live')).toBe('polite');
  const before = document.querySelector('.field')?.getBoundingClientRect().height;
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Enter a valid email')).toBeVisible();
  expect(document.getElementById('email-error')).toBe(place);
  // The live region keeps room for one line, so nothing moves.
  expect(document.querySelector('.field')?.getBoundingClientRect().height).toBeCloseTo(before ?? 0, 0);
});

test('announces each warning without blocking the form', async () => {
  show(<TextField name="gst" label="GST" warnings={['This looks odd', 'And so does this']} />);
  await expect.element(page.getByRole('status').nth(0)).toHaveTextContent('This looks odd');
  await expect.element(page.getByRole('status').nth(1)).toHaveTextContent('And so does this');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('a press on the label focuses the field', async () => {
  show(<TextField name="email" label="Email" prefix="@" />);
  await page.getByText('Email').click();
  await expect.element(input).toHaveFocus();
});

test('an error stands 4 px below its field', async () => {
  show(<TextField name="email" label="Email" help="We write to it once." error="Required" />);
  await expect.element(input).toBeVisible();
  const gap =
    page.getByText('Required').element().getBoundingClientRect().top -
    input.element().getBoundingClientRect().bottom;
  expect(gap).toBe(4);
});

const box = page.getByRole('checkbox', { name: 'I agree' });

test.each([
  ['with an error', 'Required', 'true', 'Required'],
  ['without an error', undefined, null, ''],
])('a checkbox %s has the right state and description', async (_, error, invalid, described) => {
  show(<Check id="agree" label="I agree" error={error} />);
  await expect.element(box).toBeVisible();
  expect(box.element().getAttribute('aria-invalid')).toBe(invalid);
  expect(describedByOf(box.element())).toBe(described);
});

test('a checkbox changes by its label, by its box and by the space bar', async () => {
  show(<Check id="agree" label="I agree" />);
  await page.getByText('I agree').click();
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  expect(page.getByText('I agree').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

const items: SummaryItem[] = [
  { id: 'email', label: 'Email', isMissing: true },
  { id: 'days', label: 'Days', isMissing: true },
];
const summary = page.getByRole('region', { name: /things? (?:is|are) missing$/ });

function Form({ onGo, room = 0 }: { onGo?: (id: string) => void; room?: number }) {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<SummaryItem[]>([]);
  return (
    <>
      <ErrorSummary items={shown} attempt={attempt} {...(onGo ? { onGo } : {})} />
      <input id="email" aria-label="Email" />
      <div style={{ height: room }} />
      <input id="days" aria-label="Days" />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Next
      </button>
      <button type="button" onClick={() => setShown(shown.length === 0 ? items : items.slice(1))}>
        Errors
      </button>
    </>
  );
}
const email = page.getByRole('textbox', { name: 'Email' });
const next = page.getByRole('button', { name: 'Next' });
const errors = page.getByRole('button', { name: 'Errors' });

test('the first refused press shows the summary and focuses the first wrong field', async () => {
  show(<Form />);
  await errors.click();
  await expect.element(summary).not.toBeInTheDocument();
  await next.click();
  await expect.element(email).toHaveFocus();
  await expect.element(summary).toHaveAccessibleName('2 things are missing');
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Email', 'Days']);
});

test('a summary with a missing and a wrong answer asks to check both', async () => {
  const wrong = { id: 'gst', label: 'GSTIN', isMissing: false };
  show(<ErrorSummary attempt={1} items={[...items.slice(1), wrong]} />);
  await expect.element(page.getByRole('heading')).toHaveTextContent('Please check 2 things');
});

test('focuses the first wrong field even if the errors follow the press', async () => {
  show(<Form />);
  await expect.element(errors).toBeInTheDocument();
  tap(next);
  await expect.element(summary).not.toBeInTheDocument();
  tap(errors);
  await expect.element(email).toHaveFocus();
});

test('the first refusal after an accepted press takes the focus again', async () => {
  let refuse: (attempt: number) => void = () => undefined;
  function Counted() {
    const [attempt, setAttempt] = useState(1);
    useLayoutEffect(() => {
      refuse = setAttempt;
    }, []);
    return (
      <>
        <ErrorSummary items={attempt === 0 ? [] : items} attempt={attempt} />
        <input id="email" aria-label="Email" />
        <button type="button">Next</button>
      </>
    );
  }
  show(<Counted />);
  await expect.element(email).toHaveFocus();
  next.element().focus();
  refuse(0);
  await expect.element(summary).not.toBeInTheDocument();
  refuse(1);
  await expect.element(email).toHaveFocus();
});

test('the focus moves at each press but not at each change', async () => {
  show(<Form />);
  await errors.click();
  await next.click();
  await expect.element(email).toHaveFocus();
  await errors.click();
  await expect.element(page.getByRole('link', { name: 'Email' })).not.toBeInTheDocument();
  await expect.element(errors).toHaveFocus();
  await next.click();
  await expect.element(page.getByRole('textbox', { name: 'Days' })).toHaveFocus();
});

test('the summary has the focus if the first wrong field is on another page', async () => {
  show(<ErrorSummary attempt={1} items={[{ id: 'elsewhere', label: 'City', isMissing: true }]} />);
  await expect.element(summary).toHaveFocus();
});

test('announces the summary in a live region that was already there, at each press', async () => {
  show(<Form />);
  await expect.element(errors).toBeInTheDocument();
  tap(errors);
  const region = document.querySelector('main [aria-live="polite"]');
  expect(region?.childElementCount).toBe(0);
  tap(next);
  await expect.element(summary).toBeVisible();
  const first = summary.element();
  expect(first.parentElement).toBe(region);
  tap(next);
  // A new section is read again.
  await expect.poll(() => summary.element() === first).toBe(false);
  expect(summary.element().parentElement).toBe(region);
});

test.each([['Email'], ['Days']])(
  'the link “%s” leads to its own field and keeps the address',
  async (label) => {
    const onGo = vi.fn<(id: string) => void>();
    show(<Form onGo={onGo} />, '/here');
    await expect.element(errors).toBeInTheDocument();
    tap(errors);
    tap(next);
    await page.getByRole('link', { name: label }).click();
    expect(onGo).toHaveBeenCalledExactlyOnceWith(label.toLowerCase());
    await expect.element(page.getByRole('textbox', { name: label })).toHaveFocus();
    expect(location.hash).toBe('');
  },
);

test('a link of the summary scrolls to a field that is out of sight', async () => {
  show(<Form room={3000} />);
  await expect.element(errors).toBeInTheDocument();
  tap(errors);
  tap(next);
  await page.getByRole('link', { name: 'Days' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Days' })).toBeInViewport();
});

const bank = [
  ['Bank name', 'HDFC'],
  ['IFSC', 'HDFC0001234'],
] as const;

test('answers without a summary line are open, and their button names the group', async () => {
  const onPress = vi.fn<() => void>();
  show(
    <AnswerGroup title="Bank" answers={bank} change={{ word: 'Change', label: 'Change Bank', onPress }} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
  for (const text of bank.flat()) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change Bank' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ['open', 'en', 'Change', undefined],
  ['folded', 'en', 'Change', 'HDFC, …1234'],
  ['folded', 'ml', 'മാറ്റുക', 'HDFC, …1234'],
  ['open', 'ta', 'மாற்றுங்கள்', undefined],
])('a long title of %s answers in %s leaves room for its button', async (_, lang, word, line) => {
  wear('onboarding');
  const change = { word, label: 'Change Bank', onPress: () => undefined };
  show(
    <div lang={lang}>
      <AnswerGroup title={'of a bank '.repeat(20)} answers={bank} change={change} {...(line && { line })} />
    </div>,
  );
  await expect.element(page.getByRole('button', { name: 'Change Bank' })).toBeVisible();
  expect(overlaps()).toEqual([]);
});

test.each([
  ['folded', false],
  ['unfolded', true],
])('answers with a summary line start %s and toggle on a press', async (_, isOpen) => {
  show(<AnswerGroup title="Bank" line="HDFC, …1234" answers={bank} isOpen={isOpen} />);
  const heading = page.getByRole('heading', { name: 'Bank' });
  const shown = (): boolean[] =>
    ['HDFC, …1234', 'HDFC0001234'].map((text) => page.getByText(text).element().checkVisibility());
  await expect.element(heading).toBeVisible();
  expect(shown()).toEqual([!isOpen, isOpen]);
  await heading.click();
  expect(shown()).toEqual([isOpen, !isOpen]);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

const dialogLost = vi.hoisted(() =>
  vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch'))),
);
vi.mock('#islands/auth/SignInAgain.tsx', dialogLost);

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'required'), z.email('email')),
  city: z.string().check(z.minLength(1, 'required')),
});
const wordsOf = (code: FieldErrorCode): string | undefined =>
  (code as string) === 'required' ? 'Required' : undefined;

/** A form that shows the result of its resolver. */
function Resolved({ onDone }: { onDone: (values: unknown) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver<{ email: string; city: string }>(schema, wordsOf),
    defaultValues: { email: '', city: '' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onDone)(event)}>
      <input aria-label="Email" {...register('email')} />
      <input aria-label="City" {...register('city')} />
      <output>
        {formState.errors.email?.message ?? 'good'}, {formState.errors.city?.message ?? 'good'}
      </output>
      <button type="submit">Next</button>
    </form>
  );
}

test.each([
  ['nothing is typed', '', '', 'Required, Required', null],
  // A field keeps only its first error: an empty address is not also a wrong one.
  ['only the city is typed', '', 'Pune', 'Required, good', null],
  ['the address is wrong', 'x', 'Pune', 'email, good', null],
  ['both fields are right', ' a@b.in ', 'Pune', 'good, good', { email: 'a@b.in', city: 'Pune' }],
] as const)('shows the first error of each field when %s', async (_, mail, city, said, sent) => {
  let done: unknown = null;
  show(<Resolved onDone={(values) => (done = values)} />);
  await email.fill(mail);
  await page.getByRole('textbox', { name: 'City' }).fill(city);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(said);
  // The form sends the checked values, without surrounding spaces.
  await expect.poll(() => done).toEqual(sent);
});

const sheets = (href: string) => document.querySelectorAll(`link[href="${href}"]`);
const address = (rule: string): string => URL.createObjectURL(new Blob([rule], { type: 'text/css' }));

test('requests a style sheet once', async () => {
  const href = address('.probe { color: red }');
  onTestFinished(() => sheets(href).forEach((link) => link.remove()));
  await loadStylesheet(href);
  await loadStylesheet(href);
  expect(sheets(href)).toHaveLength(1);
});

test('removes the link of a style sheet that failed to load', async () => {
  const lost = address('.probe { color: red }');
  URL.revokeObjectURL(lost);
  await expect(loadStylesheet(lost)).rejects.toThrow('The style sheet could not be loaded');
  expect(sheets(lost)).toHaveLength(0);
});

test('loads the dialog to sign in again ahead, and says nothing if it is lost', async () => {
  hastenTimers(5000);
  const before = $session.get();
  onTestFinished(() => $session.set(before));
  const signedIn = { session: 'u1', phone: '+919876543210', userType: 'VENDOR', since: null };
  $session.set({ type: 'signed-in', signedIn });
  show(<SignInInPlace />);
  await expect.poll(() => dialogLost.mock.calls.length).toBeGreaterThan(0);
  expect($toasts.get()).toEqual([]);
});

test('says that the dialog to sign in again could not be loaded', async () => {
  show(<SignInInPlace />);
  askToSignInAgain();
  await expect
    .poll(() => $toasts.get().map(({ tone, title }) => [tone, title]))
    .toEqual([['error', 'Sign in again']]);
  expect($signInAgain.get()).toBeNull();
});
