/**
 * Counts the manual work of a vendor on a small phone. A key is a typed character. A tap is a touch of a field, a button or
 * a box; a document takes two: the button, and the shutter of the phone's camera. Prefilled values cost nothing. A page
 * counts with its whole height on arrival or on leaving, whichever is more. A dialog counts with its own height.
 */
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { gstinCheckCharacter } from '#lib/domain/gst/gstin.ts';
import { paths } from '#lib/paths.ts';
import { registration } from '#sandbox/gst.ts';
import { review } from '../../e2e/controls.ts';
import { testCode } from '../../e2e/deployed.ts';
import { button, field, stepHeading } from '../../e2e/elements.ts';
import { photo } from '../../e2e/files.ts';
import { info as sample, kyc, licences } from '../../e2e/forms.ts';
import { withPrintCamera } from '../../e2e/printCamera.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { limits, onboardingPage } from '../../scripts/budgets.ts';
import { onPhone } from './phone.ts';
import type { Figures, Part } from './report.ts';
import { enter, newPhone, ownSandbox } from './sandbox.ts';

/** A small Android phone, without the browser's own bars, in a shop whose location it knows. */
const small = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  geolocation: { latitude: 12.97194, longitude: 77.59369 },
  permissions: ['geolocation'],
};

/** A GSTIN with its check character. */
const gstin = ((start: string) => start + gstinCheckCharacter(start))(kyc.gstNumber.slice(0, 14));
/** A vendor whose names are those in the GST register. */
const record = registration(gstin, 'active');
const info = { ...sample, vendorName: record?.tradeName ?? '', ownerName: record?.legalName ?? '' };

/** Every figure is the same on any machine, so each journey is made once. */
export const effort: Part = async (browser, add) => {
  await using sandbox = await ownSandbox();
  type Journey = (hand: Hand, sandbox: Sandbox) => Promise<void>;
  const count = (name: string, held: Figures, journey: Journey) =>
    onPhone(
      browser,
      async (page) => {
        const hand = new Hand(page);
        await journey(hand, sandbox);
        await add(name, held, async () => hand.count);
      },
      small,
    );
  await count('A whole pharmacy application', limits.application, apply);
  await count('The same with GST register and UPI', limits.helpedApplication, applyWithHelp);
  await count('A second shop', limits.secondShop, applyAgain);
  await count('The correction of a document', limits.correction, correct);
  const ends = await onPhone(browser, (page) => wayIn(page, sandbox), small);
  await add('The way in on /vendor', limits.wayIn, async () => ends);
};

/**
 * Fills in an application as a pharmacist does who has the papers at hand: from the empty first step to the
 * dashboard.
 */
async function apply(hand: Hand, { origin }: Sandbox): Promise<void> {
  await hand.page.goto(origin + onboardingPage.path);
  await hand.arrives(field(hand.page, 'vendorName'));
  await fillIn(hand, newPhone());
}

/** Fills in a first application that begins with the sign-in, with the help of the GST register and of UPI. */
async function applyWithHelp(hand: Hand, { origin }: Sandbox): Promise<void> {
  const { page } = hand;
  const phone = newPhone();
  await page.goto(origin + paths.registerStart);
  await hand.arrives(field(page, 'phone'));
  await hand.types('phone', phone);
  await hand.taps(button(page, 'Send OTP'));
  await hand.types('code', testCode);
  await hand.leaves(page.getByRole('main').getByRole('button', { name: /Pharmacy/ }));
  await hand.seesDialog();
  await hand.taps(page.getByRole('dialog').getByRole('link', { name: /Pharmacy/ }));
  await hand.arrives(field(page, 'vendorName'));
  await hand.taps(field(page, 'email'));
  await hand.taps(page.getByText('Fill in from your GSTIN'));
  await hand.types('gstNumber', gstin);
  await hand.taps(button(page, 'Use all'));
  await fillIn(hand, phone, payForAccount);
}

