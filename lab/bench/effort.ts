import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { gstinCheckCharacter } from '#lib/domain/gst/gstin.ts';
import { paths } from '#lib/paths.ts';
import { registration } from '#sandbox/gst.ts';
import { button, field, stepHeading } from '../../e2e/elements.ts';
import { photo } from '../../e2e/files.ts';
import { info as sample, kyc } from '../../e2e/forms.ts';
import { testCode } from '../../e2e/deployed.ts';
import { review } from '../../e2e/controls.ts';
import { withPrintCamera } from '../../e2e/printCamera.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { ApiVisitor } from '../../e2e/visitor.ts';
import { inContext } from './measure.ts';

/** A small Android phone, without the browser's own bars. */
const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'en-IN' };

/** The phone in a shop whose location it knows. */
const here = {
  ...small,
  geolocation: { latitude: 12.97194, longitude: 77.59369 },
  permissions: ['geolocation'],
};

/** A GSTIN with its check character. */
const gstin = ((start: string) => start + gstinCheckCharacter(start))(kyc.gstNumber.slice(0, 14));

/** A vendor whose names are those in the GST register. */
const record = registration(gstin, 'active');
const info = {
  ...sample,
  vendorName: record?.tradeName ?? sample.vendorName,
  ownerName: record?.legalName ?? sample.ownerName,
};

/** The time in milliseconds before each touch. */
const restMs = 300;

/** The manual work of a whole application. */
export interface Effort {
  /** The heights of all pages together, in heights of the phone's screen. */
  screens: number;
  keys: number;
  taps: number;
  /** The largest distance of a step's first field from the top of its first screen, in CSS pixels. */
  firstFieldAt: number;
}

/** The lower edges of two buttons on `/vendor`, from the top of the page in CSS pixels: sign in, and continue. */
export interface Entry {
  signInAt: number;
  applicationsAt: number;
}

/**
 * Fills in an application as a pharmacist does who has the papers at hand: from the empty first step to the
 * dashboard, in a shop whose location the phone knows. A key is a typed character. A tap is a touch of a
 * field, a button or a box; a document takes two: the button, and the shutter of the phone's camera. Prefilled
 * values cost nothing. A page counts with its whole height on arrival or on leaving, whichever is more. A
 * dialog counts with its own height.
 */
