import { cdp } from 'vitest/browser';
import { overlapsOnScreen, widePartsOnScreen } from '../../e2e/boxes.ts';
import { drawn } from './screen.tsx';

/** Checks of the layout. Each function returns one line for each fault. */

/** The two window sizes in which the tests check screens: a small phone and a desktop. */
export const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;

/** A window between them. It is low, so that no part comes into view that the other two do not show. */
export const tablet = { width: 768, height: 640 } as const;

interface Session {
  send(method: 'Emulation.setEmulatedMedia' | 'Input.dispatchMouseEvent', params: object): Promise<unknown>;
}
interface Look {
  media?: 'print' | 'screen';
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'none' | 'active';
  contrast?: 'more';
}

/** Switches to print, a colour scheme, forced colours or high contrast. Without a look, restores the default. */
export async function setLook({ media, colorScheme, forcedColors, contrast }: Look = {}): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    ...(colorScheme ? [{ name: 'prefers-color-scheme', value: colorScheme }] : []),
    ...(forcedColors ? [{ name: 'forced-colors', value: forcedColors }] : []),
    ...(contrast ? [{ name: 'prefers-contrast', value: contrast }] : []),
  ];
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: media ?? '', features });
}

/** Moves the mouse out of the window, so that it points at nothing. */
export async function pointAway(): Promise<void> {
  await (cdp() as unknown as Session).send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
}

/** The size of a window in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Resizes the window: the frame of the screen. The page of the browser around it is larger and keeps its size. */
export function resize({ width, height }: Size): void {
  const { style } = parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
}

/** Resizes the window and waits for the layout. */
export async function setWindow(size: Size): Promise<void> {
  resize(size);
  await drawn();
}

const round = (value: number): number => Math.round(value * 10) / 10;
const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
};
const nameOf = (element: Element): string => {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim();
  const own = words || element.getAttribute('name') || element.id || element.className;
  return `${element.localName} “${String(own).replace(/\s+/g, ' ').slice(0, 40)}”`;
};
const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Returns the texts that overlap each other. */
export const overlaps = (): string[] => overlapsOnScreen().map((pair) => `two texts overlap: ${pair}`);

const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"]';

