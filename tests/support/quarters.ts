/** The colours of the quarters of a picture, which are drawn from the top left to the bottom right. */
export const colours = {
  red: [200, 30, 30],
  green: [30, 160, 60],
  blue: [30, 60, 200],
  white: [255, 255, 255],
} as const;
export type Colour = keyof typeof colours;
