import type { BrowserContext, Page, Request, Route } from 'playwright/test';
import { hasPageCache, wholeChromium } from './browsers.ts';
import { keyPrefix } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { isTorture, playCases, windows, type Dice } from '../tests/torture/cases.ts';
import { addFaults, clearFaults, hold } from './controls.ts';
import { testCode } from './deployed.ts';
import { field, firstStep } from './elements.ts';
import { pdf, photo } from './files.ts';
import { expect, test } from './fixtures.ts';
import type { Sandbox } from './sandbox.ts';
import { isOffered } from './spoken.ts';
import { ApiVisitor, leaveFor, sampleInfo, type SeededStep } from './visitor.ts';

/**
 * A phone at a shop counter: two vendors, two tabs and the browser's page cache, which Playwright turns off by
 * default. After each move, nothing of a vendor whose session ended may be on screen, in storage or in a
 * request.
 */
test.use({ launchOptions: wholeChromium('--process-per-site', '--disable-site-isolation-trials') });
// A whole browser costs more to start than most journeys, so they share one. Full runs take hours, so they run
// in parallel.
test.describe.configure({ mode: isTorture ? 'parallel' : 'default' });

declare global {
  /** Whether the page on screen came back from the page cache. */
  var cameBack: boolean | undefined;
}

/** One of the two vendors, with the data that belongs to this vendor alone. */
interface Who {
  readonly name: 'A' | 'B';
  readonly visitor: ApiVisitor;
  readonly vendorId: string;
  readonly userId: string;
  /** Words without spaces, as `squeeze` returns them. */
  readonly data: string[];
}

interface Sent {
  readonly order: number;
  readonly method: string;
  readonly path: string;
  readonly userId: string | null;
  readonly body: string;
}

const squeeze = (text: string): string => text.replaceAll(/[\s-]+/g, '');
const letters = (number: number): string =>
  [...String(number).padStart(6, '0')].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');

/**
 * The time limit in ms for something that may not be there: a button, a dialog, a loaded screen. Nothing fails
 * after it; the story goes on without the thing.
 */
const glanceMs = 1500;

const scripts = '**/_astro/*.js';

/** The name of “Send OTP” in both languages. */
const sendCode = /OTP/;

/** The addresses of pages that show the vendor's name. */
const showsName = /dashboard|profile|\/vendor$|step1.*vendorId/;

let seeded = 0;

async function seed(sandbox: Sandbox, phone: string, name: 'A' | 'B', upTo: SeededStep): Promise<Who> {
  const number = (seeded += 1);
  const word = letters(number).toLowerCase();
  const digits = String(number).padStart(4, '0').slice(-4);
  const pan = `${name}${letters(number).slice(-3)}P${digits}${name}`;
  const info = {
    vendorName: `Shop${name}${word}`,
    ownerName: `Owner${name}${word}`,
    email: `${word}.${name.toLowerCase()}@torture.example`,
    supportPhone: `91${String(7_000_000 + number)}${name === 'A' ? 1 : 2}`,
    addressLine1: `Street${name}${word}`,
  };
  const kyc = {
    panNumber: pan,
    panHolderName: `Holder${name}${word}`,
    gstNumber: `29${pan}1Z5`,
    bankAccount: `5550${String(number).padStart(8, '0')}${name === 'A' ? 1 : 2}`,
    accountHolderName: `Payee${name}${word}`,
  };
  const visitor = new ApiVisitor(sandbox.origin, phone);
  const { id } = await visitor.seed(upTo, { info, kyc });
  const { user } = await visitor.signIn();
  const data = [...Object.values(info), ...Object.values(kyc), phone].map(squeeze);
  return { name, visitor, vendorId: id, userId: String(user['id']), data };
}

/** Returns the user ID of the token that a request carries. */
function userOf(request: Request): string | null {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers()['authorization'] ?? '')?.[1];
  if (claims === undefined) return null;
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: unknown }).sub);
}