/** Registers a second shop in the same state. A signed-in vendor starts at the first step. */
async function applyAgain(hand: Hand, sandbox: Sandbox): Promise<void> {
  const { page } = hand;
  const { phone } = await enter(page, sandbox, 'contract', { info: { vendorName: 'Sharma Medical' } });
  await page.goto(sandbox.origin + onboardingPage.path);
  await hand.arrives(field(page, 'vendorName'));
  await hand.taps(field(page, 'vendorName'));
  await hand.taps(page.getByText('Use the owner, PAN, bank and e-mail of Sharma Medical?'));
  await hand.taps(field(page, 'reuseAll'));
  await hand.taps(button(page, 'Fill in what is ticked'));
  await fillIn(hand, phone);
}

/** Corrects a document that the reviewer named, from the dashboard to the new review. */
async function correct(hand: Hand, sandbox: Sandbox): Promise<void> {
  const { page } = hand;
  await withPrintCamera(page);
  const { id } = await enter(page, sandbox);
  await review(sandbox, id, 'reject', { items: [{ item: 'gst', code: 'cut-off' }] });
  await page.goto(sandbox.origin + paths.dashboard);
  await hand.arrives(page.getByRole('heading', { level: 1 }));
  await hand.leaves(page.getByRole('link', { name: 'Resubmit KYC' }));
  const flagged = page.locator('li[data-slot="gst"]').getByRole('button', { name: /^Take photo/ });
  await hand.arrives(flagged);
  await hand.leaves(flagged);
  await hand.seesDialog();
  await hand.taps(page.getByRole('dialog').getByRole('button', { name: 'Take photo' }));
  await page.waitForURL(`**${paths.dashboard}?*`);
}

/** Fills in what is still empty, from the first step to the dashboard. */
async function fillIn(
  hand: Hand,
  phone: string,
  account: (hand: Hand) => Promise<void> = typeAccount,
): Promise<void> {
  const { page } = hand;
  await hand.needs('vendorName', info.vendorName);
  await hand.needs('ownerName', info.ownerName);
  await hand.needs('email', info.email);
  await hand.needs('phone', phone);
  const isSame = field(page, 'samePhone');
  if (!(await isSame.isChecked())) await hand.taps(isSame);

  // The phone's location comes first, and a known address stays.
  await hand.taps(page.getByRole('button', { name: /use my location/i }));
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  const street = page.getByRole('status').getByRole('button', { name: /^Use “/ });
  await hand.needs('addressLine1', info.addressLine1, street);
  await hand.needs('pincode', info.pincode);
  await hand.needs('city', info.city);

  await hand.leaves(button(page, 'Next'));
  await expect(field(page, 'otp')).toBeFocused();
  await hand.seesDialog();
  await hand.types('otp', testCode);

  // The first step may have a field for the GSTIN too.
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  await hand.arrives(field(page, 'gstNumber'));
  await hand.needs('gstNumber', gstin);
  await hand.needs('panNumber', kyc.panNumber);
  await hand.needs('panHolderName', info.ownerName);
  await hand.needs('drugLicenseNumber', licences.drugLicenseNumber);
  await account(hand);
  await hand.leaves(button(page, 'Next'));

  await hand.arrives(page.getByRole('button', { name: /^Take photo/ }).first());
  const papers = ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'];
  for (const paper of papers) {
    await page.locator(`#${paper}-camera`).setInputFiles(photo());
    hand.count.taps += 2;
  }
  // A busy machine takes long to prepare four photos.
  await expect(page.getByText(/^Uploaded on/)).toHaveCount(papers.length, { timeout: 60_000 });
  await hand.leaves(button(page, 'Next'));

  await hand.arrives(page.locator('main summary').first());
  await hand.taps(field(page, 'termsAccepted'));
  await hand.leaves(button(page, 'Submit application'));
  await page.waitForURL(`**${paths.dashboard}?*`);
}

/** The account and its check. */
async function typeAccount(hand: Hand): Promise<void> {
  await hand.needs('bankAccount', kyc.bankAccount);
  await hand.needs('confirmBankAccount', kyc.confirmBankAccount);
  await hand.needs('ifsc', kyc.ifsc);
  await hand.needs('accountHolderName', info.ownerName);
  await hand.taps(button(hand.page, 'Verify Bank Details'));
  await expect(button(hand.page, 'Verified')).toBeVisible();
}