/** Returns the box in which a press reaches a control. A tick box or a file input includes its label. */
function pressedBox(control: HTMLElement): DOMRect {
  const own = control.getBoundingClientRect();
  const isTick = control instanceof HTMLInputElement && /^(?:checkbox|radio|file)$/.test(control.type);
  const label = isTick ? (control.labels?.[0]?.getBoundingClientRect() ?? own) : own;
  const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)];
  const [right, bottom] = [Math.max(own.right, label.right), Math.max(own.bottom, label.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether a link stands within a sentence and so has the height of its line. */
function isInSentence(control: HTMLElement): boolean {
  const around = control.parentElement;
  return (
    control.localName === 'a' &&
    getComputedStyle(control).display === 'inline' &&
    [...(around?.childNodes ?? [])].some((node) => node instanceof Text && /\p{L}/u.test(node.data))
  );
}

/**
 * Returns the controls that a thumb misses. Buttons and fields need a height of 44 px. Other controls need 44 px or as much
 * distance to the next control. Nothing behind an open dialog is a target.
 */
export function smallTargets(
  within: ParentNode = document.querySelector('dialog[open]') ?? document,
): string[] {
  const seen = all(targets, within).filter((each) => {
    const shown = each instanceof HTMLInputElement && each.labels?.[0] ? each.labels[0] : each;
    return isSeen(shown) && !isInSentence(each);
  });
  const boxes = seen.map(pressedBox);
  return seen.flatMap((control, index) => {
    const box = boxes[index];
    if (!box || box.height >= 43.9) return [];
    const words = `${nameOf(control)} is ${round(box.height)} px high`;
    if (control.matches('.btn, .input, select, textarea, .checkbox')) return [words];
    const middle = box.top + box.height / 2;
    const isNear = boxes.some(
      (other, at) =>
        at !== index &&
        !seen[at]?.matches(':disabled') &&
        // The content scrolls behind the bar of actions.
        seen[at]?.closest('.actions') === control.closest('.actions') &&
        other.left < box.right &&
        other.right > box.left &&
        other.bottom > middle - 22 + 0.5 &&
        other.top < middle + 22 - 0.5,
    );
    return isNear || box.height < 20 ? [`${words}, and the next control is too near`] : [];
  });
}

/** Returns the distance from an error to the part before it and to the part after it in its field. */
function roomAround(error: Element, field: Element): { before: number; after: number } {
  let at = error;
  while (at.parentElement && at.parentElement !== field) at = at.parentElement;
  const parts = [...field.children];
  const index = parts.indexOf(at);
  const words = document.createRange();
  words.selectNodeContents(error);
  const { top, bottom } = words.getBoundingClientRect();
  const before = parts.slice(0, index).findLast(isSeen)?.getBoundingClientRect().bottom ?? -Infinity;
  const after =
    parts
      .slice(index + 1)
      .find(isSeen)
      ?.getBoundingClientRect().top ?? Infinity;
  return { before: round(top - before), after: round(after - bottom) };
}

/** Returns the controls whose icon has not the room for its size. */
function squeezedIcons(): string[] {
  return all('svg[viewBox="0 0 24 24"]').flatMap((icon) => {
    const { width, height } = icon.getBoundingClientRect();
    const control = icon.closest<HTMLElement>('a, button, summary, label') ?? icon.parentElement;
    return control && Math.abs(width - height) > 0.5
      ? [`the icon of ${nameOf(control)} is ${round(width)} by ${round(height)} px`]
      : [];
  });
}

/** Returns the errors that are over 8 px from their field, or under 16 px from the next label. */
export function farErrors(within: ParentNode = document): string[] {
  return all('[id$="-error"]', within)
    .filter((error) => error.textContent?.trim() && isSeen(error))
    .flatMap((error) => {
      const name = `“${error.textContent?.trim()}”`;
      const control = all('[aria-describedby]', within).find((each) =>
        (each.getAttribute('aria-describedby') ?? '').split(' ').includes(error.id),
      );
      if (!control) return [`${name} belongs to no field`];
      let field: Element = control;
      while (!field.contains(error) && field.parentElement) field = field.parentElement;
      const { before, after } = roomAround(error, field);
      // An error above its control belongs to the part after it.
      const isAbove = error.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
      const gap = isAbove ? Math.min(before, after) : before;
      if (Math.abs(gap) > 8) return [`${name} is ${gap} px from its field`];
      const { bottom, left, right } = error.getBoundingClientRect();
      // The labels behind a dialog are covered.
      const next = all('label, legend', error.closest('dialog') ?? within)
        .filter((label) => !field.contains(label) && isSeen(label))
        .map((label) => label.getBoundingClientRect())
        .filter((label) => label.top >= bottom - 1 && label.left < right && label.right > left);
      const toNext = round(Math.min(...next.map(({ top }) => top)) - bottom);
      return toNext < 16 ? [`${name} is ${toNext} px above the next label`] : [];
    });
}

/** Checks the action bar: at the bottom of the window, and from edge to edge on a phone. */
export function looseBar(): string[] {
  const bar = document.querySelector('.actions')?.getBoundingClientRect();
  if (!bar) return ['there is no action bar'];
  const isPhone = innerWidth < 640;
  const gap = round(innerHeight - bar.bottom);
  // On a page that is shorter than the window, the bar follows the last question.
  const isLong = document.documentElement.scrollHeight > innerHeight;
  return [
    ...(isLong && Math.abs(gap) > 0.5 ? [`the action bar is ${gap} px above the bottom edge`] : []),
    ...(isPhone && (bar.left > 0.5 || bar.right < innerWidth - 0.5)
      ? ['the action bar does not reach from edge to edge']
      : []),
    ...(bar.height > innerHeight / 4 ? [`the bar is ${round(bar.height)} px high`] : []),
  ];
}

/** Checks the open dialog: a sheet at the bottom of a phone, elsewhere a centred box of at most 28 rem. */
export function looseDialog(most = 448): string[] {
  const box = document.querySelector('dialog[open] > .slip');
  if (!(box instanceof HTMLElement)) return ['there is no open dialog'];
  const { left, right, top, bottom, width } = box.getBoundingClientRect();
  const body = box.lastElementChild;
  const padding = body ? parseFloat(getComputedStyle(body).paddingLeft) : 0;
  const isPhone = innerWidth < 640;
  const wrong = padding >= 12 && padding <= 24 ? [] : [`the dialog has ${padding} px of padding`];
  if (top < 0) wrong.push('the dialog begins above the window');
  if (width > most + 0.5) wrong.push(`the dialog is ${round(width)} px wide`);
  if (isPhone) {
    if (Math.abs(bottom - innerHeight) > 0.5)
      wrong.push(`the dialog ends ${round(innerHeight - bottom)} px above the edge`);
    if (left > 0.5 || right < innerWidth - 0.5) wrong.push('the dialog does not reach from edge to edge');
  } else {
    if (Math.abs(left + right - innerWidth) > 2) wrong.push('the dialog is not centred horizontally');
    if (Math.abs(top + bottom - innerHeight) > 2) wrong.push('the dialog is not centred vertically');
  }
  return wrong;
}

const references = [
  ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-activedescendant'],
  ...['aria-details', 'aria-errormessage', 'for', 'popovertarget'],
];

/** Returns the attributes that name an element by its id, where no element has this id. */
export function brokenReferences(): string[] {
  return references.flatMap((attribute) =>
    all(`[${attribute}]`).flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id && !document.getElementById(id))
        .map((id) => `${attribute} of ${nameOf(element)} names “${id}”, which does not exist`),
    ),
  );
}