/** Returns the text on screen (or, if `whole`, all text of the page) with the value of every field. */
function pageText(page: Page, whole: boolean): Promise<string> {
  return page.evaluate((isWhole) => {
    // A page that has only begun has no body yet.
    if (!document.querySelector('body')) return '';
    const fields = [...document.querySelectorAll('input, textarea, select')] as HTMLInputElement[];
    const isHidden = getComputedStyle(document.documentElement).visibility === 'hidden';
    const values = isHidden && !isWhole ? [] : fields.map(({ value }) => value);
    return [isWhole ? document.documentElement.outerHTML : document.body.innerText, ...values].join('\n');
  }, whole);
}

/** Returns `otherwise` if the page leaves meanwhile. The next check reads the new page. */
const unlessLeaving = async <Value>(look: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await look;
  } catch (error) {
    if (/context was destroyed|navigat|frame was detached/i.test(String(error))) return otherwise;
    throw error;
  }
};

class Counter {
  private readonly sandbox: Sandbox;
  private readonly dice: Dice;
  private readonly both: readonly [Who, Who];
  private readonly sent: Sent[] = [];
  readonly moves: string[] = [];
  page: Page;
  other: Page;
  /** The vendor who is signed in. */
  private current: Who | null = null;
  /** The vendor whose session expired. The typed values wait for this vendor on the same page. */
  private expired: Who | null = null;
  private checked = 0;
  private isNewsUnderWay = false;

