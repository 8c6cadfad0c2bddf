import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import type { z } from '#lib/domain/z.ts';
import type { KycDraft } from '#sandbox/kyc.ts';
import type { Settings } from '#sandbox/settings.ts';
import type { Shapes } from '#sandbox/shapes/dimensions.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';

export type Body = Record<string, unknown>;

/** A sent body, and how its call reads it. */
export interface SentBody<Schema extends z.ZodMiniObject> {
  endpoint: EndpointName | null;
  body: Body;
  /** The schema, or a function that chooses it by the body. */
  given: Schema | ((body: Readonly<Body>) => Schema);
  /** The message of a refusal, if the call has its own. */
  message: string | undefined;
  settings: Readonly<Settings>;
}

/** KYC details as replies show them; null where there are none. */
export interface ShownKyc {
  /** The details that the vendor last entered. The bank check's status is about these. */
  entered: KycDraft | null;
  /** The details in a vendor. */
  vendor: KycDraft | null;
  /** The details in the second step of the progress. */
  step: Body | null;
}

/** An API that the sandbox plays. It holds every difference between the APIs except settings and shapes. */
export interface Profile {
  /** The settings and shapes that differ from the defaults. */
  readonly settings: Partial<Settings>;
  readonly shapes: Partial<Shapes>;
  /** Whether applications and documents can be deleted. */
  readonly hasDeletions: boolean;
  /** Whether consents can be listed and withdrawn. */
  readonly hasConsents: boolean;
  /** Whether it has the optional calls that spare the vendor typing: GST look-up and account by UPI. */
  readonly hasHelp: boolean;
  /** Whether a vendor can answer a reviewer in words. */
  readonly hasReviewReplies: boolean;
  /** Whether replies are in the language that `Accept-Language` asks for. */
  readonly hasLanguages: boolean;
  /** Whether a second create with the same details returns the first vendor until that one is submitted. */
  readonly findsSameVendor: boolean;
  /** Whether a second use of a refresh token revokes the tokens that came from it. */
  readonly revokesFamilies: boolean;
  /** Headers that its replies never have. */
  readonly hiddenHeaders: readonly string[];
  /** Reads a body, or throws a 400. */
  readBody<Schema extends z.ZodMiniObject>(sent: SentBody<Schema>): z.output<Schema>;
  /** Returns a stored vendor as the API knows it. */
  record(stored: VendorRecord): VendorRecord;
  /** Returns the draft to store when the vendor posts another one. */
  nextDraft(vendor: VendorRecord, posted: KycDraft): KycDraft;
  shownKyc(vendor: VendorRecord): ShownKyc;
  /** Returns a successful reply with the API's fields. */
  reply(endpoint: EndpointName | null, body: Body): Body;
  /** Returns a refusal with the API's fields. */
  refusal(body: Body): Body;
}
