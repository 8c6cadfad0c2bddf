import type { Page } from 'playwright/test';
import { keyPrefix } from '#lib/brand.ts';
import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import { slotsOf, type SlotId } from '#lib/domain/documents/documents.ts';
import { infoAnswers, kycAnswers, licenceAnswers } from '../tests/support/answers.ts';
import { paths } from '#lib/paths.ts';
import { testCode } from './deployed.ts';
import { pdf, photo } from './files.ts';

/** A vendor made through the API, so that a journey can begin at its interesting part. */
export interface SeededVendor {
  id: string;
  /** Ten digits. */
  phone: string;
  category: CategoryId;
}

/** The last finished step of a seeded application. */
export type SeededStep = 'created' | 'kyc' | 'documents' | 'contract';
const order: readonly SeededStep[] = ['created', 'kyc', 'documents', 'contract'];

/** Values for step 1, without the phone. */
export const sampleInfo = {
  ...infoAnswers,
  vendorName: 'Sanjeevani Medicals',
  email: 'asha@sanjeevani.example',
  supportPhone: '9123456780',
  addressLine1: '12 MG Road, Ashok Nagar',
  coords: { lat: 12.97194, lng: 77.593689 },
  deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] },
};

/** Values for step 2, without the licence of the category. */
export const sampleKyc = {
  ...kycAnswers,
  panNumber: 'ABCPE1234F',
  gstNumber: '29ABCPE1234F1Z5',
  bankAccount: '123456789012',
  ifsc: 'HDFC0001234',
};

type Reply = Record<string, unknown>;
interface Login {
  accessToken: string;
  refreshToken: string;
  user: Reply;
}

export interface SeedOptions {
  category?: CategoryId;
  info?: Partial<typeof sampleInfo>;
  kyc?: Partial<typeof sampleKyc>;
  consents?: readonly { id: string; version: string; acceptedAt: string }[];
}

/** Goes to an address. If the page is just leading elsewhere, lets it do so first and tries again. */
export async function leaveFor(page: Page, address: string, tries = 3): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    const isInterrupted = /interrupted by another navigation|ERR_ABORTED/.test(String(error));
    if (!isInterrupted || tries === 1) throw error;
    return leaveFor(page, address, tries - 1);
  });
}

/** Talks to a sandbox as one phone number. */
export class ApiVisitor {
  readonly origin: string;
  /** Ten digits that no other test uses. */
  readonly phone: string;
  private login: Login | null = null;
  private readonly fetch: typeof fetch;

  /** `fetch` can send the calls to a sandbox of the same process. */
  constructor(origin: string, phone: string, fetch = globalThis.fetch) {
    this.origin = origin;
    this.phone = phone;
    this.fetch = fetch;
  }

