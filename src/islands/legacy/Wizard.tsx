import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { legacyWords } from '#lib/words/legacy.ts';
import { Submitted } from './Submitted.tsx';
import { WizardForm } from './WizardForm.tsx';

/** The registration: its header, then the steps, then the screen after submission. */
export function Wizard() {
  const [isSubmitted, setIsSubmitted] = useState(false);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-2 sm:py-6">
      <header className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-base font-bold sm:text-xl">{legacyWords.heading}</h1>
        <p className="flex flex-wrap items-center gap-x-1.5 max-sm:text-sm">
          {legacyWords.help}
          <a className="py-3 underline underline-offset-4" href={brand.supportEmailHref}>
            {brand.supportEmail}
          </a>
        </p>
      </header>
      {isSubmitted ? <Submitted /> : <WizardForm onSubmitted={() => setIsSubmitted(true)} />}
    </div>
  );
}
