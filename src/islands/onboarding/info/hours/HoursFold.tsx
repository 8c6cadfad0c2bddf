import { useState } from 'react';
import { onboardingWords } from '#lib/words/onboarding.ts';
import { HoursField, type HoursFieldProps } from './HoursField.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/**
 * The opening hours as a sentence, because the default suits most shops. It unfolds for changes and errors.
 */
export function HoursFold({ isWrong, ...field }: HoursFieldProps & { isWrong: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="font-semibold">
        <OpeningHours timings={field.value} />
      </p>
      <details
        className="fold text-base"
        open={isOpen || isWrong}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="chevron">{onboardingWords.change}</summary>
        <HoursField {...field} />
      </details>
    </>
  );
}
