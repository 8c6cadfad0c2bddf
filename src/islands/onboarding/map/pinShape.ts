/** The pin on a grid of 32 by 42; its tip is at 16, 41. */
export const pinShape = {
  body: 'M16 41C10 32 2 25 2 15.5a14 14 0 1 1 28 0C30 25 22 32 16 41z',
  eye: 'M16 10.5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
} as const;
