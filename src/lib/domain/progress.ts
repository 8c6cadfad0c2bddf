import { z } from '#lib/domain/z.ts';
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { infoTextNames } from '#lib/domain/infoFields.ts';
import { readTimings } from '#lib/domain/timings.ts';
import { readCoordinates } from '#lib/domain/coordinates.ts';
import { asRecord, readNumber, readText, readTexts, unwrapRecord, type Loose } from '#lib/domain/reading.ts';
import { readStatus, type Status } from '#lib/domain/status.ts';
import type { StepsCompleted } from '#lib/domain/steps.ts';
import { readKycDetails, type KycDetails } from '#lib/domain/vendor.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';

/** How far an application has come, as the server last said. */
export interface ApplicationProgress {
  vendorId: string;
  vendorStatus: Status | null;
  phoneVerified: boolean;
  /** The server says that the phone was never proven, in contrast to saying nothing of it. */
  isPhoneUnproven: boolean;
  updatedAt: Moment | null;
  completionPercent: number | null;
  nextStep: number | null;
  completed: StepsCompleted;
  vendorInfo: Partial<VendorInfoForm>;
  kyc: KycDetails;
  /** What the bank's check of the saved account came to, where the server says so. */
  bankCheck: 'verified' | 'pending' | null;
  /** Slots the server already holds a document for, where it says so. */
  documents: string[];
}

function readInfo(step: Loose): Partial<VendorInfoForm> {
  const coords = readCoordinates(step.coords);
  const deliveryTimings = readTimings(step.deliveryTimings);
  const texts = infoTextNames.flatMap((name) => {
    const text = readText(step[name]);
    return text === null ? [] : [[name, text]];
  });
  return {
    ...Object.fromEntries(texts),
    ...(coords && { coords }),
    ...(deliveryTimings && { deliveryTimings }),
  };
}

function readBankCheck(value: unknown): ApplicationProgress['bankCheck'] {
  const word = readText(value)?.toLowerCase();
  return word === 'verified' || word === 'pending' ? word : null;
}

function readProgress(reply: Loose): ApplicationProgress | null {
  const outer = unwrapRecord(reply);
  const data = asRecord(outer.applicationData);
  const vendorId = readText(outer.vendorId) ?? readText(data?.vendorId) ?? readText(reply.vendorId);
  if (data === null || vendorId === null) return null;
  const status = asRecord(data.status) ?? {};
  const progress = asRecord(data.progress) ?? {};
  const step = (n: number): Loose => asRecord(data[`step${n}`]) ?? {};
  const isDone = (n: number): boolean => step(n).completed === true;
  const kyc = asRecord(step(2).data) ?? {};
  return {
    vendorId,
    vendorStatus: readStatus(status.vendorStatus),
    phoneVerified: status.phoneVerified === true,
    isPhoneUnproven: status.phoneVerified === false,
    updatedAt: readMoment(status.updatedAt),
    completionPercent: readNumber(progress.completionPercent),
    nextStep: readNumber(progress.nextStep),
    completed: {
      'vendor-info': isDone(1),
      'kyc-documents': isDone(2),
      documents: isDone(3),
      contract: isDone(4),
    },
    vendorInfo: readInfo(step(1)),
    kyc: readKycDetails(kyc),
    bankCheck: readBankCheck(kyc.idfyStatus),
    documents: readTexts(step(3).documents),
  };
}

/** The application-progress reply, bare or under `data`; null when it holds no application. */
export const progressReplySchema = z.pipe(z.record(z.string(), z.unknown()), z.transform(readProgress));
