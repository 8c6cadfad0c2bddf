import { useEffect, useState } from 'react';
import { offers } from '#lib/capabilities.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { proposedHours } from '#lib/domain/info/usualHours.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { useHelp } from '../prefill/useHelp.ts';
import type { PinNoteProps } from '../PinNote.tsx';
import type { UsualHoursProps } from '../UsualHours.tsx';
import { useTyped } from './useTyped.ts';

const pinNote = lazyModule(() => import('../PinNote.tsx'));
const usualHours = lazyModule(() => import('../UsualHours.tsx'));

/** The street of the pin. It loads once there is a pin, if the API can say its street. */
export function PinNote(props: PinNoteProps) {
  const coords = useTyped(props.form, 'coords');
  const note = useHelp(pinNote, coords !== null && offers('reverseSearch'));
  return note && <note.PinNote {...props} />;
}

/**
 * The usual opening hours of a category, from the first key until the vendor chooses hours. A press on Next also loads
 * this part. If it appeared then, Next would move away under the finger.
 */
export function UsualHours({ form, category }: { category: CategoryId } & Pick<UsualHoursProps, 'form'>) {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const note = (): void => setTyping(true);
    document.addEventListener('input', note, { once: true });
    return () => document.removeEventListener('input', note);
  }, []);
  const hours = proposedHours(category, useTyped(form, 'deliveryTimings'));
  const proposal = useHelp(usualHours, isTyping && hours !== null);
  return proposal && hours && <proposal.UsualHours form={form} hours={hours} />;
}
