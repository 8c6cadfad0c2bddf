import { defaultCategory, type CategoryId } from '#lib/domain/category.ts';
import { vendorCategory, type Vendor } from '#lib/domain/vendor.ts';
import { paths } from '#lib/paths.ts';

/** Resumes the application where it stands. */
export function resumeHref(vendor: Vendor, fallback: CategoryId = defaultCategory): string {
  const serviceType = vendorCategory(vendor) ?? fallback;
  return paths.onboarding('vendor-info', { serviceType, vendorId: vendor.id, continue: true });
}

/** Opens a rejected application on the registration page of its category. */
export function resubmitHref(vendor: Vendor, fallback: CategoryId = defaultCategory): string {
  return paths.register(vendorCategory(vendor) ?? fallback, { vendorId: vendor.id, continue: true });
}
