import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { gstinCheckCharacter } from '#lib/domain/gstin.ts';
import { paths } from '#lib/paths.ts';
import { button, field } from '../../e2e/elements.ts';
import { pdf, photo, type TestFile } from '../../e2e/files.ts';
import { info, kyc } from '../../e2e/forms.ts';
import { testCode } from '../../e2e/deployed.ts';
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
 * field, a button or a box; a document takes two: the button, and the file in the phone's own list. Prefilled
 * values cost nothing. A page counts with its whole height on arrival or on leaving, whichever is more. A
 * dialog counts with its own height.
 */
export async function apply(browser: Browser, origin: string, phone: string): Promise<Effort> {
  return inContext(
    browser,
    async (context) => {
      const page = await context.newPage();
      const hand = new Hand(page);
      await page.goto(origin + paths.onboarding('vendor-info', { serviceType: 'pharmacy' }));
      await vendorInformation(hand, page, phone);
      await legalDetails(hand, page);
      await documents(hand, page);
      await hand.arrives(page.locator('main summary').first());
      await hand.taps(field(page, 'termsAccepted'));
      await hand.leaves(button(page, 'Submit application'));
      await page.waitForURL(`**${paths.dashboard}?*`);
      return hand.effort();
    },
    here,
  );
}

async function vendorInformation(hand: Hand, page: Page, phone: string): Promise<void> {
  await hand.arrives(field(page, 'vendorName'));
  await hand.types('vendorName', info.vendorName);
  await hand.types('ownerName', info.ownerName);
  await hand.types('email', info.email);
  await hand.types('phone', phone);
  const isSame = field(page, 'samePhone');
  if (!(await isSame.isChecked())) await hand.taps(isSame);
  await hand.types('addressLine1', info.addressLine1);
  await hand.types('pincode', info.pincode);
  await hand.lacks('city', info.city);
  await hand.taps(page.getByRole('button', { name: /use my location/i }));
  await expect(page.locator('output[for="coords"]')).toContainText('12.97');
  await hand.leaves(button(page, 'Next'));
  const code = field(page, 'otp');
  await expect(code).toBeFocused();
  await hand.seesDialog();
  await hand.types('otp', testCode);
}

async function legalDetails(hand: Hand, page: Page): Promise<void> {
  await hand.arrives(field(page, 'gstNumber'));
  const gstin = kyc.gstNumber.slice(0, 14);
  await hand.types('gstNumber', gstin + gstinCheckCharacter(gstin));
  await hand.lacks('panNumber', kyc.panNumber);
  await hand.lacks('panHolderName', info.ownerName);
  await hand.types('drugLicenseNumber', 'DL/2023/123456');
  await hand.types('bankAccount', kyc.bankAccount);
  await hand.types('confirmBankAccount', kyc.confirmBankAccount);
  await hand.types('ifsc', kyc.ifsc);
  await hand.lacks('accountHolderName', info.ownerName);
  await hand.taps(button(page, 'Verify Bank Details'));
  await expect(button(page, 'Verified')).toBeVisible();
  await hand.leaves(button(page, 'Next'));
}

async function documents(hand: Hand, page: Page): Promise<void> {
  await hand.arrives(page.locator('label[for="pharmacyLicense"]'));
  await hand.chooses('pharmacyLicense', pdf());
  await hand.chooses('gst', pdf());
  await hand.chooses('ownerPhoto', photo());
  await hand.chooses('entranceWithOwner', photo());
  await expect(page.getByText(/^Uploaded on/)).toHaveCount(4);
  await hand.leaves(button(page, 'Next'));
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
    await input.pressSequentially(text);
    this.count.keys += text.length;
  }

  /** Types a value that the page did not fill in. */
  async lacks(name: string, text: string): Promise<void> {
    const input = field(this.page, name);
    const isFilled = await expect(input)
      .toHaveValue(new RegExp(`^${text}$`, 'i'), { timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (isFilled) return;
    const offer = this.page.getByRole('button', { name: `Use “${text}”` }).first();
    if (await offer.isVisible()) await this.taps(offer);
    else await this.types(name, text);
    await expect(input).toHaveValue(text);
  }

  async taps(target: Locator): Promise<void> {
    await target.tap();
    this.count.taps += 1;
  }

  async chooses(slot: string, file: TestFile): Promise<void> {
    await field(this.page, slot).first().setInputFiles(file);
    this.count.taps += 2;
  }

  private heightOf(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollHeight);
  }

  async seesDialog(): Promise<void> {
    const box = await this.page.locator('.dialog-box').boundingBox();
    this.count.screens += (box?.height ?? Infinity) / small.viewport.height;
  }

  /** Leaves a page after the vendor has seen all of it. */
  async leaves(way: Locator): Promise<void> {
    const height = Math.max(this.height, await this.heightOf());
    this.count.screens += height / small.viewport.height;
    await this.taps(way);
  }
}
