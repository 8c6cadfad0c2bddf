/**
 * A form that came with its document, between the first paint and the script: it can be filled in all that time. The page's own
 * script (`components/FormReady.astro`, `start/earlySignIn.inline.ts`) keeps it on the page, and marks its button as busy once it
 * is pressed.
 */

/** Tells the page's script that the form has its own code now. Returns whether Next was pressed before that. */
export function takeOver(form: HTMLElement): boolean {
  const { dataset } = document.documentElement;
  dataset.form = 'taken';
  delete dataset['unkept'];
  const pressed = form.querySelector('[type="submit"][aria-busy]');
  pressed?.removeAttribute('aria-busy');
  return pressed !== null;
}

/**
 * Notes which boxes were ticked, which buttons besides Next were pressed, and what was typed into fields that React controls,
 * which it would set back at the next render. The returned function does the same again, so that the form hears of it. Fields
 * that are registered are read when they are taken over and not among these: they are rendered without a value.
 */
export function noteEarly(form: HTMLElement): () => void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[value], input[type="checkbox"]')];
  const again = inputs.flatMap((input) => {
    if (input.type === 'checkbox') return input.checked === input.defaultChecked ? [] : () => tick(input);
    const { value, selectionStart, selectionEnd } = input;
    if (value === input.defaultValue) return [];
    // React may set the field back before it is typed again, and its caret to the front.
    return () => retype(input, value, selectionStart, selectionEnd);
  });
  const pressed = [...form.querySelectorAll<HTMLButtonElement>('button[type="button"][aria-busy]')];
  return () => {
    again.forEach((act) => act());
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      button.click();
    }
  };
}

function tick(box: HTMLInputElement): void {
  // React compares with what it saw last, which is what it found.
  box.checked = box.defaultChecked;
  box.click();
}

const nativeValue = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function retype(input: HTMLInputElement, value: string, start: number | null, end: number | null): void {
  input.value = input.defaultValue;
  nativeValue()?.set?.call(input, value);
  // Fields for times have no selection.
  if (start !== null) input.setSelectionRange(start, end);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
