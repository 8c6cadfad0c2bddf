import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { faqWords } from '#lib/words/faq.ts';

interface Props {
  /** The index of the answer that is open at first. */
  initial?: number | null;
}

/**
 * The questions. At most one answer is open. `<details name>` does that without a script; this component does
 * it for browsers that do not support it.
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
      <summary className="chevron">{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

/** Hydrates the questions in the page, and keeps the open one open. */
export function onTap(container: Element): void {
  const open = [...container.children].findIndex((each) => each.hasAttribute('open'));
  hydrateRoot(container, <Faq initial={open < 0 ? null : open} />);
}
