import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { useFocusAfter } from '#islands/ui/useFocusAfter.ts';
import { withNumber } from '#lib/messages/requestNumber.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { loadWords } from '#lib/words/app.ts';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { filledWords } from '#lib/words/filled.ts';
import { reuseWords } from '#lib/words/reuse.ts';
import { textRow } from '#lib/domain/kyc/kycFields.ts';
import { isInfoName, reuseNames, type Reusable, type ReuseName } from '#lib/domain/kyc/reuse.ts';
import { maskSecret } from '#lib/domain/text.ts';
import { loadReusable, type OtherShop } from '#lib/stores/application/kyc/otherShop.ts';

interface ReuseOfferProps {
  shop: OtherShop;
  /** Whether a value may be offered, as the form is now. */
  mayOffer: (name: ReuseName, text: string) => boolean;
  /** Fills in the values, and returns the fields that were still free. */
  onUse: (values: Reusable, shop: string) => readonly ReuseName[];
}

type Details =
  | { type: 'closed' }
  | { type: 'loading' }
  | { type: 'failed'; error: unknown }
  | { type: 'open'; all: Reusable };

/**
 * Offers the details of another shop of the vendor. They load when the vendor opens the offer. Nothing is ticked, and
 * nothing is filled in before the vendor asks for it.
 */
export function ReuseOffer({ shop, mayOffer, onUse }: ReuseOfferProps) {
  const [details, setDetails] = useState<Details>({ type: 'closed' });
  const [ticked, setTicked] = useState<readonly ReuseName[]>([]);
  const [used, setUsed] = useState<readonly ReuseName[] | null>(null);
  const said = useFocusAfter<HTMLParagraphElement>(used);
  const { name } = shop;
  const shownName = nameWithin(name);

  const open = async (): Promise<void> => {
    if (details.type === 'loading' || details.type === 'open') return;
    setDetails({ type: 'loading' });
    try {
      const all = await loadReusable(shop);
      setDetails(Object.keys(all).length > 0 ? { type: 'open', all } : { type: 'failed', error: null });
    } catch (error) {
      setDetails({ type: 'failed', error });
    }
  };
  const all = details.type === 'open' ? details.all : {};
  const offered = reuseNames.filter((each) => all[each] !== undefined && mayOffer(each, all[each]));
  const chosen = offered.filter((each) => ticked.includes(each));
  const use = (): void => {
    setUsed(onUse(Object.fromEntries(chosen.map((each) => [each, all[each]])), name));
    setTicked([]);
  };
  const labels = (used ?? []).map((each) => fieldLabelWords[each]).join(', ');
  if (labels !== '')
    return (
      <p role="status" ref={said} tabIndex={-1}>
        <Message text={filledWords.fromShop(shownName, labels)} />
      </p>
    );
  return (
    <details
      className="fold text-base"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void open();
      }}
    >
      <summary className="chevron">
        <Message text={reuseWords.ask(shownName)} />
      </summary>
      <div role="status">
        {details.type === 'loading' && loadWords.loading}
        {details.type === 'failed' && (
          <Message text={withNumber(reuseWords.failed(shownName), details.error)} />
        )}
      </div>
      {offered.length > 0 && (
        <>
          <p className="text-sm">{reuseWords.help}</p>
          <Check
            label={reuseWords.all}
            name="reuseAll"
            checked={chosen.length === offered.length}
            onChange={({ target }) => setTicked(target.checked ? offered : [])}
          />
          {offered.map((each) => (
            <Check
              key={each}
              label={`${fieldLabelWords[each]}: ${shown(each, all[each] ?? '')}`}
              name={`reuse-${each}`}
              checked={ticked.includes(each)}
              onChange={({ target }) =>
                setTicked((now) => (target.checked ? [...now, each] : now.filter((other) => other !== each)))
              }
            />
          ))}
          <Button className="mb-4" disabled={chosen.length === 0} onClick={use}>
            {reuseWords.use}
          </Button>
        </>
      )}
    </details>
  );
}

/** Returns a value for the list: a secret with its last characters alone. */
const shown = (name: ReuseName, text: string): string =>
  !isInfoName(name) && textRow(name).isSecret ? maskSecret(text) : text;
