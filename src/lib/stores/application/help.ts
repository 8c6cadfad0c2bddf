import { lastRequestId } from '#lib/api/requestNumber.ts';
import type { StepId } from '#lib/domain/application/steps.ts';
import { $route } from '#lib/stores/application/flow/onboardingRoute.ts';

/** Returns what the help is about: the step and the application of the address, and the last problem's number. */
export function helpTopic(): { step: StepId; vendorId: string | null; requestId: string | null } {
  const { step = 'vendor-info', vendorId = null } = $route.get() ?? {};
  return { step, vendorId, requestId: lastRequestId() };
}

/** Returns the address of a chat on WhatsApp, with a message that the vendor can still change. */
export function whatsAppHref(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
