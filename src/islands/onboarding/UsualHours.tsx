import type { UseFormReturn } from 'react-hook-form';
import { usualHoursWords } from '#lib/words/usualHours.ts';
import type { DeliveryTimings } from '#lib/domain/info/hours.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { daysMessage, timesMessage } from '#lib/messages/hours.ts';

export interface UsualHoursProps {
  form: UseFormReturn<VendorInfoForm>;
  hours: DeliveryTimings;
}

/** Proposes opening hours, and fills them in when the vendor takes them. */
export function UsualHours({ form, hours }: UsualHoursProps) {
  const words = `${daysMessage(hours.openDays)}, ${timesMessage(hours)}`;
  return (
    <p className="text-sm">
      {usualHoursWords.hours(words)}{' '}
      <button
        type="button"
        className="link-button"
        onClick={({ currentTarget }) => {
          // The pressed button goes. The vendor can still change the hours.
          currentTarget.closest('fieldset')?.querySelector('summary')?.focus();
          form.setValue('deliveryTimings', hours, { shouldDirty: true, shouldTouch: true });
        }}
      >
        {usualHoursWords.hoursButton}
      </button>
    </p>
  );
}
