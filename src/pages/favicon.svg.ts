import { mark } from '#lib/brand.ts';
import { themeColour } from '../components/themeColours.ts';

/** The icon of the browser's tab: the logo in the main colour of the light scheme. */
export const GET = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 32"><path fill="${themeColour('primary')[0]}" d="${mark.shape}"/>` +
      `<path fill="none" stroke="white" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="${mark.line}"/></svg>\n`,
  );
