/**
 * An application as every screen reads it: the vendor, its progress and this browser's draft, merged once when they are
 * loaded. Its standing, which steps are complete and where it opens is computed here, by pure functions.
 */
import { defaultCategory, type CategoryId } from '#lib/domain/category.ts';
import {
  correctedSteps,
  correctionOf,
  firstFlaggedStep,
  stepAfterCorrecting,
  type Correction,
} from '#lib/domain/correction.ts';
import type { Moment } from '#lib/domain/moment.ts';
import type { Draft } from '#lib/domain/draft.ts';
import { infoTextNames, wholeInfo } from '#lib/domain/infoFields.ts';
import type { ApplicationProgress } from '#lib/domain/progress.ts';
import { openStep, reopenKyc, reportedSteps, resumeStep } from '#lib/domain/resume.ts';
import { isProgressComplete, isUnfinished, standingOf, type Standing } from '#lib/domain/standing.ts';
import type { Status } from '#lib/domain/status.ts';
import { nextStep, stepIds, type StepId, type StepsCompleted } from '#lib/domain/steps.ts';
import { vendorCategory, type KycDetails, type Vendor, type VendorDocument } from '#lib/domain/vendor.ts';
import type { VendorInfoForm } from '#lib/domain/vendorInfoForm.ts';

export interface Application {
  id: string;
  /** When it was asked for, in epoch ms of this device: what was uploaded since is not in it. */
  askedAt: number;
  /** Its first category; null when the server names none we know. */
  category: CategoryId | null;
  vendor: Vendor;
  standing: Standing;
  phoneVerified: boolean;
  /** Its phone is to be proven before the next step: the server says it never was, and nothing says otherwise. */
  needsPhoneProof: boolean;
  /** Vendor information as the server has it. */
  info: Partial<VendorInfoForm>;
  /** KYC details as the server has them. A field that was emptied is ''. */
  kyc: KycDetails;
  /** What the bank's check of the saved account came to, where the server says so. */
  bankCheck: ApplicationProgress['bankCheck'];
  documents: VendorDocument[];
  /** What is to be corrected; null unless it is rejected. */
  correction: Correction | null;
  /** Which steps the server has, apart from what is corrected and what happens on the page. */
  reported: StepsCompleted;
  /** The step it opens at for a vendor who comes to it; 'done' when there is nothing to do. */
  arrival: StepId | 'done';
  /** Known where progress was requested and arrived. */
  progress: {
    percent: number;
    completed: StepsCompleted;
    isComplete: boolean;
    updatedAt: Moment | null;
  } | null;
}

/** What an application is merged from. */
export interface Known {
  vendor: Vendor;
  /** Null where it was not requested, or did not arrive. */
  progress: ApplicationProgress | null;
  /** This browser's draft, of whichever vendor. */
  draft?: Draft | null;
  /** The category it was opened as, where the vendor itself names none. */
  category?: CategoryId | undefined;
  askedAt?: number;
}

/** Merges what is known of an application. */
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
  const standing = standingOf(vendor, progress);
  const reported = reportedSteps(flow, { progress, vendor });
  const correction = correctionOf(flow, vendor);
  const resumed = resumeStep(flow, standing, { progress, vendor, draft });
  return {
    id: vendor.id,
    askedAt: known.askedAt ?? 0,
    category,
    vendor,
    standing,
    phoneVerified: vendor.phoneVerified,
    needsPhoneProof: !vendor.phoneVerified && (vendor.isPhoneUnproven || progress?.isPhoneUnproven === true),
    info: mergedInfo(vendor, progress),
    // What the progress names is newer. What was emptied there stays empty.
    kyc: { ...vendor.kyc?.details, ...progress?.kyc },
    bankCheck: progress?.bankCheck ?? null,
    documents: mergedDocuments(vendor, progress),
    correction,
    reported,
    arrival:
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

/** A rejection counts wherever it is said; else the vendor's own status, else its progress's. */
function mergedStatus(own: Status | null, ofProgress: Status | null): Status | null {
  return ofProgress?.type === 'rejected' ? ofProgress : (own ?? ofProgress);
}

function percentOf(completed: StepsCompleted): number {
  return (stepIds.filter((step) => completed[step]).length / stepIds.length) * 100;
}

/** Vendor information: the vendor's own fields, else the progress's first step. */
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

/** Documents the server holds, by its list and by what its progress names beside it. */
function mergedDocuments(vendor: Vendor, progress: ApplicationProgress | null): VendorDocument[] {
  const known = new Set(vendor.documents.map(({ type }) => type));
  const others = (progress?.documents ?? []).filter((type) => !known.has(type));
  return [...vendor.documents, ...others.map((type) => ({ type, uploadedAt: null, url: null }))];
}

/** What happened on the page since the application was loaded. */
interface Since {
  /** Steps sent from this page. */
  sent: readonly StepId[];
  /** KYC details are typed that differ from what was submitted. */
  isKycChanged: boolean;
}

/** Which steps are complete now. A correction depends on what the reviewer named alone, unless nothing was. */
export function completedSteps(application: Application, { sent, isKycChanged }: Since): StepsCompleted {
  const { category, correction, reported } = application;
  if (correction === null) {
    const accepted = { ...reported, ...Object.fromEntries(sent.map((step) => [step, true])) };
    return reopenKyc(accepted, isKycChanged);
  }
  const corrected = correctedSteps(category ?? defaultCategory, correction, reported, sent);
  return reopenKyc(corrected, isKycChanged && correction.isEverythingOpen);
}

/** The steps as they are now, and the one that is open for an address that names `wanted`. */
export function stepsNow(application: Application, since: Since, wanted: StepId) {
  const accepted = completedSteps(application, { ...since, isKycChanged: false });
  const completed = completedSteps(application, since);
  return { accepted, completed, step: openStep(wanted, completed) };
}

/** How an application ended before the vendor came to it: by its progress's word, else by its status. Null while it goes on. */
export function endingOnArrival(application: Application): 'complete' | 'already-submitted' | null {
  if (!isDone(application)) return null;
  return application.progress?.isComplete ? 'complete' : 'already-submitted';
}

/** Where to go on after a step was sent; null after the last. */
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

/** Nothing of it is the vendor's to do: it is in review or approved. */
export function isDone(application: Pick<Application, 'standing'>): boolean {
  return application.standing !== 'rejected' && !isUnfinished(application.standing);
}
