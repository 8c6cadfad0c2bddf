/** What a visitor and a vendor do in every engine. Each journey begins on a page of its own, with nothing stored. */
import { pdf, photo } from '../../e2e/files.ts';
import { info, kyc } from '../../e2e/forms.ts';
import { sampleInfo, testCode } from '../../e2e/visitor.ts';
import type { EnginePage } from './page.ts';

export interface Journey {
  name: string;
  /** False: with storage blocked. */
  storage?: false;
  walk: (page: EnginePage, phone: string) => Promise<void>;
}

const firstStep = '/partner-with-us/new/mx-onboarding/step1?serviceType=pharmacy';
const field = (name: string): string => `input[name="${name}"]`;

async function signIn(page: EnginePage, phone: string, code = testCode): Promise<void> {
  await page.press({ button: 'Sign In with Phone' });
  await page.type('[role=dialog] input[type=tel], dialog input[type=tel]', phone);
  await page.press({ button: 'Send OTP' });
  await page.see('OTP sent');
  // A complete code is sent by itself.
  await page.type(field('code'), code);
}

async function fillFirstStep(page: EnginePage, phone: string): Promise<void> {
  await page.open(firstStep);
  for (const [name, value] of Object.entries({ ...info, phone })) await page.type(field(name), value);
  await page.type('[role=combobox]', 'Bengaluru');
  await page.press({ selector: '[role=option]' });
  await page.until(
    'the place is set',
    `document.querySelector('output[for="coords"]')?.innerText.includes('12.97')`,
  );
}

async function createVendor(page: EnginePage, phone: string): Promise<void> {
  await fillFirstStep(page, phone);
  await page.press({ button: 'Next' });
  await page.type(field('otp'), testCode);
  await page.until('the KYC step is open', `document.querySelector('${field('panNumber')}')`);
}

export const journeys: readonly Journey[] = [
  {
    name: 'the banner goes at a tap and stays away, an answer opens and another closes it',
    walk: async (page) => {
      await page.open('/');
      await page.see('Stay tuned! Something exciting is coming soon.');
      await page.press({ selector: '[data-dismiss]' });
      await page.seeNot('Stay tuned!');
      await page.open('/delivery');
      await page.seeNot('Stay tuned!');
      await page.open('/');
      const open = `[...document.querySelectorAll('details[name]')].filter(({ open }) => open).length`;
      await page.press({ selector: 'details[name] summary' });
      await page.until('one answer is open', `${open} === 1`);
      await page.press({ selector: 'details[name]:nth-of-type(2) summary, details[name] + details summary' });
      await page.until('the other answer is open', `${open} === 1`);
    },
  },
  {
    name: 'the navigation opens as a sheet on a phone, leads on, and the 404 leads home',
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
    name: 'signing in says what is wrong with a phone and with a code, and then signs in',
    walk: async (page, phone) => {
      await page.open('/vendor');
      await page.press({ button: 'Sign In with Phone' });
      await page.type('[role=dialog] input[type=tel], dialog input[type=tel]', '12345');
      await page.press({ button: 'Send OTP' });
      await page.see('Please enter a valid phone number.');
      await page.open('/vendor');
      await signIn(page, phone, '000000');
      await page.see('The OTP you entered is incorrect. Please try again.');
      await page.type(field('code'), testCode);
      await page.see('Select the service you want to register for');
    },
  },
  {
    name: 'a pharmacy registers: information, code, KYC, bank, documents, contract, dashboard',
    walk: async (page, phone) => {
      await createVendor(page, phone);
      for (const [name, value] of Object.entries({ ...kyc, drugLicenseNumber: 'DL/2023/123456' }))
        await page.type(field(name), value);
      await page.press({ button: 'Verify Bank Details' });
      await page.until(
        'the account is verified',
        `[...document.querySelectorAll('button')].some(({ innerText }) => innerText.trim() === 'Verified')`,
      );
      await page.press({ button: 'Next' });
      await page.see('Pharmacy documents');
      for (const slot of ['pharmacyLicense', 'gst']) await page.choose(field(slot), pdf());
      for (const slot of ['ownerPhoto', 'entranceWithOwner']) await page.choose(field(slot), photo());
      await page.until(
        'four documents are uploaded',
        `(document.body.innerText.match(/Uploaded on/g) ?? []).length === 4`,
      );
      await page.press({ button: 'Next' });
      await page.see('Check your answers');
      await page.press({ selector: field('termsAccepted') });
      await page.press({ button: 'Submit application' });
      await page.at('/dashboard?vendorId=');
      await page.see('KYC Under Review');
      await page.see(info.vendorName);
    },
  },
  {
    name: 'what was typed is there after a reload, and an application goes on where it was',
    walk: async (page, phone) => {
      await page.open(firstStep);
      await page.type(field('vendorName'), sampleInfo.vendorName);
      await page.type(field('city'), 'Mysuru');
      await page.until('it is kept', `Object.keys(localStorage).some((key) => key.includes('recovery'))`);
      await page.open(firstStep);
      await page.until('it is there again', `document.querySelector('${field('city')}')?.value === 'Mysuru'`);
      await createVendor(page, phone);
      await page.type(field('panNumber'), kyc.panNumber);
      await page.type(field('panHolderName'), kyc.panHolderName);
      await page.see('Saved at');
      await page.browser.evaluate('location.reload()');
      await page.until(
        'the draft is there',
        `document.querySelector('${field('panNumber')}')?.value === 'ABCPE1234F'`,
      );
    },
  },
  {
    name: 'Back after signing out shows nothing of the vendor, page cache or not',
    walk: async (page, phone) => {
      await createVendor(page, phone);
      await page.open('/dashboard');
      await page.see(info.vendorName);
      await page.browser.resize(1280, 900);
      await page.press({ selector: '[data-sign-out]' });
      await page.at('/');
      await page.until(
        'the session is gone',
        `!JSON.parse(localStorage.getItem('nuskha.session') ?? '{}')?.session`,
      );
      await page.browser.back();
      await page.at('/');
      await page.seeNot(info.vendorName);
    },
  },
  {
    name: 'a dialog takes the focus, closes with Escape and gives it back; a notification goes by itself',
    walk: async (page) => {
      await page.open('/vendor');
      await page.press({ button: 'Sign In with Phone' });
      await page.until(
        'the focus is in the dialog',
        `document.activeElement?.closest('dialog, [role=dialog]')`,
      );
      await page.browser.keys('\uE00C');
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
    name: 'with storage blocked a page works, says that nothing is kept, and signs in',
    storage: false,
    walk: async (page, phone) => {
      await page.open('/vendor');
      await signIn(page, phone);
      await page.see('Select the service you want to register for');
    },
  },
];