  constructor(
    sandbox: Sandbox,
    dice: Dice,
    both: readonly [Who, Who],
    context: BrowserContext,
    pages: [Page, Page],
  ) {
    this.sandbox = sandbox;
    this.dice = dice;
    this.both = both;
    [this.page, this.other] = pages;
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.startsWith('/api/')) return;
      this.sent.push({
        order: this.sent.length,
        method: request.method(),
        path: url.pathname,
        userId: userOf(request),
        body: squeeze(request.postData() ?? ''),
      });
    });
  }

  /** Starts the story: one of the two vendors is at work. */
  async begin(): Promise<void> {
    await this.enter(this.page, this.someone());
    await this.open(this.somewhere());
  }

  private someone(): Who {
    return this.dice.pick(this.both);
  }

  async move(): Promise<void> {
    const moves = {
      open: 6,
      back: 6,
      forward: 2,
      reload: 1,
      type: 3,
      'type early': 1,
      'choose a file': 1,
      'photograph pages': 1,
      'as printed': 1,
      print: 1,
      'switch language': 1,
      'sign out here': 2,
      'sign out elsewhere': 2,
      'next user here': 3,
      'next user elsewhere': 2,
      expire: 2,
      'sign in in place': 3,
      'slow API': 1,
      'API down': 1,
      'API well': 2,
    };
    const names = Object.entries(moves).flatMap(([name, weight]) =>
      Array.from({ length: weight }, () => name as keyof typeof moves),
    );
    await this.make(this.dice.pick(names as [keyof typeof moves]));
  }

  private async make(name: string): Promise<void> {
    this.moves.push(name);
    await this.page.emulateMedia({ media: null });
    this.isNewsUnderWay = name.endsWith('elsewhere') || name === 'expire';
    // Hold scripts back only while other tabs and the history make their moves.
    if (!/elsewhere|expire|back|forward/.test(name)) await this.letScriptsCome();
    switch (name) {
      case 'open':
        return this.open(this.somewhere());
      case 'back':
        return this.travel(-this.dice.between(1, 3));
      case 'forward':
        return this.travel(this.dice.between(1, 2));
      case 'reload':
        await this.page.reload();
        return;
      case 'type':
        return this.type();
      case 'type early':
        return this.typeEarly();
      case 'choose a file':
        return this.chooseFile();
      case 'photograph pages':
        return this.photographPages();
      case 'as printed':
        return this.tickAsPrinted();
      case 'print':
        // Print rules apply to the page until the next move.
        await this.page.emulateMedia({ media: 'print' });
        return;
      case 'switch language':
        return this.switchLanguage();
      case 'sign out here':
        return this.signOut(this.page);
      case 'sign out elsewhere':
        await this.other.goto(paths.dashboard);
        return this.signOut(this.other);
      case 'next user here':
        return this.enter(this.page, this.someone());
      case 'next user elsewhere':
        return this.enter(this.other, this.someone());
      case 'expire':
        return this.expire();
      case 'sign in in place':
        return this.signInInPlace(this.someone());
      case 'slow API':
        return this.weather({ endpoint: '*', action: 'none', delayBeforeMs: this.dice.pick([300, 1500]) });
      case 'API down':
        return this.weather({ endpoint: '*', action: 'status', status: 503 });
      default:
        return clearFaults(this.sandbox);
    }
  }

  private async weather(...faults: Parameters<typeof addFaults>[1][]): Promise<void> {
    await clearFaults(this.sandbox);
    await addFaults(this.sandbox, ...faults);
  }

  private somewhere(): string {
    const { vendorId } = this.current ?? this.someone();
    const resumed = { serviceType: 'pharmacy', vendorId, continue: true };
    const path = this.dice.pick([
      paths.dashboard,
      paths.dashboardOf(vendorId),
      paths.profile,
      paths.registerStart,
      '/register?step=2',
      paths.vendor,
      paths.home,
      paths.register('pharmacy', { vendorId, continue: true }),
      paths.onboarding('vendor-info', { serviceType: 'pharmacy' }),
      paths.onboarding('vendor-info', resumed),
      paths.onboarding('kyc-documents', resumed),
      paths.onboarding('documents', resumed),
      paths.onboarding('contract', resumed),
    ]);
    return this.dice.chance(0.2) && isOffered('hi') ? `/hi${path}` : path;
  }

  private async open(path: string): Promise<void> {
    this.moves.push(path.replaceAll(/vendorId=[^&]*/g, (id) => `vendor=${this.nameOf(id.slice(9))}`));
    await leaveFor(this.page, path);
    // In 60 % of the cases the vendor waits for the screen before the next move.
    if (this.dice.chance(0.6)) {
      await unlessLeaving(
        this.page
          .waitForFunction(() => document.querySelector('main h1, main h2, main dd, main input'), null, {
            timeout: 4000,
          })
          .then(() => undefined)
          .catch(() => undefined),
        undefined,
      );
      const known = this.current?.data[0];
      if (known !== undefined && this.dice.chance(0.7) && showsName.test(path)) {
        await this.page
          .getByText(known)
          .first()
          .waitFor({ timeout: glanceMs })
          .catch(() => undefined);
      }
    }
  }

  private nameOf(vendorId: string): string {
    return this.both.find((who) => who.vendorId === vendorId)?.name ?? '?';
  }

  /**
   * Goes through the history. Playwright's own method waits for a load, which a page from the cache does not
   * have.
   */
  private async travel(by: number): Promise<void> {
    this.moves.push(String(by));
    // A step past the end of the history does nothing.
    const isPastEnd = await unlessLeaving(
      this.page.evaluate(
        (steps) => (navigation.currentEntry?.index ?? 0) + steps >= navigation.entries().length,
        by,
      ),
      false,
    );
    if (isPastEnd) return;
    const before = await this.mark();
    await unlessLeaving(
      this.page.evaluate((steps) => history.go(steps), by),
      undefined,
    );
    // Nor does one before its beginning.
    await expect
      .poll(() => unlessLeaving(this.isOther(before), false), { timeout: glanceMs })
      .toBe(true)
      .catch(() => undefined);
  }

  private mark(): Promise<string> {
    return unlessLeaving(
      this.page.evaluate(() => `${performance.timeOrigin} ${location.href} ${document.visibilityState}`),
      '',
    );
  }

  private async isOther(before: string): Promise<boolean> {
    const [now, isReady] = [await this.mark(), await this.page.evaluate(() => document.readyState)];
    return now !== before && isReady === 'complete';
  }

  /** Returns a word that belongs to this vendor alone. */
  private word(who: Who): string {
    return `Typed${who.name}${letters(this.dice.between(0, 999_999)).toLowerCase()}`;
  }

  /** Types such a word into the form on screen, if there is one. */
  private async type(): Promise<void> {
    const who = this.current;
    if (who === null) return;
    await this.unfold();
    const inputs = await this.page
      .locator(
        'main input[type="text"]:visible:not([name="phone"], [role="combobox"], [readonly], [disabled])',
      )
      .all();
    const [first, ...more] = inputs;
    if (first === undefined) return void this.moves.push('(no field)');
    const typed = this.word(who);
    const isDone = await this.dice
      .pick([first, ...more])
      .fill(typed, { timeout: glanceMs })
      .then(
        () => true,
        () => false,
      );
    if (isDone) who.data.push(typed);
  }

  /** Opens folded parts, for example the further licences. */
  private async unfold(): Promise<void> {
    await unlessLeaving(
      this.page.evaluate(() =>
        document.querySelectorAll('main details').forEach((part) => part.toggleAttribute('open', true)),
      ),
      undefined,
    );
  }

  /** Types into the form of the document before its script arrives. The script arrives at once or later. */
  private async typeEarly(): Promise<void> {
    const who = this.current;
    if (who === null) return;
    this.isHolding = true;
    await this.page.route(scripts, (route) => new Promise(() => void this.held.push(route)));
    await this.page.goto(paths.onboarding('vendor-info', { serviceType: 'pharmacy' }), {
      waitUntil: 'commit',
    });
    const typed = this.word(who);
    const isDone = await field(this.page, 'vendorName')
      .fill(typed, { timeout: glanceMs })
      .then(
        () => true,
        () => false,
      );
    if (isDone) who.data.push(typed);
    const then = this.dice.pick(['stay', 'stay', 'leave', 'sign out']);
    if (then === 'sign out') return this.signOutEarly();
    if (then === 'leave') {
      this.moves.push('(left)');
      await this.page.goto(paths.delivery, { waitUntil: 'commit' });
    }
    if (this.dice.chance(0.5)) await this.letScriptsCome();
  }

  /** Presses Sign out before the script arrives. The session ends when it arrives. */
  private async signOutEarly(): Promise<void> {
    this.moves.push('(signed out early)');
    await this.page.locator('header .sign-out').first().click();
    await this.letScriptsCome();
    await this.page.waitForFunction(() => localStorage.getItem(`${ownPrefix}session`) === null);
    this.ended();
  }

  private isHolding = false;
  private readonly held: Route[] = [];

  /** Releases the scripts that were held back. */
  private async letScriptsCome(): Promise<void> {
    if (!this.isHolding) return;
    this.isHolding = false;
    await this.page.unroute(scripts);
    for (const route of this.held.splice(0)) await route.continue().catch(() => undefined);
  }

  private async chooseFile(): Promise<void> {
    const who = this.current;
    const input = this.page.locator('main input[type="file"]').first();
    if (who === null || (await input.count()) === 0) return void this.moves.push('(no file)');
    const name = this.word(who);
    const isDone = await input.setInputFiles(pdf(2000, `${name}.pdf`), { timeout: glanceMs }).then(
      () => true,
      () => false,
    );
    if (isDone) who.data.push(name);
  }

  /** Chooses two photos of one paper. The addresses of their images belong to this vendor alone. */
  private async photographPages(): Promise<void> {
    const who = this.current;
    const input = this.page.locator('main input[type="file"][multiple]').first();
    if (who === null || (await input.count()) === 0) return void this.moves.push('(no pages)');
    const pages = [photo(undefined, `${this.word(who)}.png`), photo(undefined, `${this.word(who)}.png`)];
    const shown = this.page.locator('main img[src^="blob:"]');
    const isDone = await input
      .setInputFiles(pages, { timeout: glanceMs })
      .then(() => shown.first().waitFor({ timeout: glanceMs }))
      .then(
        () => true,
        () => false,
      );
    if (!isDone) return void this.moves.push('(not shown)');
    const addresses = await unlessLeaving(
      shown.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? '')),
      [],
    );
    who.data.push(...[...addresses, ...pages.map(({ name }) => name)].map(squeeze));
  }

  /** Types a licence number of no known form and ticks that it is printed like this. */
  private async tickAsPrinted(): Promise<void> {
    const who = this.current;
    const input = field(this.page, 'drugLicenseNumber');
    if (who === null || (await input.count()) !== 1) return void this.moves.push('(no licence)');
    const typed = this.word(who).toUpperCase();
    const isDone = await input
      .fill(typed, { timeout: glanceMs })
      .then(() => input.blur())
      .then(() => this.page.locator('input[name="licenceAsPrinted"]').check({ timeout: glanceMs }))
      .then(
        () => true,
        () => false,
      );
    who.data.push(typed);
    if (!isDone) this.moves.push('(not ticked)');
  }

  private async switchLanguage(): Promise<void> {
    const before = await this.mark();
    await unlessLeaving(
      this.page.evaluate(() => document.querySelector<HTMLElement>('footer a[lang]')?.click()),
      undefined,
    );
    await expect
      .poll(() => unlessLeaving(this.isOther(before), false), { timeout: glanceMs })
      .toBe(true)
      .catch(() => undefined);
  }

  private async signOut(page: Page): Promise<void> {
    const button = page.locator('header .sign-out').first();
    const isThere = await button.waitFor({ timeout: glanceMs }).then(
      () => true,
      () => false,
    );
    if (!isThere) return void this.moves.push('(no button)');
    // The dialog with photographed pages covers the button.
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await button.click();
    await page.waitForFunction(() => localStorage.getItem(`${ownPrefix}session`) === null);
    this.ended();
  }

  private ended(): void {
    this.current = null;
    this.expired = null;
    this.checked = this.sent.length;
  }

  /** Signs a vendor in on this page by storing what the login stores. */
  private async enter(page: Page, who: Who): Promise<void> {
    this.moves.push(who.name);
    const since = Date.now();
    const { userId, visitor } = who;
    const session = { session: userId, phone: `+91${visitor.phone}`, userType: 'VENDOR', since };
    await visitor.enter(page, { session });
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith(`${ownPrefix}idempotency.`) || name.startsWith(`${ownPrefix}recovery.`)) {
          localStorage.removeItem(name);
        }
    });
    // A vendor goes to another tab only after the browser has told that tab's process.
    await unlessLeaving(
      this.page
        .waitForFunction(
          (at) => location.protocol === 'about:' || localStorage.getItem(`${ownPrefix}session`)?.includes(at),
          String(since),
        )
        .then(() => undefined),
      undefined,
    );
    if (this.current !== who) this.checked = this.sent.length;
    this.current = who;
    this.expired = null;
  }

  /**
   * Expires the token without a renewal. The session of the page on screen ends, in the flow without leaving
   * the page.
   */
  private async expire(): Promise<void> {
    const who = this.current;
    if (who === null) return;
    await this.weather({ endpoint: 'refresh', action: 'status', status: 401 });
    await this.other.goto('/robots.txt');
    await this.other.evaluate(() => {
      const tokens = JSON.parse(localStorage.getItem(`${ownPrefix}tokens`) ?? '{}') as object;
      const ended = { ...tokens, expiresAt: Date.now() - 1000 };
      localStorage.setItem(`${ownPrefix}tokens`, JSON.stringify(ended));
    });
    await unlessLeaving(
      this.page.evaluate(() => void dispatchEvent(new Event('online'))),
      undefined,
    );
    const isOver = await this.other
      .waitForFunction(() => localStorage.getItem(`${ownPrefix}session`) === null, null, {
        timeout: glanceMs,
      })
      .then(
        () => true,
        () => false,
      );
    await clearFaults(this.sandbox);
    if (!isOver) {
      // No page of the product was open to notice the expiry.
      await this.other.evaluate(() => localStorage.clear());
      this.moves.push('(cleared)');
    }
    this.ended();
    if (isOver) this.expired = who;
  }

  private async signInInPlace(who: Who): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.locator('input[name="phone"]') });
    if ((await dialog.count()) !== 1) return void this.moves.push('(no dialog)');
    this.moves.push(who.name);
    await this.letScriptsCome();
    await clearFaults(this.sandbox);
    const isSlow = this.dice.chance(0.5);
    try {
      await field(dialog, 'phone').fill(who.visitor.phone, { timeout: glanceMs });
      await dialog.getByRole('button', { name: sendCode }).click({ timeout: glanceMs });
      if (isSlow) await this.weather({ endpoint: 'vendor', action: 'status', status: 503 });
      await dialog.locator('input[autocomplete="one-time-code"]').fill(testCode, { timeout: glanceMs });
      await this.page.waitForFunction(
        (id) => (localStorage.getItem(`${ownPrefix}session`) ?? '').includes(id),
        who.userId,
        { timeout: glanceMs },
      );
    } catch {
      // On a slow machine the sign-in may fail or come later. Typed text belongs to the vendor who typed it.
      await leaveFor(this.page, '/robots.txt');
      const stored = await this.page.evaluate(() => localStorage.getItem(`${ownPrefix}session`) ?? '');
      if (!stored.includes(who.userId)) {
        // A visitor's text without a session belongs to no account, so it does not leave with one.
        who.data.splice(who.data.indexOf(who.visitor.phone), 1);
        return void this.moves.push('(not signed in)');
      }
    }
    if (this.current !== who) this.checked = this.sent.length;
    this.current = who;
    this.expired = null;
  }

  /** Fails if anything of a vendor who is gone can be seen or read, or is sent. */
  async check(): Promise<void> {
    // Check the screen at once, as an eye does, unless another tab's news is still on its way. Then check whole
    // pages.
    if (!this.isNewsUnderWay) expect(await this.leaks(false)).toEqual([]);
    await expect.poll(() => this.leaks(true)).toEqual([]);
    await this.checkStorage();
    this.checkRequests();
  }

  private gone(): Who[] {
    return this.both.filter((who) => who !== this.current);
  }

  /** Returns the words of vendors who are gone that are on screen (or, if `whole`, anywhere in the pages). */
  private async leaks(whole: boolean): Promise<string[]> {
    const found: string[] = [];
    for (const page of [this.page, this.other]) {
      const text = squeeze(await unlessLeaving(pageText(page, whole), ''));
      const isInFlow = page.url().includes(paths.onboardingRoot);
      for (const who of this.gone()) {
        if (who === this.expired && isInFlow) continue;
        const words = who.data.filter((word) => text.includes(word));
        found.push(...words.map((word) => `${who.name}'s ${word} on ${page.url()}`));
      }
    }
    return found;
  }

  private async checkStorage(): Promise<void> {
    const stored = await unlessLeaving(
      this.page.evaluate(() => {
        // The first history entry of a tab is an empty page without an origin.
        const isOurs = location.protocol !== 'about:';
        return isOurs ? (Object.entries({ ...localStorage, ...sessionStorage }) as [string, string][]) : [];
      }),
      [],
    );
    for (const who of this.gone()) {
      const found = stored.flatMap(([name, text]) => {
        // By specification the draft outlives a sign-out. It names an application and is read for the same
        // phone alone.
        if (name === `${keyPrefix}onboarding`) return [];
        if (who === this.expired && name.startsWith(`${keyPrefix}recovery.`)) return [];
        return who.data.filter((word) => squeeze(text).includes(word)).map((word) => `${name}: ${word}`);
      });
      expect(found, `${who.name}'s in storage`).toEqual([]);
    }
  }

  private checkRequests(): void {
    for (const request of this.sent) {
      const by = this.both.find(({ userId }) => userId === request.userId);
      for (const who of this.both) {
        if (by === undefined || by === who) continue;
        const found = who.data.filter((word) => request.body.includes(word));
        expect(found, `${who.name}'s in ${request.method} ${request.path} by ${by.name}`).toEqual([]);
        const writes = request.method !== 'GET' && request.path.includes(who.vendorId);
        expect(writes, `${by.name} writes to ${who.name}'s ${request.path}`).toBe(false);
      }
    }
    const late = this.sent.slice(this.checked).filter(({ userId }) => {
      const by = this.both.find((who) => who.userId === userId);
      return by !== undefined && by !== this.current;
    });
    expect(late, 'requests with the token of somebody who is gone').toEqual([]);
    this.checked = this.sent.length;
  }
}

