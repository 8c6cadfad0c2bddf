/** Checks that the visitor can read the texts and see the borders of controls. */

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const white: Colour = [255, 255, 255, 1];

/** Parses a computed colour in any notation. */
function read(text: string): Colour {
  if (pen === null) return white;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = text;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function over([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour {
  const mix = (upper: number, lower: number): number => upper * alpha + lower * (1 - alpha);
  return [mix(red, r), mix(green, g), mix(blue, b), 1];
}

/** Returns the background colour of an element, or null if it is an image. */
function groundOf(element: Element | null): Colour | null {
  if (element === null) return over(read('Canvas'), white);
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  if (backgroundImage !== 'none') return null;
  const own = read(backgroundColor);
  if (own[3] === 1) return own;
  const below = groundOf(element.parentElement);
  return below && over(own, below);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the effective opacity of an element within its ancestors. */
function opacityOf(element: Element | null): number {
  return element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

/** Returns the texts under 4.5:1, such as `“Phone” 2.1:1`. Large and disabled texts need only 3:1. */
export function unreadable(within: Element = document.body): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!owner || !/[\p{L}\p{N}]/u.test(text) || owner.closest('script, style, .sr-only, option')) continue;
    if (owner.offsetWidth <= 1 || !owner.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(owner);
    const ground = groundOf(owner);
    if (ground === null) continue;
    const [red, green, blue, alpha] = read(color);
    const ratio = contrast(over([red, green, blue, alpha * opacityOf(owner)], ground), ground);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const isOff = owner.closest(':disabled, [aria-disabled="true"]') !== null;
    if (ratio < (isLarge || isOff ? 3 : 4.5)) found.add(`“${text.slice(0, 40)}” ${ratio.toFixed(1)}:1`);
  }
  return [...found];
}

/**
 * Returns the fields and checkboxes whose border has under 3:1 to its surroundings. Read-only and disabled fields need none,
 * and a ticked box is seen by its tick.
 */
export function framesUnseen(within: Element = document.body): string[] {
  return [...within.querySelectorAll('.input, .checkbox')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.matches(':disabled, :checked, input:read-only:not(.checkbox), :focus'))
    .flatMap((each) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(each);
      const around = groundOf(each.parentElement);
      if (around === null) return [];
      const ratio = parseFloat(borderTopWidth) < 1 ? 1 : contrast(over(read(borderTopColor), around), around);
      const name = each.getAttribute('name') ?? each.querySelector('input')?.name ?? each.className;
      return ratio < 3 ? [`the frame of ${name} ${ratio.toFixed(1)}:1`] : [];
    });
}
