import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AcceptedItems } from '#islands/onboarding/flow/AcceptedItems.tsx';
import { BarSlip } from '../BarSlip.tsx';
import { Actions } from '#islands/onboarding/flow/StepFrame.tsx';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { useToastWhile } from '#islands/shell/page/useToastWhile.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary } from '#islands/ui/form/ErrorSummary.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { useKeepDroppedFiles } from '#islands/ui/form/useKeepDroppedFiles.ts';
import { documentsWords } from '#lib/words/documents.ts';
import { otherDeviceWords } from '#lib/words/otherDevice.ts';
import { documentErrorWords, documentLabelWords } from '#lib/words/fields.ts';
import { onboardingToasts, onboardingWords } from '#lib/words/onboarding.ts';
import { missingSlots, slotsOf, type SlotId } from '#lib/domain/documents/documents.ts';
import { saidAbout } from '#lib/domain/review/reviewItems.ts';
import { outstandingSlots, slotReview } from '#lib/domain/application/correction.ts';
import type { VendorDocument } from '#lib/domain/vendor.ts';
import { documentsRequiredMessage } from '#lib/messages/files.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import {
  $refusals,
  $slotsUploadedHere,
  $uploadedHere,
  $uploads,
  $uploadsRunning,
} from '#lib/stores/application/documents/chosenFiles.ts';
import {
  $removals,
  $removedSlots,
  removeDocument,
} from '#lib/stores/application/documents/documentRemoval.ts';
import type { VendorSteps } from '#lib/stores/application/flow/flow.ts';
import { completeStep, reloadApplication } from '#lib/stores/application/flow/flowActions.ts';
import { goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { $interrupted } from '#lib/stores/application/documents/restoredFiles.ts';
import { chooseFile, openUploads } from '#lib/stores/application/documents/uploads.ts';
import { isTouch } from './device.ts';
import type { OnServer } from './OnServerLine.tsx';
import { preparePhoto } from './photo/preparePhoto.ts';
import { SlotCard } from './SlotCard.tsx';

// Rare: most vendors send their documents from one device.
const otherDevice = lazyPart(() => import('./OtherDevice.tsx').then((module) => module.OtherDevice));

/** One card for each document. Each file is uploaded as soon as it is chosen. */
export function DocumentsStep({ flow: { category, application, completed } }: { flow: VendorSteps }) {
  const { id: vendorId, documents: uploaded, askedAt, correction } = application;
  const uploads = useStore($uploads);
  const refusals = useStore($refusals);
  const uploadedHere = useStore($uploadedHere);
  const running = useStore($uploadsRunning);
  const here = useStore($slotsUploadedHere);
  const removals = useStore($removals);
  const interrupted = useStore($interrupted);
  const removedSlots: readonly string[] = useStore($removedSlots);
  const [attempt, setAttempt] = useState(0);
  const filled = JSON.stringify(uploadedHere);
  const [initial] = useState({ isCompleted: completed.documents, filled });
  // A layout effect, because a passive effect may run after a first press that chooses a file.
  useLayoutEffect(() => void openUploads(vendorId), [vendorId]);
  useKeepDroppedFiles();

  useTellUploads(() => void reloadApplication());

  const outstanding = outstandingSlots(category, correction, here);
  const present = uploaded.filter(({ type }) => !removedSlots.includes(type));
  const held = [...present.map(({ type }) => type), ...here];
  const asked = slotsOf(category, application.kyc);
  const absent = missingSlots(category, held, application.kyc);
  const undecided = asked.filter((slot) => uploads[slot]?.type === 'noted');
  const missing = asked.filter((slot) => absent.includes(slot) || outstanding.includes(slot));
  const open = asked.filter((slot) => missing.includes(slot) || undecided.includes(slot));
  const items = open.map((slot) => ({
    id: slot,
    label: documentLabelWords[slot],
    isMissing: !undecided.includes(slot),
  }));
  const tellOpen = useToastWhile(open.length > 0);
  /** The slot with the next action. An upload under way needs none. */
  const next = open.find((slot) => uploads[slot] === undefined || undecided.includes(slot));

  const remove = async (slot: SlotId): Promise<void> => {
    await removeDocument(vendorId, slot);
    // The pressed button is gone, so keep focus inside the card.
    if ($removals.get()[slot]?.type === 'removed') document.getElementById(slot)?.focus();
  };

  const proceed = (): void => {
    if (open.length === 0) {
      const { title } = stepHeading('documents', category);
      if (correction === null && initial.isCompleted && initial.filled === filled)
        showToast({ tone: 'info', ...onboardingToasts.alreadyCompleted(title) });
      void completeStep('documents');
      return;
    }
    setAttempt((count) => count + 1);
    tellOpen({
      tone: 'error',
      title: documentErrorWords.requiredTitle,
      description:
        missing.length === 0
          ? documentsWords.undecided
          : documentsRequiredMessage(
              absent.length > 0 ? missingSlots(category, [], application.kyc) : outstanding,
            ),
    });
  };

  const review = (slot: SlotId) => slotReview(category, slot, correction, { held, outstanding });
  const accepted = asked.filter((slot) => review(slot) === 'locked');
  const card = (slot: SlotId) => (
    <SlotCard
      key={slot}
      slot={slot}
      state={uploads[slot]}
      refusal={refusals[slot]}
      onServer={onServer(slot, present, askedAt, uploadedHere[slot])}
      removal={removals[slot]}
      interrupted={interrupted[slot]}
      onRemove={() => void remove(slot)}
      isMissing={attempt > 0 && open.includes(slot)}
      isNext={slot === next}
      review={review(slot)}
      said={saidAbout(application.vendor.reviewItems, slot)}
      onChoose={(file) => void chooseFile(slot, file, preparePhoto)}
    />
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!running) proceed();
      }}
    >
      <ErrorSummary items={items} attempt={attempt} />
      {/* On a phone the drawn samples say the same. */}
      <p className="max-w-[68ch] mb-2 text-sm max-sm:sr-only">{documentsWords.intro}</p>
      {!isTouch() && <OtherDeviceFold />}
      <ul className="mb-3 flex flex-col gap-2 sm:gap-3">
        {asked.filter((slot) => !accepted.includes(slot)).map(card)}
      </ul>
      <AcceptedItems count={accepted.length}>
        <ul className="mb-4 flex flex-col gap-3">{accepted.map(card)}</ul>
      </AcceptedItems>
      <p className="mb-2 max-w-[68ch] text-sm sm:mb-4">{documentsWords.privacyNote}</p>
      <p role="status" className="sr-only">
        {running && documentsWords.waiting}
      </p>
      <Actions
        status={<BarSlip completed={completed} />}
        note={running && <span id="documents-note">{documentsWords.waiting}</span>}
      >
        <Button onClick={() => goToStep('kyc-documents')}>{onboardingWords.back}</Button>
        <Button
          kind={open.length === 0 ? 'next' : 'quiet'}
          type="submit"
          disabled={running}
          aria-describedby={running ? 'documents-note' : undefined}
        >
          {onboardingWords.next}
        </Button>
      </Actions>
    </form>
  );
}

/** Leads to this step on the vendor's phone, which has the camera. */
function OtherDeviceFold() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="chevron mb-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="camera" />
        {otherDeviceWords.title}
      </Button>
      {isOpen && <otherDevice.Part />}
    </>
  );
}

function onServer(
  slot: SlotId,
  uploaded: readonly VendorDocument[],
  askedAt: number,
  uploadedHere: number | undefined,
): OnServer | null {
  const known = uploaded.find((document) => document.type === slot);
  // An upload from this page is newer than the loaded data, whose link is therefore stale.
  if (uploadedHere !== undefined && askedAt < uploadedHere) {
    return { at: { at: uploadedHere, hasTime: true }, url: null };
  }
  return known ? { at: known.uploadedAt, url: known.url } : null;
}

/** Calls `tell` after uploads, once none is running. */
function useTellUploads(tell: () => void): void {
  const running = useStore($uploadsRunning);
  const filled = useStore($uploadedHere);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (!running && Object.keys(filled).length > 0) latest.current();
  }, [running, filled]);
}
