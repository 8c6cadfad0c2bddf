import { useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { legacySubmittedToast, legacyWords } from '#lib/words/legacy.ts';
import * as limits from '#lib/limits.ts';
import { leaveLegacyWizard } from '#lib/stores/application/flow/legacyWizard.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { dropLegacyCopy } from './useLegacyForm.ts';

/** The screen after submission. It shows a toast, then leaves for the home page after `legacyNoticeMs`. */
export function Submitted() {
  useEffect(() => {
    dropLegacyCopy();
    showToast({ tone: 'success', ...legacySubmittedToast });
    const timer = setTimeout(leaveLegacyWizard, limits.legacyNoticeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto max-w-xl py-6">
      <div className="slip rounded-b-none p-6 sm:p-8">
        <span className="bg-success text-success-content grid size-12 place-items-center rounded-full">
          <Icon name="check" className="size-7" />
        </span>
        <p className="mt-4">{legacyWords.reviewNote}</p>
        <p className="mt-1">{legacyWords.leaving}</p>
        <Button className="mt-6" onClick={leaveLegacyWizard}>
          {legacyWords.toHome}
        </Button>
      </div>
    </div>
  );
}
