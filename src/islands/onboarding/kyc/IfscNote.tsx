import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormValue } from '#islands/ui/form/useFormValue.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import { ifscMessage } from '#lib/messages/ifsc.ts';
import { createIfscLookup } from '#lib/stores/application/kyc/ifsc.ts';

/**
 * The line under the IFSC field: the bank and the branch, as far as the code is typed. An unknown branch is a
 * warning and never blocks.
 */
export function IfscNote({ form }: { form: UseFormReturn<KycForm> }) {
  const code = useFormValue(form, ({ ifsc }) => ifsc);
  const [lookup] = useState(() => createIfscLookup());
  const note = useStore(lookup.$note);
  useEffect(() => lookup.type(code), [lookup, code]);
  const words = ifscMessage(note);
  const isOdd = note.type === 'unknown';
  const isKnown = note.type === 'branch' || note.type === 'branch-of-other';
  // Always rendered, because screen readers announce only changes inside an existing live region.
  return (
    <p role="status" data-ifsc={note.type} className={`figures flex gap-1.5 ${isOdd ? 'text-warning' : ''}`}>
      {words !== null && (
        <>
          {isOdd && <Icon name="info" className="mt-0.5 size-4" />}
          {isKnown && <Icon name="check" className="text-success mt-0.5 size-4" />}
          <span className={isOdd ? '' : 'font-medium'}>
            <Message text={words} />
          </span>
        </>
      )}
    </p>
  );
}
