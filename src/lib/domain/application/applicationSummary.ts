import { defaultCategory, parseCategory, type CategoryId } from '#lib/domain/category/category.ts';
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { asList, asRecord, readNumber, readText, readTexts } from '#lib/domain/reply/parse.ts';
import { listIn, readVendorId } from '#lib/domain/reply/replyParts.ts';
import { Misfit, replySchema } from '#lib/domain/reply/replySchema.ts';
import { readReviewItems, type ReviewItem } from '#lib/domain/review/reviewItems.ts';
import { stateOfSummary, type ApplicationState } from '#lib/domain/status/applicationState.ts';
import { readStatus, type Status } from '#lib/domain/status/status.ts';

/** An application of the signed-in vendor, as in the list of resumable applications. */
export interface ApplicationSummary {
  id: string;
  name: string | null;
  city: string | null;
  category: CategoryId;
  status: Status | null;
  completionPercent: number | null;
  /** The number of the next step; null if the list does not say. */
  nextStep: number | null;
  applicationState: ApplicationState;
  /** How many items the reviewer still waits for; null if the list does not say. */
  outstanding: number | null;
  /** The reviewer's words about the items that are still to be sent. */
  reviewItems: ReviewItem[];
  createdAt: Moment | null;
  updatedAt: Moment | null;
}

function readSummary(value: unknown): ApplicationSummary[] {
  const raw = asRecord(value);
  const id = raw && readVendorId(raw);
  if (raw === null || id === null) return [];
  const review = asRecord(raw.review);
  const waitedFor = review?.outstanding ?? review?.flagged;
  const status = readStatus(raw.status);
  const progress = asRecord(raw.progress);
  const completionPercent = readNumber(progress?.completionPercent);
  return [
    {
      id,
      name: readText(raw.name) ?? readText(raw.vendorName),
      city: readText(raw.city),
      category: parseCategory(asList(raw.categories)[0]) ?? parseCategory(raw.category) ?? defaultCategory,
      status,
      completionPercent,
      nextStep: readNumber(progress?.nextStep),
      applicationState: stateOfSummary({
        status,
        kycStatus: readStatus(asRecord(raw.kyc)?.status),
        completionPercent,
      }),
      outstanding: Array.isArray(waitedFor) ? new Set(readTexts(waitedFor)).size : null,
      reviewItems: readReviewItems(review?.items).filter(
        ({ item }) => !Array.isArray(waitedFor) || readTexts(waitedFor).includes(item),
      ),
      createdAt: readMoment(raw.createdAt),
      updatedAt: readMoment(raw.updatedAt),
    },
  ];
}

/**
 * The list of applications: bare, under one of its names, or in wrappers. Entries without an id are left out. A reply
 * without a list, or with only such entries, cannot be read: a vendor with applications must not be told that there
 * are none.
 */
export const applicationsReplySchema = replySchema((reply): ApplicationSummary[] | Misfit => {
  const list = listIn(reply, ['applications', 'items', 'results', 'content']);
  if (list === null) return new Misfit('applications', 'a list');
  const read = list.flatMap(readSummary);
  return list.length > 0 && read.length === 0 ? new Misfit('applications[].id', 'an id') : read;
});

/** Searches id, name, city, category and status; ignores case. */
export function matchesSearch(application: ApplicationSummary, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { id, name, city, category, status } = application;
  return [id, name, city, category, status?.word].some((value) => value?.toLowerCase().includes(wanted));
}
