/** Returns a colour of the theme as `getComputedStyle` writes it. An adopter may change it. */
export function themeColour(name: string): string {
  const hex = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`The theme has no colour '${name}': '${hex}'`);
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
