import { useEffect, useState } from 'react';
import { Slip } from '#islands/vendorPages/parts.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { documentLabelWords } from '#lib/words/fields.ts';
import { sharedWords } from '#lib/words/shared.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { outstandingSlots, slotReview } from '#lib/domain/application/correction.ts';
import { fileProblem, slotsOf, type SlotId } from '#lib/domain/documents/documents.ts';
import { isHeic } from '#lib/domain/documents/photoFile.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import { paths } from '#lib/paths.ts';
import { keepForSlot } from '#lib/stores/application/documents/sharedDocument.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { takeSharedFile } from '#lib/stores/browser/sharedFile.ts';

/**
 * Asks which document a file is that was shared with the installed app, and opens the documents step with it. Without an
 * application, it says what to do first.
 */
export function SharedFile({ application }: { application: Application | null }) {
  return application === null ? <Notice text={sharedWords.none} /> : <Question application={application} />;
}

function Notice({ text }: { text: string }) {
  return (
    <p role="alert" className="slip mb-6 px-4 py-2 print:hidden">
      {text}
    </p>
  );
}

function Question({ application }: { application: Application }) {
  /** Undefined until the worker answers; null if it has no file. */
  const [file, setFile] = useState<File | null>();
  const [chosen, setChosen] = useState<SlotId | null>(null);
  useEffect(() => void takeSharedFile().then(setFile), []);
  if (file === undefined) return null;
  const slots = file === null ? [] : slotsFor(application, file);
  if (file === null || slots.length === 0)
    return <Notice text={file === null ? sharedWords.missing : sharedWords.closed} />;

  const choose = async (slot: SlotId): Promise<void> => {
    setChosen(slot);
    await keepForSlot(application.id, slot, file);
    navigation.to(documentsStep(application));
  };
  return (
    <div className="mb-6 print:hidden">
      <Slip title={sharedWords.title}>
        <p className="[overflow-wrap:anywhere]">{sharedWords.text(file.name)}</p>
        <ul className="my-3 flex list-none flex-wrap gap-3 p-0">
          {slots.map((slot) => (
            <li key={slot}>
              <Button busy={chosen === slot} onClick={() => void (chosen === null && choose(slot))}>
                {documentLabelWords[slot]}
              </Button>
            </li>
          ))}
        </ul>
      </Slip>
    </div>
  );
}

/** Returns the documents that the application takes now and that the file may be. */
function slotsFor(
  { category, applicationState, kyc, correction, documents }: Application,
  file: File,
): SlotId[] {
  if (category === null || (!isUnfinished(applicationState) && applicationState !== 'rejected')) return [];
  const held = documents.map(({ type }) => type);
  const known = { held, outstanding: outstandingSlots(category, correction, []) };
  return slotsOf(category, kyc).filter(
    (slot) =>
      slotReview(category, slot, correction, known) !== 'locked' &&
      (isHeic(file) || fileProblem(slot, file) !== 'wrong-type'),
  );
}

function documentsStep({ category, id: vendorId, correction }: Application): string {
  return category === null || correction === null
    ? paths.onboarding('documents', { serviceType: category ?? undefined, vendorId })
    : paths.registerStep(category, 'documents', { vendorId, isContinue: true });
}
