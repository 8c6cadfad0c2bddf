import { applicationOf, type Application } from '#lib/domain/application/application.ts';
import { progressReplySchema, type ApplicationProgress } from '#lib/domain/application/progress.ts';
import { noStepsCompleted, stepIds, type StepsCompleted } from '#lib/domain/application/steps.ts';
import { vendorReplySchema, type Vendor } from '#lib/domain/vendor.ts';

/** Returns a vendor as the reply schema parses it. */
export function vendorOf(raw: object): Vendor {
  const vendor = vendorReplySchema.parse({ id: 'v1', ...raw });
  if (vendor === null) throw new Error('a vendor with an id is read');
  return vendor;
}

/** Returns the steps with the first `count` complete. */
export const upTo = (count: number): StepsCompleted => ({
  ...noStepsCompleted,
  ...Object.fromEntries(stepIds.slice(0, count).map((step) => [step, true])),
});

/** Returns a parsed progress reply with the first steps complete. */
export function progressOf(applicationData: object, done = 0): ApplicationProgress {
  const steps = Object.fromEntries([1, 2, 3, 4].map((n) => [`step${n}`, { completed: n <= done }]));
  const progress = progressReplySchema.parse({
    vendorId: 'v1',
    applicationData: { ...steps, ...applicationData },
  });
  if (progress === null) throw new Error('progress with an id is read');
  return progress;
}

/** Returns an application with the first steps complete; with `null` its progress is unknown. */
export function applicationWith(raw: object, done: number | null = null): Application {
  return applicationOf({ vendor: vendorOf(raw), progress: done === null ? null : progressOf({}, done) });
}