  /**
   * Sends a call as this visitor and returns the reply.
   * @throws {Error} on a status of 400 or more.
   */
  async send(method: string, path: string, body?: unknown): Promise<Reply> {
    const isForm = body instanceof FormData;
    const reply = await this.fetch(this.origin + path, {
      method,
      headers: {
        ...(this.login ? { authorization: `Bearer ${this.login.accessToken}` } : {}),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} got ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  /** Creates a vendor, which signs in, and takes the application as far as `upTo`. */
  async seed(
    upTo: SeededStep,
    { category = 'pharmacy', info = {}, kyc = {}, consents }: SeedOptions = {},
  ): Promise<SeededVendor> {
    const phone = `+91${this.phone}`;
    await this.send('POST', '/api/vendors/send-otp', { phone });
    const created = await this.send('POST', '/api/vendors/create', {
      phone,
      otp: testCode,
      category,
      baseInfo: { ...sampleInfo, phone: this.phone, ...info },
      ...(consents ? { consents } : {}),
    });
    this.login ??= created['data'] as Login;
    const id = String(created['vendorId']);
    for (const step of order.slice(1, order.indexOf(upTo) + 1)) await this.take(step, id, category, kyc);
    return { id, phone: this.phone, category };
  }

  private async take(
    step: SeededStep,
    id: string,
    category: CategoryId,
    kyc: SeedOptions['kyc'],
  ): Promise<void> {
    if (step === 'kyc') {
      const field = licenceFieldOf(category);
      await this.send('PATCH', `/api/vendors/${id}/kyc`, {
        ...sampleKyc,
        [field]: licenceAnswers[field],
        ...kyc,
      });
    }
    if (step === 'documents') {
      for (const slot of slotsOf(category)) if (slot !== 'cheque') await this.upload(id, slot);
    }
    if (step === 'contract') {
      const terms = categories[category].hasDeliveryTerms ? { minimumOrder: 200, deliveryRadius: 8 } : {};
      await this.send('POST', `/api/vendors/${id}/contract`, { termsAccepted: true, ...terms });
    }
  }

  private async upload(id: string, slot: SlotId): Promise<void> {
    const isPhoto = slot === 'ownerPhoto' || slot === 'entranceWithOwner';
    const { name, mimeType, buffer } = isPhoto ? photo() : pdf();
    const form = new FormData();
    form.set(slot, new File([new Uint8Array(buffer)], name, { type: mimeType }));
    await this.send('POST', `/api/vendors/${id}/documents`, form);
  }

  /** Signs in with a code and returns the tokens and the user. */
  async signIn(): Promise<Login> {
    const phone = `+91${this.phone}`;
    await this.send('POST', '/api/auth/send-otp', { phone, userType: 'VENDOR' });
    const reply = await this.send('POST', '/api/auth/login', {
      phone,
      verificationCode: testCode,
      userType: 'VENDOR',
    });
    this.login = reply['data'] as Login;
    return this.login;
  }

  /** Returns what a browser stores for this visitor's session, by name. The access token expires in `leftMs`. */
  async session(leftMs = 3_600_000): Promise<Record<string, unknown>> {
    const { accessToken, refreshToken, user } = this.login ?? (await this.signIn());
    return {
      tokens: { accessToken, refreshToken, expiresAt: Date.now() + leftMs },
      user: { ...user, isVerified: true },
      session: { session: String(user['id']), phone: `+91${this.phone}`, userType: 'VENDOR' },
    };
  }

  /** Returns the keys and texts that a browser stores for this visitor's session. */
  async storedSession(leftMs?: number, extra: Record<string, unknown> = {}): Promise<[string, string][]> {
    const entries = { ...(await this.session(leftMs)), ...extra };
    return Object.entries(entries).map(([name, value]) => [keyPrefix + name, JSON.stringify(value)]);
  }

  /** Gives a page this visitor's session, as if the visitor had signed in there. */
  async enter(page: Page, extra: Record<string, unknown> = {}): Promise<Login> {
    const login = this.login ?? (await this.signIn());
    const stored = await this.storedSession(undefined, extra);
    // To write its storage, the browser needs a file of the origin. This file is no page and loads nothing else.
    await leaveFor(page, `${this.origin}/robots.txt`);
    await page.evaluate((all) => {
      for (const [key = '', text = ''] of all) localStorage.setItem(key, text);
    }, stored);
    return login;
  }
}

/** An application that is open on a page: its vendor, and an access token for calls about it. */
export interface Application {
  vendorId: string;
  token: string;
}

const seededBefore = { 'kyc-documents': 'created', documents: 'kyc', contract: 'documents' } as const;

/** Creates an application with all steps before `at` done, signs the page in and opens it at that step. */
export async function startApplication(
  page: Page,
  origin: string,
  options: { phone: string; category?: CategoryId; at?: keyof typeof seededBefore },
): Promise<Application> {
  const { phone, category = 'pharmacy', at = 'documents' } = options;
  const visitor = new ApiVisitor(origin, phone);
  const { id: vendorId } = await visitor.seed(seededBefore[at], { category });
  const { accessToken: token } = await visitor.enter(page);
  await page.goto(origin + paths.onboarding(at, { serviceType: category, vendorId, continue: true }));
  return { vendorId, token };
}
