import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Icon } from '#islands/ui/Icon.tsx';
import { ifscMessage } from '#lib/messages/ifsc.ts';
import { createIfscLookup } from '#lib/stores/application/ifsc.ts';

/**
 * The line under the IFSC field: the bank and the branch, as far as the code is typed. An unknown branch is a
 * warning and never blocks.
 */
export function IfscNote({ code }: { code: string }) {
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
          <span className={isOdd ? '' : 'font-medium'}>{words}</span>
        </>
      )}
    </p>
  );
}
