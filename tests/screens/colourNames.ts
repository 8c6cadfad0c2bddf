import theme from '../../src/site/theme.css?raw';

/** The names of the theme’s colours, each with a colour of its own during a reading. Two of the theme may be the same. */
const colours = new Map<string, string>(
  [...new Set(theme.match(/(?<=--color-)[\w-]+(?=:)/g))].map((name, index) => {
    const [red, green, blue] = [53, 97, 151].map((step) => ((index + 1) * step) % 256);
    return [`rgb(${red}, ${green}, ${blue})`, name] as const;
  }),
);

type Lab = readonly number[];
const numbersIn = (text: string): number[] => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
const near = (one: Lab, other: Lab): boolean =>
  [0, 1, 2].every((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) < 0.004);

/** Returns the theme’s colours in OKLab, in which the styles mix them. */
function labs(): [name: string, lab: Lab][] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const found = [...colours.values(), 'white', 'black'].map((name): [string, Lab] => {
    const colour = /^(?:white|black)$/.test(name) ? name : `var(--color-${name})`;
    probe.style.color = `color-mix(in oklab, ${colour}, ${colour})`;
    return [name, numbersIn(getComputedStyle(probe).color)];
  });
  probe.remove();
  return found;
}

/** Returns the share of one colour in a mixture with another, in percent; null if it is no such mixture. */
function shareOf(mixed: Lab, one: Lab, other: Lab): number | null {
  const widest = [0, 1, 2].sort(
    (a, b) => Math.abs((one[b] ?? 0) - (other[b] ?? 0)) - Math.abs((one[a] ?? 0) - (other[a] ?? 0)),
  )[0] as number;
  const share =
    ((mixed[widest] ?? 0) - (other[widest] ?? 0)) / ((one[widest] ?? 0) - (other[widest] ?? 0) || 1);
  const back = [0, 1, 2].map((at) => (one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share));
  return share > 0 && share < 1 && near(back, mixed) ? Math.round(share * 100) : null;
}

/** Names the colours in a computed value, such as `base-content 72%` for a mixture with nothing. */
export type Naming = (value: string) => string;

/** Returns the naming of colours, which needs the theme’s own colours to be replaced. */
function naming(): Naming {
  const known = labs();
  const named = new Map<string, string>();
  const colourOf = (colour: string): string => {
    const solid = colours.get(colour);
    if (solid !== undefined) return solid;
    // The paper in the dark has colours of its own, which a site may change.
    if (!colour.startsWith('oklab'))
      return /^rgba?\((?:0, 0, 0|255, 255, 255)\b/.test(colour) ? colour : 'a colour';
    const mixed = numbersIn(colour);
    const alpha = mixed[3] === undefined ? '' : ` ${Math.round(mixed[3] * 100)}%`;
    const own = known.find(([, lab]) => near(lab, mixed));
    if (own) return own[0] + alpha;
    for (const [index, [name, one]] of known.entries())
      for (const [other, two] of known.slice(index + 1)) {
        const share = shareOf(mixed, one, two);
        if (share !== null) return `${name} ${share}% ${other}${alpha}`;
      }
    return `a mixture${alpha}`;
  };
  return (value) =>
    value.replaceAll(/(?:rgba?|oklab|oklch|color)\([^)]*\)/g, (colour) => {
      const name = named.get(colour) ?? colourOf(colour);
      named.set(colour, name);
      return name;
    });
}

let knownNaming: Naming | null = null;

/** Runs readings of styles, and hands them a function that names the colours in a computed value. */
export async function withNamedColours(read: (named: Naming) => Promise<void>): Promise<void> {
  const { style } = document.documentElement;
  for (const [colour, name] of colours) style.setProperty(`--color-${name}`, colour);
  try {
    knownNaming ??= naming();
    await read(knownNaming);
  } finally {
    for (const name of colours.values()) style.removeProperty(`--color-${name}`);
  }
}