/** Runs the checks that apply to every screen, in the current window and look. */
export function misplaced(): string[] {
  return [
    ...widePartsOnScreen(),
    ...overlaps(),
    ...smallTargets(),
    ...squeezedIcons(),
    ...farErrors(),
    ...brokenReferences(),
  ];
}

/** Returns the boxes of the lines of an element’s text. */
export function linesOf(element: Element): DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()];
}

/** The parts of a screen that `relations` describes. */
const related = {
  dialog: 'dialog[open] > .slip',
  'body of the dialog': 'dialog[open] > .slip > :last-child > *',
  title: 'h1',
  heading: 'h2, h3, h4',
  slip: '.slip, .group',
  field: '.field',
  control: 'input.input, textarea',
  select: 'select',
  button: '.btn',
  error: '.field-error',
  bar: '.actions.slip-torn',
  call: '.action, .outlined',
  sheet: '.sheet, .torn, .drawers li, .coverage dl > *',
};

/**
 * Returns how the parts of the screen lie in the window, one line for each kind and position: the distances to the edges, to
 * the part above, and the height of controls. No number depends on the width of a text.
 */
export function relations(): string[] {
  const screen = document.querySelector('dialog[open]') ?? document.querySelector('#main') ?? document.body;
  const { clientWidth } = document.documentElement;
  return Object.entries(related).flatMap(([kind, selector]) => {
    const counts = new Map<string, number>();
    for (const part of all(selector, screen.parentElement ?? document).filter(isSeen)) {
      if (!screen.contains(part)) continue;
      const { left, right, top, bottom, height } = part.getBoundingClientRect();
      const above = part.previousElementSibling;
      const gap = above && isSeen(above) ? Math.round(top - above.getBoundingClientRect().bottom) : null;
      const fromEdge = Math.round(innerHeight - bottom);
      const isOnEdge = fromEdge === 0;
      const says = [
        ...(/button|call/.test(kind) ? [] : [`left ${Math.round(left)}`]),
        ...(/title|heading|button|call|select/.test(kind)
          ? []
          : [`right ${Math.round(clientWidth - right)}`]),
        ...(/button|call|control|select/.test(kind) ? [`height ${Math.round(height)}`] : []),
        ...(kind.endsWith('dialog') ? [`bottom ${fromEdge}`] : []),
        // A bar that follows the texts of a page is as far down as they are high.
        ...(kind === 'bar' ? [isOnEdge ? 'bottom 0' : 'in the page'] : []),
        ...(kind === 'sheet' ? [`padding ${getComputedStyle(part).padding.replaceAll('px', '')}`] : []),
        ...(gap !== null && (/slip|field|error|body|sheet/.test(kind) || (kind === 'bar' && !isOnEdge))
          ? [gap < -1 ? 'beside' : `${gap} below`]
          : []),
      ].join(', ');
      counts.set(says, (counts.get(says) ?? 0) + 1);
    }
    return [...counts].map(([says, count]) => `  ${count} × ${kind}: ${says}`);
  });
}
