import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { faqWords } from '#lib/copy/faq.ts';

interface Props {
  /** The answer that is open at the start. */
  initial?: number | null;
}

/**
 * The questions, one answer open at a time. `<details name>` does that without script where the browser knows
 * it; this component does it where it does not.
 */
export function Faq({ initial = null }: Props) {
  const [open, setOpen] = useState(initial);
  return faqWords.items.map(({ question, answer }, index) => (
    <details
      key={question}
      name="faq"
      open={open === index}
      onToggle={({ currentTarget }) =>
        setOpen((now) => (currentTarget.open ? index : now === index ? null : now))
      }
    >
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

/** Takes over the questions a page was delivered with, whichever of them is open by now. */
export function wake(container: Element): void {
  const open = [...container.children].findIndex((each) => each.hasAttribute('open'));
  hydrateRoot(container, <Faq initial={open < 0 ? null : open} />);
}
