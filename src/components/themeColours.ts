import theme from '../site/theme.css?raw';

/** Returns the values of a colour of the theme, for the light and the dark scheme. */
export function themeColour(name: string): [light: string, dark: string] {
  const [light, dark] = [...theme.matchAll(new RegExp(`--color-${name}:\\s*(#[\\da-f]{6})`, 'gi'))].map(
    ([, hex]) => hex,
  );
  if (light === undefined || dark === undefined) throw new Error(`src/site/theme.css has no colour ${name}`);
  return [light, dark];
}
