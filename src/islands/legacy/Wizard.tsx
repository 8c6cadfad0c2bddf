import { useState } from 'react';
import { FlowFrame } from '#islands/onboarding/flow/FlowFrame.tsx';
import { brand } from '#lib/brand.ts';
import { legacyWords } from '#lib/words/legacy.ts';
import { Submitted } from './Submitted.tsx';
import { WizardForm } from './WizardForm.tsx';

/** The registration: its header, then the steps, then the screen after submission. */
export function Wizard() {
  const [isSubmitted, setIsSubmitted] = useState(false);
  return (
    <FlowFrame
      title={legacyWords.heading}
      help={{
        words: legacyWords.help,
        contact: brand.supportEmail,
        href: brand.supportEmailHref,
        icon: 'info',
      }}
    >
      {isSubmitted ? <Submitted /> : <WizardForm onSubmitted={() => setIsSubmitted(true)} />}
    </FlowFrame>
  );
}
