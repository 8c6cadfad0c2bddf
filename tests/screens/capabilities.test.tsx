import { beforeAll, describe, expect, test } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { setCapabilities } from '#lib/capabilities.ts';
import { gstWords } from '#lib/words/gst.ts';
import { pinNoteWords } from '#lib/words/pinNote.ts';
import { reuseWords } from '#lib/words/reuse.ts';
import { reviewWords } from '#lib/words/review.ts';
import { upiWords } from '#lib/words/upi.ts';
import type { Capability } from '#lib/domain/reply/capabilities.ts';
import * as limits from '#lib/limits.ts';
import { review } from '../../e2e/controls.ts';
import type { SignedInVendor } from './commands.ts';
import { button, css, field, openFilled, openForm } from './firstStep.tsx';
import { tap } from './press.ts';
import { answer, answerLate, callsTo, hold, holdTimers } from './network.ts';
import { showStep, stepHeading } from './papers.tsx';
import { drawn, enter, sandbox } from './screen.tsx';

type Screen = 'first step' | 'KYC' | 'correction';

const summary = (words: string): Locator => css('summary').filter({ hasText: words });
const status = (words: string): Locator => css('[role="status"]').filter({ hasText: words });
const reuse = summary('Use the owner, PAN, bank and e-mail of First Medicals?');
const gstin = '29ABCPE1234F1Z5';

/** Sets the text of a field on the way to a state, which is much quicker than `fill`. */
async function enterText(name: string, text: string): Promise<void> {
  await expect.element(field(name)).toBeVisible();
  const control = field(name).element() as HTMLInputElement;
  // React sees only a value that its own setter did not set.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A reply of a shape that none of the helps has. */
const anyOther = { vendor: [], legalName: [], intent: 7 };

/** The optional helps: where each is, the call that it makes, and how a vendor asks for it. */
const helps: readonly {
  capability: Capability;
  on: Screen;
  offer: Locator;
  path: RegExp;
  /** A reply that would fill fields in. */
  good: object;
  /** A reply of 200 that is none. A write that needs nothing of its reply takes any shape but a refusal. */
  odd?: object;
  /** What says that it failed. */
  failed: Locator;
  ask: () => Promise<void>;
}[] = [
  {
    capability: 'gstinLookup',
    on: 'first step',
    offer: summary(gstWords.title),
    path: /\/gstin-lookup$/,
    good: { legalName: 'Ravi', tradeName: 'Ravi Medicals', address: '1 Road', pincode: '560002' },
    failed: status(gstWords.failed),
    ask: async () => {
      tap(summary(gstWords.title));
      await enterText('gstNumber', gstin);
    },
  },
  {
    capability: 'reuse',
    on: 'first step',
    offer: reuse,
    path: /\/api\/vendors\/vnd_[^/]+$/,
    good: { vendor: { id: 'vnd_1', kyc: { panNumber: 'ABCPE1234F' } } },
    failed: status(reuseWords.failed('First Medicals')),
    ask: async () => tap(reuse),
  },
  {
    capability: 'reuse',
    on: 'KYC',
    offer: reuse,
    path: /\/api\/vendors\/vnd_[^/]+$/,
    good: { vendor: { id: 'vnd_1', kyc: { panNumber: 'ABCPE1234F' } } },
    failed: status(reuseWords.failed('First Medicals')),
    ask: async () => tap(reuse),
  },
  {
    capability: 'bankUpi',
    on: 'KYC',
    offer: summary(upiWords.title),
    path: /\/bank\/upi$/,
    good: { paymentId: 'p', intent: 'upi://pay?pa=a@b.example&am=1.00' },
    failed: status(upiWords.failed),
    ask: async () => {
      tap(summary(upiWords.title));
      tap(button(upiWords.start));
    },
  },
  {
    capability: 'reviewReply',
    on: 'correction',
    offer: summary(reviewWords.answer),
    path: /\/review\/reply$/,
    good: { success: true },
    odd: { success: false },
    failed: css('textarea[aria-invalid="true"]'),
    ask: async () => {
      tap(summary(reviewWords.answer));
      await enterText('answer', 'The name changed.');
      tap(button(reviewWords.send));
    },
  },
];

/** How long calls may take, and how long a read waits before it is repeated. */
const timeouts = [
  limits.helpTimeoutMs,
  limits.requestTimeoutMs,
  ...[1, 2, 4].map((n) => n * limits.retryBaseMs),
];

/** The vendor of each screen. No test changes it on the server. */
let vendors: Record<Screen, SignedInVendor>;
beforeAll(async () => {
  const first = await commands.seed('kyc', { info: { vendorName: 'First Medicals' } });
  const info = { vendorName: 'Second', pincode: '560001' };
  const second = await commands.seed('created', { of: first.phone, info });
  const rejected = await commands.seed('contract');
  const items = [{ item: 'gst', code: 'expired' }];
  await review(sandbox, rejected.id, 'reject', { reason: 'See below.', items });
  const alone = await commands.seed('kyc', { info: { vendorName: 'First Medicals' } });
  vendors = { 'first step': alone, KYC: second, correction: rejected };
});

const screens: Record<Screen, () => Promise<void>> = {
  'first step': async () => {
    enter(vendors['first step']);
    await openForm();
    await enterText('vendorName', 'Second');
    await enterText('pincode', '560001');
  },
  KYC: async () => {
    hold(/\/kyc\/draft$/);
    enter(vendors.KYC);
    showStep(vendors.KYC, 'kyc-documents');
    await expect.element(stepHeading('kyc-documents')).toBeVisible();
    await enterText('panHolderName', 'Typed Name');
    // Without the capability, this is a field like others.
    await enterText('gstNumber', gstin);
  },
  correction: async () => {
    enter(vendors.correction);
    showStep(vendors.correction, 'documents');
    await expect.element(page.getByRole('region', { name: 'Please correct your application' })).toBeVisible();
  },
};
const on = (screen: Screen) => helps.filter((help) => help.on === screen);

/** Returns the values of all fields but those of the helps themselves. */
const values = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ name }) => name !== '' && !/^(reuse|answer)/.test(name))
      .filter((control) => control.closest('details.fold') === null)
      .map((control) => [
        control.name,
        control.type === 'checkbox' ? String(control.checked) : control.value,
      ]),
  );

