/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `The map says that the pin is here: “${address}”`,
} as const;
