import { applicationOf, type Application } from '#lib/domain/application.ts';
import { progressReplySchema, type ApplicationProgress } from '#lib/domain/progress.ts';
import { noStepsCompleted, stepIds, type StepsCompleted } from '#lib/domain/steps.ts';
import { vendorReplySchema, type Vendor } from '#lib/domain/vendor.ts';

/** A vendor as the reply schema reads it. */
export function vendorOf(raw: object): Vendor {
  const vendor = vendorReplySchema.parse({ id: 'v1', ...raw });
  if (vendor === null) throw new Error('a vendor with an id is read');
  return vendor;
}

/** The first steps complete, and no others. */
export const upTo = (count: number): StepsCompleted => ({
  ...noStepsCompleted,
  ...Object.fromEntries(stepIds.slice(0, count).map((step) => [step, true])),
});

/** A progress reply as it is read, with the first steps complete. */
export function progressOf(applicationData: object, done = 0): ApplicationProgress {
  const steps = Object.fromEntries([1, 2, 3, 4].map((n) => [`step${n}`, { completed: n <= done }]));
  const progress = progressReplySchema.parse({
    vendorId: 'v1',
    applicationData: { ...steps, ...applicationData },
  });
  if (progress === null) throw new Error('progress with an id is read');
  return progress;
}

/** An application of a vendor with the first steps complete; without a number its progress is not known. */
export function applicationWith(raw: object, done: number | null = null): Application {
  return applicationOf({ vendor: vendorOf(raw), progress: done === null ? null : progressOf({}, done) });
}
