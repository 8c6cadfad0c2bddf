import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { QrCode } from '#islands/ui/QrCode.tsx';
import { otherDeviceWords } from '#lib/words/otherDevice.ts';
import { paths } from '#lib/paths.ts';
import { reloadApplication } from '#lib/stores/application/flow/flowActions.ts';
import { $route, type OnboardingRoute } from '#lib/stores/application/flow/onboardingRoute.ts';

/** How often the page asks for news. */
const newsMs = 4000;

/** The address of this step as a QR code and a link. While it is open, the documents of the phone appear here. */
export function OtherDevice() {
  const route = useStore($route);
  useEffect(() => askForNews(), []);
  if (route === null) return null;
  const address = new URL(addressOf(route), globalThis.location.origin).href;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3" data-other-device>
      <QrCode label={otherDeviceWords.code} text={address} />
      <div className="min-w-0 flex-1 basis-32">
        <p className="max-w-[68ch] text-sm">{otherDeviceWords.help}</p>
        <a className="text-sm break-words underline underline-offset-4" href={address}>
          {address}
        </a>
      </div>
    </div>
  );
}

/** Returns the address of a step. It holds the category, the vendor's id and the step, and nothing else of this page. */
function addressOf({ category, vendorId, step, isContinue }: OnboardingRoute): string {
  // With `continue`, the progress would decide the step. The registration page needs it for a correction.
  return category === null || globalThis.location.pathname.startsWith(paths.onboardingRoot)
    ? paths.onboarding(step, { serviceType: category ?? undefined, vendorId: vendorId ?? undefined })
    : paths.registerStep(category, step, { vendorId, isContinue });
}

/** Loads the application again and again while the page is in sight. Returns a function that ends it. */
function askForNews(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'visible') await reloadApplication().catch(() => undefined);
    if (!isOver) timer = setTimeout(() => void ask(), newsMs);
  };
  timer = setTimeout(() => void ask(), newsMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
