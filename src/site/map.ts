/** The street maps of `npm run build` where no `PUBLIC_MAP_STYLE_URL` is set: free, and without a key. */
export const streetMap = {
  light: 'https://tiles.openfreemap.org/styles/liberty',
  dark: 'https://tiles.openfreemap.org/styles/dark',
} as const;
