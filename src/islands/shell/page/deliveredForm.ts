import { pageFlags } from '#preboot/handover.ts';

/**
 * Hydration of a form that was delivered with the document. The visitor can fill it in before the script
 * loads. Until then the page's own script (`preboot/formReady.inline.ts`,
 * `preboot/earlySignIn.inline.ts`) prevents its submission and marks a pressed button as busy.
 */

/**
 * Tells the page's script that the form's own code has taken over. Returns whether Next was pressed before
 * that.
 */
export function takeOver(form: HTMLElement): boolean {
  const flags = pageFlags();
  flags.form = 'taken';
  delete flags.unkept;
  const pressed = form.querySelector('[type="submit"][aria-busy]');
  pressed?.removeAttribute('aria-busy');
  return pressed !== null;
}

/**
 * Records which boxes were ticked, which buttons besides Next were pressed, and what was typed into
 * controlled fields. React would reset these fields at its next render. The returned function repeats these
 * actions, so that the form receives them. Registered fields are not included: they have no `value`
 * attribute, and the form reads them itself.
 */
export function noteEarly(form: HTMLElement): () => void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[value], input[type="checkbox"]')];
  const again = inputs.flatMap((input) => {
    if (input.type === 'checkbox') return input.checked === input.defaultChecked ? [] : () => tick(input);
    const { value, selectionStart, selectionEnd } = input;
    if (value === input.defaultValue) return [];
    // React may reset the field before the text is typed again, and move its caret to the start.
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
  // React compares with the state that it last saw, which is the one in the document.
  box.checked = box.defaultChecked;
  box.click();
}

const nativeValue = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function retype(input: HTMLInputElement, value: string, start: number | null, end: number | null): void {
  input.value = input.defaultValue;
  nativeValue()?.set?.call(input, value);
  // Time fields have no selection.
  if (start !== null) input.setSelectionRange(start, end);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
