/** Journeys of a visitor and a vendor for every engine. Each one starts on a page of its own, with empty storage. */
import { keyPrefix } from '#lib/brand.ts';
import { jpegSize, pdf, photo } from '../../e2e/files.ts';
import { info, kyc } from '../../e2e/forms.ts';
import { testCode } from '../../e2e/deployed.ts';
import { ApiVisitor, sampleInfo } from '../../e2e/visitor.ts';
import type { Oddity } from './browser.ts';
import { compareBoxes } from './boxes.ts';
import { EnginePage } from './page.ts';
import { startChromium } from './puppeteer.ts';

interface Journey {
  name: string;
  browser?: Oddity;
  /** Runs on a small phone, too. */
  isHeavy?: true;
  walk: (page: EnginePage, phone: string) => Promise<void>;
}

/** The specified differences between the categories: the licence's field, a licence, its document, the title. */
const categories = {
  pharmacy: ['drugLicenseNumber', 'DL/2023/123456', 'pharmacyLicense', 'Pharmacy documents'],
  supplements: ['fssaiNumber', '11223344556677', 'fssai', 'Store documents'],
  labs: ['accreditation', 'NABL MC-2345', 'labLicense', 'Lab documents'],
} as const;
type Category = keyof typeof categories;
const firstStepOf = (category: Category): string =>
  `/partner-with-us/new/mx-onboarding/step1?serviceType=${category}`;
const firstStep = firstStepOf('pharmacy');
const field = (name: string): string => `input[name="${name}"]`;

/** Opens the sign-in dialog on /vendor and asks for a code. */
async function askForCode(page: EnginePage, phone: string): Promise<void> {
  await page.open('/vendor');
  await page.press({ button: 'Sign In with Phone' });
  await page.type('[role=dialog] input[type=tel], dialog input[type=tel]', phone);
  await page.press({ button: 'Send OTP' });
}

async function signIn(page: EnginePage, phone: string, code = testCode): Promise<void> {
  await askForCode(page, phone);
  await page.see('OTP sent');
  // The dialog sends a complete code by itself.
  await page.type(field('code'), code);
}

/** Gives the page the session of a vendor who signed in elsewhere. The access token expires in `leftMs`. */
async function enter(page: EnginePage, visitor: ApiVisitor, leftMs?: number): Promise<void> {
  const stored = JSON.stringify(await visitor.storedSession(leftMs));
  await page.open('/robots.txt');
  await page.browser.evaluate(`for (const [key, text] of ${stored}) localStorage.setItem(key, text);`);
}

async function fill(page: EnginePage, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await page.type(field(name), value);
}

async function choosePlace(page: EnginePage): Promise<void> {
  await page.type('[role=combobox]', 'Bengaluru');
  await page.press({ selector: '[role=option]' });
  await page.until(
    'the place is set',
    `document.querySelector('output[for="coords"]')?.innerText.includes('12.97')`,
  );
}

async function createVendor(page: EnginePage, phone: string, category: Category = 'pharmacy'): Promise<void> {
  await page.open(firstStepOf(category));
  await fill(page, { ...info, phone });
  await choosePlace(page);
  await page.press({ button: 'Next' });
  await page.type(field('otp'), testCode);
  await page.until('the KYC step is open', `document.querySelector('${field('panNumber')}')`);
}

/** Fills in the whole application of a category, up to the dashboard. */
async function register(page: EnginePage, phone: string, category: Category): Promise<void> {
  const [licenceField, licence, paper, title] = categories[category];
  await createVendor(page, phone, category);
  await fill(page, { ...kyc, [licenceField]: licence });
  await page.press({ button: 'Verify Bank Details' });
  await page.until(
    'the account is verified',
    `[...document.querySelectorAll('button')].some(({ innerText }) => innerText.trim() === 'Verified')`,
  );
  await page.press({ button: 'Next' });
  await page.see(title);
  for (const slot of [paper, 'gst']) await page.choose(field(slot), pdf());
  for (const slot of ['ownerPhoto', 'entranceWithOwner']) await page.choose(field(slot), photo());
  await page.until(
    'four documents are uploaded',
    // On a busy machine a call can time out, as on a bad network. A vendor would press Retry.
    `([...document.querySelectorAll('button')].find(({ innerText }) => innerText.startsWith('Retry'))?.click(),
      (document.body.innerText.match(/Uploaded on/g) ?? []).length === 4)`,
  );
  await page.press({ button: 'Next' });
  await page.see('Check your answers');
  if (category === 'labs') await page.type(field('minimumOrder'), '350');
  await page.press({ selector: field('termsAccepted') });
  await page.press({ button: 'Submit application' });
  await page.at('/dashboard?vendorId=');
  await page.see('KYC Under Review');
  await page.see(info.vendorName);
}

