/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'Map. Arrow keys move it; plus and minus zoom.',
  pin: (coordinates: string): string =>
    `Pin at ${coordinates}. Arrow keys move it, with Shift in bigger steps.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wheelHelp: 'Use Ctrl + scroll to zoom the map',
  wheelHelpMac: 'Use ⌘ + scroll to zoom the map',
  touchHelp: 'Use two fingers to move the map',
  sources: 'Sources of the map',
} as const;