describe.each(Object.keys(screens) as Screen[])('The screen %s', (screen) => {
  test('offers nothing and asks nothing without a capability', async () => {
    setCapabilities('');
    await screens[screen]();
    await drawn();
    for (const { offer } of on(screen)) expect(offer.elements()).toHaveLength(0);
    expect(callsTo(/gstin-lookup|bank\/upi|review\/reply/)).toHaveLength(0);
  });

  test('offers everything with all', async () => {
    await screens[screen]();
    for (const { offer } of on(screen)) await expect.element(offer).toBeVisible();
  });
});

describe.each(helps)(
  '$capability on the screen $on',
  ({ capability, on: screen, offer, path, good, ask, failed, odd = anyOther }) => {
    test.each([
      ['no answer', 'no network'],
      ['500', { status: 500 }],
      ['another shape', 'odd'],
      ['timeout', 'timeout'],
      ['slow', null],
    ] as const)('is alone, fails without a loss and fills in nothing unseen: %s', async (_, failure) => {
      const reply = failure === 'odd' ? { status: 200, body: odd } : failure;
      setCapabilities(capability);
      await screens[screen]();
      await expect.element(offer).toBeVisible();
      const others = on(screen).filter((each) => each.capability !== capability);
      expect(
        others.flatMap((each) => each.offer.elements()),
        'another help is offered',
      ).toEqual([]);
      expect(callsTo(/gstin-lookup|bank\/upi|review\/reply/), 'a help asks unasked').toEqual([]);
      const before = values();
      const asked = callsTo(path).length;
      const expire = failure === 'timeout' ? holdTimers(...timeouts) : null;
      const release = reply === null ? answerLate(path, { status: 200, body: good }) : () => undefined;
      if (reply === 'timeout') hold(path);
      else if (reply !== null) answer(path, reply, 9);
      await ask();
      await expect.poll(() => callsTo(path).length).toBeGreaterThan(asked);
      // The vendor types on, whatever comes of the call.
      const [name = 'answer'] = Object.keys(before).filter((each) => /Holder|ownerName/.test(each));
      if (name !== 'answer') await field(name).fill('Typed Later');
      release();
      if (expire !== null)
        await expect
          .poll(() => {
            expire();
            return failed.elements().length;
          })
          .toBe(1);
      await drawn();
      expect(values()).toEqual(name === 'answer' ? before : { ...before, [name]: 'Typed Later' });
      if (screen === 'correction' && reply !== null)
        await expect.element(field('answer')).toHaveValue('The name changed.');
      if (screen !== 'correction') await expect.element(button('Next')).toBeEnabled();
    });
  },
);

describe('reverseSearch on the screen first step', () => {
  const path = /^\/geocode\/reverse$/;
  const address = { house_number: '12', road: 'MG Road', city: 'Mysuru', postcode: '570001' };
  const typed = { addressLine1: 'My own street', pincode: '560001', city: 'My own town' };

  test.each(['slow', 'timeout'])('replaces nothing that is typed meanwhile: %s', async (failure) => {
    setCapabilities('reverseSearch');
    const expire = holdTimers(limits.requestTimeoutMs);
    const release = answerLate(path, { status: 200, body: { address } });
    await openFilled('9812345678', { addressLine1: '', pincode: '', city: '' });
    await field('vendorName').click();
    await expect.poll(() => callsTo(path).length).toBe(1);
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    if (failure === 'timeout') expire();
    else release();
    // The map names a street beside the typed one, or nothing.
    const note = status(pinNoteWords.atPin('12 MG Road'));
    if (failure === 'slow') await expect.element(note).toBeVisible();
    await drawn();
    if (failure === 'timeout') expect(note.elements()).toHaveLength(0);
    for (const [name, text] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(text);
    await expect.element(button('Next')).toBeEnabled();
  });
});
