import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { infoTextNames } from '#lib/domain/info/infoFields.ts';
import { readTimings } from '#lib/domain/info/timings.ts';
import { readCoordinates } from '#lib/domain/info/coordinates.ts';
import { asRecord, readNumber, readText, readTexts, type Loose } from '#lib/domain/reply/parse.ts';
import { partsOf, textIn } from '#lib/domain/reply/replyParts.ts';
import { Misfit, replySchema } from '#lib/domain/reply/replySchema.ts';
import { readStatus, type Status } from '#lib/domain/status/status.ts';
import type { StepsCompleted } from '#lib/domain/application/steps.ts';
import { readKycDetails, type KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';

/** The progress of an application, as the server last reported it. */
export interface ApplicationProgress {
  /** The id of the vendor in the reply; null if it names none. */
  vendorId: string | null;
  vendorStatus: Status | null;
  phoneVerified: boolean;
  /** The server says that the phone was never proven. False if it says nothing. */
  isPhoneUnproven: boolean;
  updatedAt: Moment | null;
  completionPercent: number | null;
  nextStep: number | null;
  completed: StepsCompleted;
  vendorInfo: Partial<VendorInfoForm>;
  kyc: KycDetails;
  /** The result of the bank's check of the saved account, if the server reports it. */
  bankCheck: 'verified' | 'pending' | null;
  /** Slots with a document on the server, if it lists them. */
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

function readProgress(reply: unknown): ApplicationProgress | Misfit {
  const parts = partsOf(reply, ['vendor']);
  const data = parts.map((part) => asRecord(part.applicationData)).find((found) => found !== null);
  if (data === undefined) return new Misfit('applicationData', 'an object');
  const vendorId = textIn([...parts, data], 'vendorId');
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

/** The application-progress reply, bare or in wrappers. A reply without an application cannot be read. */
export const progressReplySchema = replySchema(readProgress);
