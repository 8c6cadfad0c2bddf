import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Message } from '#islands/ui/Message.tsx';
import { filledWords } from '#lib/words/filled.ts';
import { pinNoteWords } from '#lib/words/pinNote.ts';
import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import type { Door } from '#lib/domain/info/place.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { doorOfPin } from '#lib/stores/application/info/pinDoor.ts';
import { useTyped } from './info/useTyped.ts';

export interface PinNoteProps {
  form: UseFormReturn<VendorInfoForm>;
  /** Called with the address of the pin, for the fields that are still empty. */
  onAddress: (door: Door) => void;
}

/** The street of the pin, as a note. It is offered while no address is typed. */
export function PinNote({ form, onAddress }: PinNoteProps) {
  const coords = useTyped(form, 'coords');
  const typed = useTyped(form, 'addressLine1');
  const [found, setFound] = useState<{ at: Coordinates; street: string } | null>(null);
  const fill = useEffectEvent(onAddress);
  useEffect(() => {
    if (coords === null) return;
    return doorOfPin(coords, (door) => {
      if (door.street !== null) setFound({ at: coords, street: door.street });
      fill(door);
    });
  }, [coords]);
  // A live region announces only what changes inside it.
  const isShown = found !== null && found.at === coords && found.street !== typed;
  return (
    <p role="status" className={isShown ? 'pb-2 text-sm' : 'text-sm'}>
      {isShown && <Message text={pinNoteWords.atPin(nameWithin(found.street))} />}{' '}
      {isShown && typed === '' && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            form.setValue('addressLine1', found.street, { shouldDirty: true, shouldValidate: true });
            form.setFocus('addressLine1');
          }}
        >
          <Message text={filledWords.use(nameWithin(found.street))} />
        </button>
      )}
    </p>
  );
}
