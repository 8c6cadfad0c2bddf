import { z } from '#lib/domain/z.ts';
import { infoTextNames, kycNames } from '#lib/domain/fieldNames.ts';
import { looseText } from '#lib/domain/text.ts';
import { noStepsCompleted, type StepsCompleted } from '#lib/domain/steps.ts';
import { asRecord, looseNumber, readCoordinates, readTimings } from '#lib/domain/vendor.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfo.ts';
import type { KycForm } from '#lib/domain/kyc.ts';

/** How far an application has come, as the server last said. */
export interface ApplicationProgress {
  vendorId: string;
  vendorStatus: string | null;
  phoneVerified: boolean;
  updatedAt: string | null;
  completionPercent: number | null;
  nextStep: number | null;
  completed: StepsCompleted;
  vendorInfo: Partial<VendorInfoForm>;
  kyc: Partial<KycForm>;
  /** Slots the server already holds a document for, where it says so. */
  documents: string[];
}

type Loose = Record<string, unknown>;
const text = (value: unknown): string | null => looseText.parse(value);

function textsOf<Name extends string>(source: Loose, names: readonly Name[]): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = text(source[name]);
    if (value !== null) found[name] = value;
  }
  return found;
}

function readInfo(step: Loose): Partial<VendorInfoForm> {
  const coords = readCoordinates(step.coords);
  const timings = readTimings(step.deliveryTimings);
  return {
    ...textsOf(step, infoTextNames),
    ...(coords ? { coords } : {}),
    ...(timings ? { deliveryTimings: timings } : {}),
  };
}

function readKycData(value: unknown): Partial<KycForm> {
  const data = asRecord(value) ?? {};
  const holder = text(data.bankHolderName);
  return { ...(holder ? { panHolderName: holder } : {}), ...textsOf(data, kycNames) };
}

function readProgress(reply: Loose): ApplicationProgress | null {
  const outer = asRecord(reply.data) ?? reply;
  const data = asRecord(outer.applicationData);
  const vendorId = text(outer.vendorId) ?? text(data?.vendorId);
  if (data === null || vendorId === null) return null;
  const status = asRecord(data.status) ?? {};
  const progress = asRecord(data.progress) ?? {};
  const step = (n: number): Loose => asRecord(data[`step${n}`]) ?? {};
  const done = (n: number): boolean => step(n).completed === true;
  const documents = step(3).documents;
  return {
    vendorId,
    vendorStatus: text(status.vendorStatus),
    phoneVerified: status.phoneVerified === true,
    updatedAt: text(status.updatedAt),
    completionPercent: looseNumber(progress.completionPercent),
    nextStep: looseNumber(progress.nextStep),
    completed: {
      ...noStepsCompleted,
      'vendor-info': done(1),
      'kyc-documents': done(2),
      documents: done(3),
      contract: done(4),
    },
    vendorInfo: readInfo(step(1)),
    kyc: readKycData(step(2).data),
    documents: Array.isArray(documents) ? documents.flatMap((item) => text(item) ?? []) : [],
  };
}

/** The application-progress reply, bare or under `data`; null when it holds no application. */
export const progressReplySchema = z.pipe(z.record(z.string(), z.unknown()), z.transform(readProgress));