/** Goes through the history. Playwright's own methods wait for a load, which a page from the page cache does not have. */
async function travel(page: Page, steps: number, to: string): Promise<void> {
  // The page may be gone before it answers.
  await page.evaluate((by) => history.go(by), steps).catch(() => undefined);
  await expect(page).toHaveURL(to);
}
const goBack = (page: Page, to: string): Promise<void> => travel(page, -1, to);

test('Back shows the next vendor nothing, even with the API down @desktop', async ({
  sandbox,
  newVisitor,
  newPhone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await clearFaults(sandbox);
  const gone = await seed(sandbox, newPhone(), 'A', 'kyc');
  const next = new ApiVisitor(sandbox.origin, newPhone());
  await next.seed('created');
  const page = await newVisitor();
  const other = await page.context().newPage();
  await page.addInitScript(() =>
    addEventListener('pageshow', (event) => {
      globalThis.cameBack = event.persisted;
    }),
  );
  await gone.visitor.enter(page);
  const name = gone.data[0] ?? '';
  for (const path of [paths.dashboard, paths.profile]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await test.step('to the vendor, this browser brings a page back from the page cache', async () => {
    await goBack(page, paths.dashboard);
    await page.waitForFunction((expected) => globalThis.cameBack === expected, hasPageCache);
    await expect(page.getByText(name).first()).toBeVisible();
    await travel(page, 1, paths.profile);
  });
  await page.goto(paths.delivery);
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await next.enter(other);
  await addFaults(sandbox, { endpoint: '*', action: 'status', status: 503 });
  for (const path of [paths.profile, paths.dashboard])
    await test.step(`Back to ${path} offers to try again, without the earlier vendor’s name`, async () => {
      await goBack(page, path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('html')).not.toContainText(name);
    });
  await page.context().close();
  await clearFaults(sandbox);
});

test('Back shows the next vendor nothing typed before the script @desktop', async ({
  sandbox,
  newVisitor,
  newPhone,
  visitor,
}) => {
  const page = await newVisitor();
  const other = await page.context().newPage();
  const typeEarly = async (): Promise<void> => {
    await page.goto(firstStep(), { waitUntil: 'commit' });
    await field(page, 'ownerName').fill(sampleInfo.ownerName);
  };
  await visitor.enter(page);
  const arrive = await hold(page, scripts);
  await typeEarly();
  await page.goto(paths.delivery);
  arrive();
  await new ApiVisitor(sandbox.origin, newPhone()).enter(other);
  // Signing in removes the copies of other vendors.
  await other.evaluate(() => localStorage.removeItem(`${ownPrefix}recovery.vendorInfo.pharmacy`));
  const copy = () =>
    page.evaluate(() => localStorage.getItem(`${ownPrefix}recovery.vendorInfo.pharmacy`) ?? '');
  await test.step('the form is empty, and its recovery copy too', async () => {
    await goBack(page, firstStep());
    // The script has taken over the form or has started a new one.
    await expect(page.locator('html')).not.toHaveAttribute('data-form', 'pharmacy');
    await expect(field(page, 'ownerName')).toHaveValue('');
    expect(await copy()).not.toContain(sampleInfo.ownerName);
  });
  const arriveLater = await hold(page, scripts);
  await test.step('Sign out before the script signs out once the script arrives', async () => {
    await typeEarly();
    await page.locator('header .sign-out').first().click();
    arriveLater();
    await expect(page).toHaveURL(paths.home);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain(sampleInfo.ownerName);
    expect(stored).not.toContain(`${keyPrefix}session`);
  });
  await test.step('after the sign-out, Back leads to an empty form', async () => {
    await goBack(page, firstStep());
    await expect(field(page, 'ownerName')).toHaveValue('');
  });
  await page.context().close();
});

for (let window = 0; window < windows; window++) {
  test(`nothing of an ended session is seen, kept or sent ${window + 1} @desktop`, async ({
    sandbox,
    newVisitor,
    newPhone,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    await playCases(
      { name: 'next-vendor', sample: 1, full: 500 },
      async (dice) => {
        await clearFaults(sandbox);
        const both = [
          await seed(sandbox, newPhone(), 'A', dice.pick(['created', 'kyc', 'documents'])),
          await seed(sandbox, newPhone(), 'B', dice.pick(['created', 'kyc'])),
        ] as const;
        const page = await newVisitor();
        const context = page.context();
        const counter = new Counter(sandbox, dice, both, context, [page, await context.newPage()]);
        try {
          await counter.begin();
          for (let left = dice.between(6, 12); left > 0; left--) {
            await counter.move();
            await test.step(`nothing of a vendor who is gone after “${counter.moves.at(-1)}”`, () =>
              counter.check());
          }
        } catch (error) {
          const { message } = error as Error;
          throw new Error(`${counter.moves.join(', ')}\n${message.slice(0, 2000)}`, { cause: error });
        } finally {
          await context.close();
        }
      },
      { index: window, of: windows },
    );
  });
}
