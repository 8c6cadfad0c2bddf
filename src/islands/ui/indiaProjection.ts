/** The locator's frame: Mercator over the Indian subcontinent, drawn on a sheet of 320 units' width. */
export const indiaFrame = [66.5, 5.5, 98.5, 37.6] as const;

const [west, south, east, north] = indiaFrame;
const unitsPerDegree = 320 / (east - west);
const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
const top = mercator(north);

export const indiaSheet = {
  width: 320,
  height: Math.round((top - mercator(south)) * unitsPerDegree),
} as const;

/** Where a point of the earth falls on the sheet. */
export function projectOnIndia(lng: number, lat: number): { x: number; y: number } {
  return { x: (lng - west) * unitsPerDegree, y: (top - mercator(lat)) * unitsPerDegree };
}
