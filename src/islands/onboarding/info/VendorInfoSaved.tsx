import type { ReactNode } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { onboardingWords } from '#lib/words/onboarding.ts';
import type { Application } from '#lib/domain/application/application.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { infoTextNames, shownInfo } from '#lib/domain/info/infoFields.ts';
import { formatCoordinates } from '#lib/domain/info/coordinates.ts';
import { vendorInfoSchema } from '#lib/domain/info/vendorInfo.ts';
import { goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { ContactNote } from './ContactNote.tsx';
import { MapPicker } from '#islands/onboarding/map/MapPicker.tsx';
import { OpeningHours } from './hours/OpeningHours.tsx';
import { Actions } from '#islands/onboarding/flow/StepFrame.tsx';
import { useVendorCode } from './useVendorCode.ts';

const otp = lazyPart(() => import('./OtpDialog.tsx').then((module) => module.OtpDialog));

interface VendorInfoSavedProps extends Pick<Application, 'id' | 'info' | 'needsPhoneProof'> {
  category: CategoryId;
}

/** Vendor information after the vendor was created: read-only, with a contact for changes. */
export function VendorInfoSaved({ category, id, info, needsPhoneProof }: VendorInfoSavedProps) {
  const { coords, deliveryTimings } = info;
  const code = useVendorCode(category, id);
  const goOn = (): void => {
    // No code can be requested with incomplete details. The vendor then continues without one.
    const whole = needsPhoneProof ? vendorInfoSchema.safeParse(info) : null;
    if (whole?.success) void code.request(whole.data);
    else goToStep('kyc-documents');
  };
  return (
    <>
      <div className="slip mb-5 p-4 sm:p-6">
        <ContactNote icon="lock" text={onboardingWords.locked} className="mb-4" />
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {infoTextNames.map((name) => (
            <Row key={name} label={fieldLabelWords[name]} value={shownInfo(name, info[name] ?? '') || '—'} />
          ))}
          {deliveryTimings && (
            <Row label={onboardingWords.hoursLegend} value={<OpeningHours timings={deliveryTimings} />} />
          )}
          {coords && <Row label={fieldLabelWords.coords} value={formatCoordinates(coords)} />}
        </dl>
        {coords && (
          <div className="mt-4">
            <MapPicker value={coords} onChange={() => undefined} disabled />
          </div>
        )}
      </div>
      <Actions>
        <Button kind="next" busy={code.isSending} onClick={goOn}>
          {onboardingWords.next}
        </Button>
      </Actions>
      {code.flow && <otp.Part code={code.flow} />}
    </>
  );
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="rule min-w-0 py-2.5">
      <dt className="text-sm">{label}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  );
}
