/**
 * An application as every screen reads it: the vendor, its progress and this browser's draft, merged when they are
 * loaded. Pure functions compute its state, its completed steps and the step it opens at.
 */
import { defaultCategory, type CategoryId } from '#lib/domain/category/category.ts';
import {
  correctedSteps,
  correctionOf,
  firstFlaggedStep,
  stepAfterCorrecting,
  type Correction,
} from '#lib/domain/application/correction.ts';
import type { Moment } from '#lib/domain/moment.ts';
import type { Draft } from '#lib/domain/application/draft.ts';
import { infoTextNames, wholeInfo } from '#lib/domain/info/infoFields.ts';
import type { ApplicationProgress } from '#lib/domain/application/progress.ts';
import { openStep, reopenKyc, reportedSteps, resumeStep } from '#lib/domain/application/resume.ts';
import {
  isProgressComplete,
  isUnfinished,
  applicationStateOf,
  type ApplicationState,
} from '#lib/domain/status/applicationState.ts';
import type { Status } from '#lib/domain/status/status.ts';
import { nextStep, stepIds, type StepId, type StepsCompleted } from '#lib/domain/application/steps.ts';
import { type KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { vendorCategory, type Vendor, type VendorDocument } from '#lib/domain/vendor.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';

export interface Application {
  id: string;
  /** When it was requested, in epoch ms of this device. Later uploads are not included. */
  askedAt: number;
  /** Its first category; null if the server names none that we know. */
  category: CategoryId | null;
  vendor: Vendor;
  applicationState: ApplicationState;
  phoneVerified: boolean;
  /** Whether the phone has to be proven before the next step: the server says it never was, and no source differs. */
  needsPhoneProof: boolean;
  /** Vendor information on the server. */
  info: Partial<VendorInfoForm>;
  /** KYC details on the server. An emptied field is ''. */
  kyc: KycDetails;
  /** The result of the bank's check of the saved account, if the server reports it. */
  bankCheck: ApplicationProgress['bankCheck'];
  documents: VendorDocument[];
  /** The corrections that a reviewer asks for; null unless the application is rejected. */
  correction: Correction | null;
  /** Steps that the server reports as complete, regardless of corrections and changes on the page. */
  reported: StepsCompleted;
  /** The step it opens at for a vendor who returns; 'done' if nothing is left to do. */
  initialStep: StepId | 'done';
  /** Null if the progress was not requested or did not arrive. */
  progress: {
    percent: number;
    completed: StepsCompleted;
    isComplete: boolean;
    updatedAt: Moment | null;
  } | null;
}

/** The sources that an application is merged from. */
export interface Known {
  vendor: Vendor;
  /** Null if it was not requested or did not arrive. */
  progress: ApplicationProgress | null;
  /** This browser's draft, which may belong to another vendor. */
  draft?: Draft | null;
  /** The category of the page, used if the vendor names none. */
  category?: CategoryId | undefined;
  /** Whether the progress (default) or the vendor decides where the application opens. */
  isContinue?: boolean;
  askedAt?: number;
}

export function applicationOf(known: Known): Application {
  const { progress } = known;
  const draft = known.draft?.vendorId === known.vendor.id ? known.draft : null;
  const vendor = {
    ...known.vendor,
    status: mergedStatus(known.vendor.status, progress?.vendorStatus ?? null),
    phoneVerified:
      known.vendor.phoneVerified || progress?.phoneVerified === true || draft?.phoneVerified === true,
  };
  const category = vendorCategory(vendor) ?? known.category ?? draft?.category ?? null;
  const flow = category ?? defaultCategory;
  const applicationState = applicationStateOf(vendor, progress);
  const reported = reportedSteps(flow, { progress, vendor });
  const correction = correctionOf(flow, vendor);
  const resumed = resumeStep(flow, applicationState, {
    progress: known.isContinue === false ? null : progress,
    vendor,
    draft,
  });
  return {
    id: vendor.id,
    askedAt: known.askedAt ?? 0,
    category,
    vendor,
    applicationState,
    phoneVerified: vendor.phoneVerified,
    needsPhoneProof: !vendor.phoneVerified && (vendor.isPhoneUnproven || progress?.isPhoneUnproven === true),
    info: mergedInfo(vendor, progress),
    // The progress is newer. A field that it reports as empty stays empty.
    kyc: { ...vendor.kyc?.details, ...progress?.kyc },
    bankCheck: progress?.bankCheck ?? null,
    documents: mergedDocuments(vendor, progress),
    correction,
    reported,
    initialStep:
      correction !== null
        ? firstFlaggedStep(flow, correction, reported)
        : resumed === 'done'
          ? 'done'
          : openStep(resumed, reported),
    progress: progress && {
      percent: progress.completionPercent ?? percentOf(reported),
      completed: progress.completed,
      isComplete: isProgressComplete(progress),
      updatedAt: progress.updatedAt,
    },
  };
}

/** A rejection counts from either source. Otherwise the vendor's own status wins. */
function mergedStatus(own: Status | null, ofProgress: Status | null): Status | null {
  return ofProgress?.type === 'rejected' ? ofProgress : (own ?? ofProgress);
}

function percentOf(completed: StepsCompleted): number {
  return (stepIds.filter((step) => completed[step]).length / stepIds.length) * 100;
}

/** Merges vendor information: the vendor's own fields, then the first step of the progress. */
function mergedInfo(vendor: Vendor, progress: ApplicationProgress | null): Partial<VendorInfoForm> {
  const step1 = progress?.vendorInfo ?? {};
  const { location, timings } = vendor;
  const info: Partial<VendorInfoForm> = { coords: location ?? step1.coords ?? null };
  for (const name of infoTextNames) {
    const text = vendor[name] ?? step1[name];
    if (text) info[name] = wholeInfo(name, text);
  }
  const deliveryTimings = timings ?? step1.deliveryTimings;
  return deliveryTimings ? { ...info, deliveryTimings } : info;
}

/** Merges the vendor's list of documents with the ones that only the progress names. */
function mergedDocuments(vendor: Vendor, progress: ApplicationProgress | null): VendorDocument[] {
  const known = new Set(vendor.documents.map(({ type }) => type));
  const others = (progress?.documents ?? []).filter((type) => !known.has(type));
  return [...vendor.documents, ...others.map((type) => ({ type, uploadedAt: null, url: null }))];
}

/** The changes on this page since the application was loaded. */
interface Since {
  /** Steps sent from this page. */
  sent: readonly StepId[];
  /** The typed KYC details differ from the submitted ones. */
  isKycChanged: boolean;
}

/** Returns which steps are complete now. During a correction, only the flagged items count, if any. */
export function completedSteps(application: Application, { sent, isKycChanged }: Since): StepsCompleted {
  const { category, correction, reported } = application;
  if (correction === null) {
    const accepted = { ...reported, ...Object.fromEntries(sent.map((step) => [step, true])) };
    return reopenKyc(accepted, isKycChanged);
  }
  const corrected = correctedSteps(category ?? defaultCategory, correction, reported, sent);
  return reopenKyc(corrected, isKycChanged && correction.isEverythingOpen);
}

/** Returns the current state of the steps, and the step to open for an address that names `wanted`. */
export function stepsNow(application: Application, since: Since, wanted: StepId) {
  const accepted = completedSteps(application, { ...since, isKycChanged: false });
  const completed = completedSteps(application, since);
  return { accepted, completed, step: openStep(wanted, completed) };
}

/** Returns how the application had ended before it was opened, by progress or else status; null if it had not. */
export function initialEnding(application: Application): 'complete' | 'already-submitted' | null {
  if (!isDone(application)) return null;
  return application.progress?.isComplete ? 'complete' : 'already-submitted';
}

/** Returns the step to show after a step was sent; null after the last. */
export function stepAfter(
  finished: StepId,
  application: Application,
  sent: readonly StepId[],
): StepId | null {
  const { correction } = application;
  if (correction === null) return nextStep(finished);
  return stepAfterCorrecting(
    finished,
    correction,
    completedSteps(application, { sent, isKycChanged: false }),
  );
}

/** Whether nothing is left for the vendor to do: it is in review or approved. */
export function isDone(application: Pick<Application, 'applicationState'>): boolean {
  return application.applicationState !== 'rejected' && !isUnfinished(application.applicationState);
}