export const journeys: readonly Journey[] = [
  {
    name: 'a tap dismisses the banner for good, and only one answer is open at a time',
    walk: async (page) => {
      await page.open('/');
      await page.see('Stay tuned! Something exciting is coming soon.');
      await page.press({ selector: '[data-dismiss]' });
      await page.seeNot('Stay tuned!');
      await page.open('/delivery');
      await page.seeNot('Stay tuned!');
      await page.open('/');
      const open = `document.querySelectorAll('details[name][open]').length`;
      await page.press({ selector: 'details[name] summary' });
      await page.until('one answer is open', `${open} === 1`);
      await page.press({ selector: 'details[name]:nth-of-type(2) summary, details[name] + details summary' });
      await page.until('the other answer is open', `${open} === 1`);
    },
  },
  {
    name: 'the navigation is a sheet on a phone, and the 404 page links home',
    walk: async (page) => {
      await page.browser.resize(360, 740);
      await page.open('/');
      await page.until('no sheet is open', `!document.querySelector('.bar-sheet')?.checkVisibility()`);
      await page.press({ selector: '[popovertarget]' });
      await page.until('the sheet is open', `document.querySelector('.bar-sheet')?.checkVisibility()`);
      await page.press({ link: 'Delivery' });
      await page.at('/delivery');
      await page.see('Download App (Coming Soon)');
      await page.open('/no/such/page');
      await page.see('Oops! Page not found');
      await page.press({ link: 'Return to Home' });
      await page.at('/');
    },
  },
  {
    name: 'signing in reports a wrong phone and a wrong code, then succeeds',
    walk: async (page, phone) => {
      await askForCode(page, '12345');
      await page.see('Please enter a valid phone number.');
      await signIn(page, phone, '000000');
      await page.see('The OTP you entered is incorrect. Please try again.');
      await page.type(field('code'), testCode);
      await page.see('Select the service you want to register for');
    },
  },
  ...(['pharmacy', 'supplements', 'labs'] as const).map((category): Journey => ({
    name: `a vendor registers (${category}), from the first step to the dashboard`,
    ...(category === 'pharmacy' ? { isHeavy: true } : {}),
    walk: (page, phone) => register(page, phone, category),
  })),
  {
    name: 'a photo of twelve megapixels is scaled down and arrives upright and whole',
    isHeavy: true,
    walk: async (page, phone) => {
      const visitor = new ApiVisitor(page.origin, phone);
      const { id } = await visitor.seed('kyc');
      await enter(page, visitor);
      await page.open(
        `/partner-with-us/new/mx-onboarding/step3?serviceType=pharmacy&vendorId=${id}&continue=true`,
      );
      await page.chooseLargePhoto(field('ownerPhoto'));
      await page.see('Uploaded on');
      const { vendor } = (await visitor.send('GET', `/api/vendors/${id}`)) as {
        vendor: { documents: { url: string }[] };
      };
      const stored = await fetch(new URL(vendor.documents[0]?.url ?? '', page.origin));
      const { width, height } = jpegSize(Buffer.from(await stored.arrayBuffer()));
      if (width !== 2048 || height !== 1536) throw new Error(`The stored photo is ${width} × ${height}`);
    },
  },
  {
    name: 'five tabs renew an expiring session once, and all show the dashboard',
    walk: async (page, phone) => {
      const visitor = new ApiVisitor(page.origin, phone);
      await visitor.seed('created');
      await enter(page, visitor, 20_000);
      await fetch(`${page.origin}/__sandbox/journal`, { method: 'DELETE' });
      await page.browser.evaluate(`globalThis.tabs = Array.from({ length: 5 }, () => open('/dashboard'));`);
      await page.until(
        'every tab shows the dashboard',
        `globalThis.tabs.every((tab) => tab.document.body?.innerText.includes(${JSON.stringify(sampleInfo.vendorName)}))`,
      );
      const reply = await fetch(`${page.origin}/__sandbox/journal`);
      const { calls } = (await reply.json()) as { calls: { path: string; status: number }[] };
      const renewals = calls.filter((call) => call.path === '/api/auth/refresh');
      if (renewals.length !== 1) throw new Error(`The session was renewed ${renewals.length} times`);
      const failed = calls.filter(({ status }) => status >= 400);
      if (failed.length > 0) throw new Error(`Calls failed: ${JSON.stringify(failed)}`);
    },
  },
  {
    name: 'a system that prefers dark colours gets them, with readable text',
    browser: 'dark',
    walk: async (page) => {
      const lightness = `(colour) => {
        const paint = document.createElement('canvas').getContext('2d');
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data;
        return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
      }`;
      for (const path of ['/', '/vendor', firstStep]) {
        await page.open(path);
        await page.until('the page is dark', `matchMedia('(prefers-color-scheme: dark)').matches`);
        const { ground, words } = await page.browser.evaluate<{ ground: number; words: number }>(`
          const lightness = ${lightness};
          const style = getComputedStyle(document.body);
          const root = getComputedStyle(document.documentElement).backgroundColor;
          const isClear = /, 0\\)$|transparent/.test(style.backgroundColor);
          return { ground: lightness(isClear ? root : style.backgroundColor), words: lightness(style.color) };`);
        if (ground > 0.25 || words < 0.7)
          throw new Error(`${path}: the background has lightness ${ground}, the text ${words}`);
      }
    },
  },
  {
    name: 'without WebGL the map says so, and a search sets the place',
    browser: 'no WebGL',
    walk: async (page) => {
      await page.open(firstStep);
      await page.until('the map is far down', `document.querySelector('[role=combobox]')`);
      await page.browser.evaluate(`document.querySelector('[role=combobox]').scrollIntoView();`);
      await page.see('Failed to initialize');
      await choosePlace(page);
    },
  },
  {
    name: 'a notification is above its dialog, and closes by its button or by itself',
    walk: async (page) => {
      await askForCode(page, '12345');
      const shown = `document.querySelector('[data-toast]')`;
      await page.until('a notification is shown', shown);
      // It lets presses through until somebody can have seen it.
      await page.until(
        'it takes a press',
        `(() => { const { x, y, width, height } = ${shown}.getBoundingClientRect();
          return ${shown}.contains(document.elementFromPoint(x + width / 2, y + height / 2)); })()`,
      );
      await page.press({ button: 'Dismiss' });
      await page.until('it is put away', `!${shown}`);
      await page.press({ button: 'Send OTP' });
      await page.until('another is shown', shown);
      await page.until('it went by itself', `!${shown}`);
    },
  },
  {
    name: 'a reload keeps typed text and the open step',
    walk: async (page, phone) => {
      await page.open(firstStep);
      await fill(page, { vendorName: sampleInfo.vendorName, city: 'Mysuru' });
      await page.until('it is kept', `Object.keys(localStorage).some((key) => key.includes('recovery'))`);
      await page.open(firstStep);
      await page.until('it is there again', `document.querySelector('${field('city')}')?.value === 'Mysuru'`);
      await createVendor(page, phone);
      await fill(page, { panNumber: kyc.panNumber, panHolderName: kyc.panHolderName });
      await page.see('Saved at');
      await page.browser.evaluate('location.reload()');
      await page.until(
        'the draft is there',
        `document.querySelector('${field('panNumber')}')?.value === 'ABCPE1234F'`,
      );
    },
  },
  {
    name: 'Back after signing out shows no data of the vendor',
    walk: async (page, phone) => {
      await createVendor(page, phone);
      await page.open('/dashboard');
      await page.see(info.vendorName);
      await page.browser.resize(1280, 900);
      await page.press({ selector: '[data-sign-out]' });
      await page.at('/');
      await page.until(
        'the session is gone',
        `!JSON.parse(localStorage.getItem('${keyPrefix}session') ?? '{}')?.session`,
      );
      await page.browser.back();
      await page.at('/');
      await page.seeNot(info.vendorName);
    },
  },
  {
    name: 'a dialog takes the focus, closes with Escape and returns the focus',
    walk: async (page) => {
      await page.open('/vendor');
      await page.press({ button: 'Sign In with Phone' });
      await page.until(
        'the focus is in the dialog',
        `document.activeElement?.closest('dialog, [role=dialog]')`,
      );
      await page.browser.escape();
      await page.until('the dialog is closed', `!document.querySelector('dialog[open], [role=dialog]')`);
      await page.until(
        'the focus is on its button',
        `document.activeElement?.innerText?.includes('Sign In with Phone')`,
      );
      await page.open('/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy&vendorId=none');
      await page.open('/dashboard');
      await page.at('/');
    },
  },
  {
    name: 'a vendor registers in a private window, from the first step to the dashboard',
    browser: 'private window',
    walk: (page, phone) => register(page, phone, 'pharmacy'),
  },
  {
    name: 'with blocked storage a vendor can still sign in',
    browser: 'no storage',
    walk: async (page, phone) => {
      await signIn(page, phone);
      await page.see('Select the service you want to register for');
    },
  },
  {
    name: 'the layout of the pages matches Chromium’s',
    walk: async (page) => {
      const chromium = await startChromium();
      try {
        const problems = await compareBoxes(page, new EnginePage(chromium, page.origin));
        if (problems.length > 0) throw new Error(problems.join('\n'));
      } finally {
        await chromium.close();
      }
    },
  },
];
