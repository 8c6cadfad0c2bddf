import type { CategoryId } from '#lib/domain/category/category.ts';
import { defaultTimings, type DeliveryTimings } from '#lib/domain/info/hours.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** The usual hours of a category, if they are not the ones that the form starts with. */
const usual: Readonly<Partial<Record<CategoryId, DeliveryTimings>>> = {
  supplements: { openTime: '10:00', closeTime: '21:00', openDays: everyDay },
  // Blood is taken in the morning, before breakfast, on Sundays too.
  labs: { openTime: '07:00', closeTime: '19:00', openDays: everyDay },
};

/** Returns the hours to propose: those of the category, while the form has the hours that it starts with. */
export function proposedHours(category: CategoryId, now: DeliveryTimings): DeliveryTimings | null {
  return JSON.stringify(now) === JSON.stringify(defaultTimings) ? (usual[category] ?? null) : null;
}
