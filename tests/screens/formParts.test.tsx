import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignInInPlace } from '#islands/shell/session/SignInInPlace.tsx';
import { formResolver } from '#islands/ui/form/formResolver.ts';
import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import type { FieldErrorCode } from '#lib/domain/reply/errors.ts';
import { z } from '#lib/domain/z.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import { $session, $signInAgain, askToSignInAgain } from '#lib/stores/session/session.ts';
import { hastenTimers } from './network.ts';
import { show } from './screen.tsx';

const dialogLost = vi.hoisted(() =>
  vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch'))),
);
vi.mock('#islands/auth/SignInAgain.tsx', dialogLost);

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'required'), z.email('email')),
  city: z.string().check(z.minLength(1, 'required')),
});
const words = (code: FieldErrorCode): string | undefined =>
  (code as string) === 'required' ? 'Required' : undefined;

/** A form that shows the result of its resolver. */
function Form({ onDone }: { onDone: (values: unknown) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver<{ email: string; city: string }>(schema, words),
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
] as const)('shows the first error of each field when %s', async (_, email, city, said, sent) => {
  let done: unknown = null;
  show(<Form onDone={(values) => (done = values)} />);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
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
