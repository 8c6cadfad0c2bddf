import { helpWords } from '#lib/words/help.ts';

const numbers = new Set<string>();
let isWatching = false;

/**
 * Puts a button that copies a request's number behind the number wherever a message shows it. `Message` renders it as a
 * span with one text, so the button is no part of any component, and no first load contains it. React drops the
 * button with the span, or when the span gets another text.
 */
export function offerCopy(number: string): void {
  numbers.add(number);
  addButtons();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(addButtons).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

function addButtons(): void {
  for (const span of document.querySelectorAll<HTMLElement>('span[lang="en"]')) {
    const number = span.textContent;
    if (span.childElementCount > 0 || !numbers.has(number)) continue;
    // An error at a field is bold, and its number is no part of the words. Number and button share a line of a phone.
    Object.assign(span.style, { fontWeight: 'normal', fontSize: '0.75rem' });
    span.append(' ', buttonOf(number));
  }
}

function buttonOf(number: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-ghost';
  Object.assign(button.style, { paddingInline: '0.25rem', textDecoration: 'underline' });
  button.lang = document.documentElement.lang;
  button.textContent = helpWords.copy;
  // The new text is announced.
  button.ariaLive = 'polite';
  button.addEventListener('click', () => {
    // Where a page may not copy, the number can be read out.
    void navigator.clipboard?.writeText(number).then(
      () => (button.textContent = helpWords.copied),
      () => undefined,
    );
  });
  return button;
}
