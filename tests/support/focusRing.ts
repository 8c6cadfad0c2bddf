/** The three looks in which a focus ring must be visible. */
export const ringLooks = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', colorScheme: 'light', forcedColors: 'active' },
] as const;
export type RingLook = (typeof ringLooks)[number];

/**
 * Focuses every control within an element in turn and returns those without a visible focus ring, or with two. A ring
 * needs an outline or shadow of at least 2 px and a contrast of 3:1 to its surroundings. Press a key first, because a
 * browser shows the ring only to a keyboard. The function has no imports, so that Playwright can run it in a page.
 */
export function ringless(within = 'body'): string[] {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])';
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const white: Colour = [255, 255, 255, 1];

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
  function backgroundOf(element: Element | null): Colour {
    if (element === null) return over(read('Canvas'), white);
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement));
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

  const lookOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element);
    return { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow };
  };
  /** A part of a ring: its colour, and whether it lies inside the element. */
  interface Part {
    colour: string;
    isInside: boolean;
  }
  function partsOf(look: ReturnType<typeof lookOf>): Part[] {
    const parts: Part[] = [];
    if (!['none', 'hidden'].includes(look.outlineStyle) && parseFloat(look.outlineWidth) >= 2)
      parts.push({ colour: look.outlineColor, isInside: parseFloat(look.outlineOffset) < 0 });
    for (const shadow of look.boxShadow.split(/,(?![^(]*\))/)) {
      const match = /^\s*(.+\)|\w+) (-?[\d.]+)px (-?[\d.]+)px (-?[\d.]+)px (-?[\d.]+)px( inset)?\s*$/.exec(
        shadow,
      );
      const [, colour = '', , , , spread = '0', inset] = match ?? [];
      if (Number(spread) >= 2) parts.push({ colour, isInside: inset !== undefined });
    }
    return parts;
  }
  /** Whether this element would draw a ring. An invisible control draws none. */
  function isDrawn(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
  }
  /** Returns the elements that may draw the ring: the control, its frame, its label, or the next element. */
  function carriersOf(control: HTMLElement): Element[] {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const around = [control.parentElement, control.parentElement?.parentElement, control.nextElementSibling];
    return [...new Set([control, ...labels, ...around].filter((each) => each != null))];
  }
  function settle(): void {
    // A newly opened dialog is still transparent, so finish its animations. An endless animation has no end to jump to.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }

  const found: string[] = [];
  const before = document.activeElement;
  for (const control of document.querySelectorAll<HTMLElement>(
    selector
      .split(', ')
      .map((each) => `${within} ${each}`)
      .join(', '),
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    settle();
    const carriers = carriersOf(control);
    const unfocused = carriers.map((each) => JSON.stringify(lookOf(each)));
    control.focus({ preventScroll: true });
    // A disabled control and a control behind a dialog take no focus.
    if (document.activeElement !== control) continue;
    settle();
    const changed = carriers.flatMap((carrier, index) => {
      const look = lookOf(carrier);
      return isDrawn(carrier) && JSON.stringify(look) !== unfocused[index] ? [{ carrier, look }] : [];
    });
    const ratios = changed.flatMap(({ carrier, look }) =>
      partsOf(look).map(({ colour, isInside }) => {
        const around = backgroundOf(isInside ? carrier : carrier.parentElement);
        return contrast(over(read(colour), around), around);
      }),
    );
    const best = Math.max(0, ...ratios);
    const rings = changed.filter(({ look }) => partsOf({ ...look, boxShadow: 'none' }).length > 0);
    if (best >= 3 && rings.length < 2) continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent?.trim()) || control.id;
    const reason =
      ratios.length === 0
        ? 'no focus ring'
        : rings.length > 1
          ? 'two focus rings'
          : `a focus ring of ${best.toFixed(1)}:1`;
    found.push(`${control.localName} “${name.slice(0, 40)}” has ${reason}`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}
