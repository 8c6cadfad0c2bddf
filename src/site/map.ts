/**
 * The street maps of `npm run build` where no `PUBLIC_MAP_STYLE_URL` is set: free, and without a key. A release refuses a
 * line that is marked as an example: give it your value, or confirm it by removing the mark.
 */
export const streetMap: StreetMap = {
  light: 'https://tiles.openfreemap.org/styles/liberty', // example
  dark: 'https://tiles.openfreemap.org/styles/dark', // example
  origins: [],
};

interface StreetMap {
  light: string;
  dark: string;
  /**
   * Further origins of the style that is built, such as `https://tiles.example.com`: of its tiles, letters and symbols. The
   * policies of pages with a map allow them, and the privacy notice names them.
   */
  origins: readonly string[];
}
