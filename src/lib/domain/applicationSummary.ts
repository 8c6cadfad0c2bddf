import { z } from '#lib/domain/z.ts';
import { defaultCategory, parseCategory, type CategoryId } from '#lib/domain/category.ts';
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { asList, asRecord, readNumber, readText, readTexts, unwrap } from '#lib/domain/reading.ts';
import { standingOfSummary, type Standing } from '#lib/domain/standing.ts';
import { readStatus, type Status } from '#lib/domain/status.ts';

/** An application of the signed-in vendor, as the list of resumable ones holds it. */
export interface ApplicationSummary {
  id: string;
  name: string | null;
  city: string | null;
  category: CategoryId;
  status: Status | null;
  completionPercent: number | null;
  standing: Standing;
  /** How many items a reviewer still waits for; null where the list does not say. */
  outstanding: number | null;
  createdAt: Moment | null;
  updatedAt: Moment | null;
}

function readSummary(value: unknown): ApplicationSummary[] {
  const raw = asRecord(value);
  const id = readText(raw?.id) ?? readText(raw?.vendorId);
  if (raw === null || id === null) return [];
  const review = asRecord(raw.review);
  const waitedFor = review?.outstanding ?? review?.flagged;
  const status = readStatus(raw.status);
  const completionPercent = readNumber(asRecord(raw.progress)?.completionPercent);
  return [
    {
      id,
      name: readText(raw.name) ?? readText(raw.vendorName),
      city: readText(raw.city),
      // First category, else category, else pharmacy.
      category: parseCategory(asList(raw.categories)[0]) ?? parseCategory(raw.category) ?? defaultCategory,
      status,
      completionPercent,
      standing: standingOfSummary({
        status,
        kycStatus: readStatus(asRecord(raw.kyc)?.status),
        completionPercent,
      }),
      outstanding: Array.isArray(waitedFor) ? new Set(readTexts(waitedFor)).size : null,
      createdAt: readMoment(raw.createdAt),
      updatedAt: readMoment(raw.updatedAt),
    },
  ];
}

/** `applications[]`, a bare array, or either under `data`. Entries without an id are left out. */
export const applicationsReplySchema = z.pipe(
  z.unknown().check(z.refine((reply) => typeof reply === 'object' && reply !== null)),
  z.transform((reply): ApplicationSummary[] => asList(unwrap(reply, 'applications')).flatMap(readSummary)),
);

/** Case-insensitive search over id, name, city, category and status. */
export function matchesSearch(application: ApplicationSummary, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { id, name, city, category, status } = application;
  return [id, name, city, category, status?.word].some((value) => value?.toLowerCase().includes(wanted));
}