export function apply(browser: Browser, origin: string, phone: string): Promise<Effort> {
  return inShop(browser, async (hand, page) => {
    await page.goto(origin + paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
    await hand.arrives(field(page, 'vendorName'));
    await business(hand, page, phone);
    await place(hand, page);
    await code(hand, page);
    await legalDetails(hand, page);
    await finish(hand, page);
  });
}

/** Fills in a first application that begins with the sign-in, with the help of the GST register and of UPI. */
export function applyWithHelp(browser: Browser, origin: string, phone: string): Promise<Effort> {
  return inShop(browser, async (hand, page) => {
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
    await business(hand, page, phone);
    await place(hand, page);
    await code(hand, page);
    await legalDetails(hand, page, paid);
    await finish(hand, page);
  });
}

/** Registers a second shop in the same state. A signed-in vendor starts at the first step. */
export function applyAgain(browser: Browser, origin: string, phone: string): Promise<Effort> {
  return inShop(browser, async (hand, page) => {
    const visitor = new ApiVisitor(origin, phone);
    await visitor.seed('contract', { info: { vendorName: 'Sharma Medical' } });
    await visitor.enter(page);
    await page.goto(origin + paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
    await hand.arrives(field(page, 'vendorName'));
    await hand.taps(field(page, 'vendorName'));
    await hand.taps(page.getByText('Use the owner, PAN, bank and e-mail of Sharma Medical?'));
    await hand.taps(field(page, 'reuseAll'));
    await hand.taps(button(page, 'Fill in what is ticked'));
    await business(hand, page, phone);
    await place(hand, page);
    await code(hand, page);
    await legalDetails(hand, page);
    await finish(hand, page);
  });
}

/** Corrects a document that the reviewer named, from the dashboard to the new review. */
export function correct(browser: Browser, sandbox: Sandbox, phone: string): Promise<Effort> {
  return inShop(browser, async (hand, page) => {
    await withPrintCamera(page);
    const visitor = new ApiVisitor(sandbox.origin, phone);
    const { id } = await visitor.seed('contract');
    await review(sandbox, id, 'reject', { items: [{ item: 'gst', code: 'cut-off' }] });
    await visitor.enter(page);
    await page.goto(sandbox.origin + paths.dashboard);
    await hand.arrives(page.getByRole('heading', { level: 1 }));
    await hand.leaves(page.getByRole('link', { name: 'Resubmit KYC' }));
    const flagged = page.locator('li[data-slot="gst"]').getByRole('button', { name: /^Take photo/ });
    await hand.arrives(flagged);
    await hand.leaves(flagged);
    await hand.seesDialog();
    await hand.taps(page.getByRole('dialog').getByRole('button', { name: 'Take photo' }));
    await page.waitForURL(`**${paths.dashboard}?*`);
  });
}

/** Runs a journey on the phone in the shop and returns its effort. */
async function inShop(browser: Browser, journey: (hand: Hand, page: Page) => Promise<void>): Promise<Effort> {
  return inContext(
    browser,
    async (context) => {
      const page = await context.newPage();
      const hand = new Hand(page);
      await journey(hand, page);
      return hand.effort();
    },
    here,
  );
}

/** The first group of the first step. A known value stays. */
async function business(hand: Hand, page: Page, phone: string): Promise<void> {
  await hand.needs('vendorName', info.vendorName);
  await hand.needs('ownerName', info.ownerName);
  await hand.needs('email', info.email);
  await hand.needs('phone', phone);
  const isSame = field(page, 'samePhone');
  if (!(await isSame.isChecked())) await hand.taps(isSame);
}

/** The place. The phone's location comes first, and a known address stays. */
async function place(hand: Hand, page: Page): Promise<void> {
  await hand.taps(page.getByRole('button', { name: /use my location/i }));
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  const street = page.getByRole('status').getByRole('button', { name: /^Use “/ });
  await hand.takes(street, 'addressLine1', info.addressLine1);
  await hand.needs('pincode', info.pincode);
  await hand.needs('city', info.city);
}

async function code(hand: Hand, page: Page): Promise<void> {
  await hand.leaves(button(page, 'Next'));
  const otp = field(page, 'otp');
  await expect(otp).toBeFocused();
  await hand.seesDialog();
  await hand.types('otp', testCode);
}

async function legalDetails(
  hand: Hand,
  page: Page,
  account: (hand: Hand, page: Page) => Promise<void> = typed,
): Promise<void> {
  // The first step may have a field for the GSTIN too.
  await expect(stepHeading(page, 'KYC & business details')).toBeVisible();
  await hand.arrives(field(page, 'gstNumber'));
  await hand.needs('gstNumber', gstin);
  await hand.needs('panNumber', kyc.panNumber);
  await hand.needs('panHolderName', info.ownerName);
  await hand.needs('drugLicenseNumber', 'DL/2023/123456');
  await account(hand, page);
  await hand.leaves(button(page, 'Next'));
}

/** The account and its check. */
async function typed(hand: Hand, page: Page): Promise<void> {
  await hand.needs('bankAccount', kyc.bankAccount);
  await hand.needs('confirmBankAccount', kyc.confirmBankAccount);
  await hand.needs('ifsc', kyc.ifsc);
  await hand.needs('accountHolderName', info.ownerName);
  await hand.taps(button(page, 'Verify Bank Details'));
  await expect(button(page, 'Verified')).toBeVisible();
}

/** The account that a payment of one rupee names. The tap in the UPI app counts too. */
async function paid(hand: Hand, page: Page): Promise<void> {
  await hand.taps(page.getByText('Fill in your account by UPI'));
  await hand.taps(button(page, 'Pay ₹1 by UPI'));
  await expect(page.getByText('Open my UPI app')).toBeVisible();
  hand.tapsElsewhere(2);
  await hand.taps(button(page, 'Use this account'));
  await expect(button(page, 'Verified')).toBeVisible();
}

async function finish(hand: Hand, page: Page): Promise<void> {
  const papers = ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'];
  await hand.arrives(page.getByRole('button', { name: /^Take photo/ }).first());
  for (const paper of papers) await hand.photographs(paper);
  // A busy machine takes long to prepare four photos.
  await expect(page.getByText(/^Uploaded on/)).toHaveCount(papers.length, { timeout: 60_000 });
  await hand.leaves(button(page, 'Next'));
  await hand.arrives(page.locator('main summary').first());
  await hand.taps(field(page, 'termsAccepted'));
  await hand.leaves(button(page, 'Submit application'));
  await page.waitForURL(`**${paths.dashboard}?*`);
}

/** Measures where the buttons of `/vendor` end on a small phone: signed out, and with an open application. */
export async function wayIn(browser: Browser, origin: string, phone: string): Promise<Entry> {
  return inContext(
    browser,
    async (context) => {
      const page = await context.newPage();
      const end = async (what: Locator): Promise<number> => {
        await expect(what).toBeVisible();
        const box = await what.boundingBox();
        return box === null ? Infinity : box.y + box.height;
      };
      await page.goto(origin + paths.vendor, { waitUntil: 'networkidle' });
      const signInAt = await end(button(page, 'Sign In with Phone'));
      const visitor = new ApiVisitor(origin, phone);
      await visitor.seed('kyc');
      await visitor.enter(page);
      await page.goto(origin + paths.vendor, { waitUntil: 'networkidle' });
      return { signInAt, applicationsAt: await end(page.getByRole('button', { name: 'Continue' })) };
    },
    small,
  );
}

/** Performs the steps and counts them. */
class Hand {
  private readonly page: Page;
  /** The height of the page when it opened. */
  private height = 0;
  private count: Effort = { screens: 0, keys: 0, taps: 0, firstFieldAt: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  effort(): Effort {
    return this.count;
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

  /** Types a value unless the page fills in one, or takes the one that it offers in the field. */
  async needs(name: string, text: string): Promise<void> {
    const label = this.page.locator(`.field:has(input[name="${name}"])`);
    await this.takes(label.getByRole('button', { name: /^Use “/ }), name, text);
  }

  /** Takes the value that the page filled in or offers. Without one, types it. */
  async takes(offer: Locator, name: string, text: string): Promise<void> {
    const input = field(this.page, name);
    const isThere = async () => (await input.inputValue()) !== '' || (await offer.isVisible());
    await expect
      .poll(isThere, { timeout: 2000 })
      .toBe(true)
      .catch(() => undefined);
    if ((await input.inputValue()) !== '') return;
    if (await offer.isVisible()) await this.taps(offer);
    else await this.types(name, text);
    await expect(input).not.toHaveValue('');
  }

  async taps(target: Locator): Promise<void> {
    // A hand is slower than a script. A touch in the frame of a copied number focuses a field that takes no keys.
    await target.scrollIntoViewIfNeeded();
    await this.page.waitForTimeout(restMs);
    await target.tap();
    this.count.taps += 1;
  }

  /** Counts taps that happen outside the site: the way to another app, and there. */
  tapsElsewhere(count: number): void {
    this.count.taps += count;
  }

  /** Photographs a paper: the button, and the shutter of the phone's camera. */
  async photographs(slot: string): Promise<void> {
    await this.page.locator(`#${slot}-camera`).setInputFiles(photo());
    this.count.taps += 2;
  }

  private heightOf(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight);
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
}
