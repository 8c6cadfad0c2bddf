import { z } from '#lib/domain/z.ts';
import { defaultCategory, parseCategory, type CategoryId } from '#lib/domain/category.ts';
import { looseText } from '#lib/domain/text.ts';
import { asRecord, looseNumber } from '#lib/domain/vendor.ts';

/** An application of the signed-in vendor, as the list of resumable ones holds it. */
export interface Application {
  id: string;
  name: string | null;
  city: string | null;
  category: CategoryId;
  status: string | null;
  completionPercent: number | null;
  createdAt: string | null;
  updatedAt: string | null;
}

const text = (value: unknown): string | null => looseText.parse(value);

function readApplication(value: unknown): Application[] {
  const raw = asRecord(value);
  const id = text(raw?.id) ?? text(raw?.vendorId);
  if (raw === null || id === null) return [];
  const first = Array.isArray(raw.categories) ? raw.categories[0] : undefined;
  return [
    {
      id,
      name: text(raw.name),
      city: text(raw.city),
      // First category, else category, else pharmacy.
      category: parseCategory(first) ?? parseCategory(raw.category) ?? defaultCategory,
      status: text(raw.status),
      completionPercent: looseNumber(asRecord(raw.progress)?.completionPercent),
      createdAt: text(raw.createdAt),
      updatedAt: text(raw.updatedAt),
    },
  ];
}

/** `applications[]`, a bare array, or either under `data`. Entries without an id are left out. */
export const applicationsReplySchema = z.pipe(
  z.unknown(),
  z.transform((reply, { issues }): Application[] => {
    const whole = Array.isArray(reply) ? reply : asRecord(reply);
    if (whole === null) issues.push({ code: 'custom', input: reply, message: 'applications' });
    const outer = Array.isArray(whole) ? whole : (whole?.data ?? whole);
    const entries = Array.isArray(outer) ? outer : asRecord(outer)?.applications;
    return Array.isArray(entries) ? entries.flatMap(readApplication) : [];
  }),
);

/** Case-insensitive search over id, name, city, category and status. */
export function matchesSearch(application: Application, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { id, name, city, category, status } = application;
  return [id, name, city, category, status].some((value) => value?.toLowerCase().includes(wanted));
}

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'No applications found';
  return count === 1 ? '1 application found' : `${count} applications found`;
}