/** The account that a payment of one rupee names. */
async function payForAccount(hand: Hand): Promise<void> {
  await hand.taps(hand.page.getByText('Fill in your account by UPI'));
  await hand.taps(button(hand.page, 'Pay ₹1 by UPI'));
  await expect(hand.page.getByText('Open my UPI app')).toBeVisible();
  // The way to the UPI app, and the payment there.
  hand.count.taps += 2;
  await hand.taps(button(hand.page, 'Use this account'));
  await expect(button(hand.page, 'Verified')).toBeVisible();
}

/** Measures where the buttons of `/vendor` end on the phone: signed out, and with an open application. */
async function wayIn(page: Page, sandbox: Sandbox): Promise<Figures> {
  const endOf = async (name: string): Promise<number> => {
    await page.goto(sandbox.origin + paths.vendor, { waitUntil: 'networkidle' });
    await expect(button(page, name)).toBeVisible();
    const box = await button(page, name).boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  const signInAt = await endOf('Sign In with Phone');
  await enter(page, sandbox, 'kyc');
  return { signInAt, applicationsAt: await endOf('Continue') };
}

/** Performs the steps and counts them. */
class Hand {
  readonly page: Page;
  readonly count = { screens: 0, keys: 0, taps: 0, firstFieldAt: 0 };
  /** The height of the page when it opened. */
  private height = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Records a new step, with the position of its first control on the first screen. */
  async arrives(first: Locator): Promise<void> {
    await expect(first).toBeVisible();
    await this.page.waitForLoadState('networkidle');
    const box = await first.boundingBox();
    this.count.firstFieldAt = Math.max(this.count.firstFieldAt, box?.y ?? Infinity);
    this.height = await this.heightOf();
  }

  /** Types into a field, and taps it first unless it has focus. */
  async types(name: string, text: string): Promise<void> {
    const input = field(this.page, name);
    const hasFocus = await input.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await this.taps(input);
    await input.pressSequentially(text.slice(0, -1));
    await expect(input).not.toHaveValue('');
    // The last digit of a code sends it.
    await input.press(text.slice(-1));
    this.count.keys += text.length;
  }

  /**
   * Keeps the value that the page filled in, takes the one that it offers, or types one. A page offers values in the
   * field unless the offer is elsewhere.
   */
  async needs(name: string, text: string, elsewhere?: Locator): Promise<void> {
    const input = field(this.page, name);
    const inField = this.page.locator(`.field:has(input[name="${name}"])`);
    const offer = elsewhere ?? inField.getByRole('button', { name: /^Use “/ });
    // A busy machine takes long to find the street of a place.
    const timeout = elsewhere === undefined ? 2000 : 10_000;
    const isFilled = async () => (await input.inputValue()) !== '';
    await expect
      .poll(async () => (await isFilled()) || (await offer.isVisible()), { timeout })
      .toBe(true)
      .catch(() => undefined);
    if (await isFilled()) return;
    if (await offer.isVisible()) await this.taps(offer);
    else await this.types(name, text);
    await expect(input).not.toHaveValue('');
  }

  async taps(target: Locator): Promise<void> {
    // A hand is slower than a script. A touch in the frame of a copied number focuses a field that takes no keys.
    await target.scrollIntoViewIfNeeded();
    await this.page.waitForTimeout(300);
    await target.tap();
    this.count.taps += 1;
  }

  async seesDialog(): Promise<void> {
    const box = await this.page.locator('dialog > .slip').boundingBox();
    this.count.screens += (box?.height ?? Infinity) / small.viewport.height;
  }

  /** Leaves a page after the vendor has seen all of it. */
  async leaves(way: Locator): Promise<void> {
    const height = Math.max(this.height, await this.heightOf());
    this.count.screens += height / small.viewport.height;
    await this.taps(way);
  }

  private heightOf(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight);
  }
}
