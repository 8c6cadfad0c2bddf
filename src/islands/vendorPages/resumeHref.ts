import type { Application } from '#lib/domain/application/application.ts';
import { defaultCategory, type CategoryId } from '#lib/domain/category/category.ts';
import { paths } from '#lib/paths.ts';

/** Returns the link that resumes an application at its open step. */
export function resumeHref({ id, category }: Application, fallback: CategoryId = defaultCategory): string {
  const serviceType = category ?? fallback;
  return paths.onboarding('vendor-info', { serviceType, vendorId: id, continue: true });
}

/** Returns the link that opens a rejected application on the registration page of its category. */
export function resubmitHref({ id, category }: Application, fallback: CategoryId = defaultCategory): string {
  return paths.register(category ?? fallback, { vendorId: id, continue: true });
}
