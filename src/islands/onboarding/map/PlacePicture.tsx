import type { Coordinates } from '#lib/domain/coordinates.ts';

/** The picture's corner in the north-west, and its scale: units for a degree. Mercator, as the map. */
const corner = { lat: 38, lng: 64 };
const unitsPerDegree = 10;
/** The land around India: Natural Earth, as the map, in steps of about 60 km. No borders. */
const coast =
  'M360 0l0 289-8 18 8 38-18-20 7-31-12-51-8-9-15 18-7-8-5 6-1-36-35-46-4 20-2-8-17 11-4-10-15 26-61 45-8 67-23 10-39-85-4-61-22 17-18-18 16-8-16 1-25-29-24 3 0-149zM179 340l-18 10-4-21 9-13-6-3z';

const northing = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** Stands for the map until that is there: the coast, and a dot where the place is. */
export function PlacePicture({ at }: { at: Coordinates | null }) {
  return (
    <svg
      className="map-picture"
      viewBox="0 60 360 343"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d={coast} />
      {at && (
        <circle
          className="map-pin-body"
          cx={(at.lng - corner.lng) * unitsPerDegree}
          cy={(northing(corner.lat) - northing(at.lat)) * unitsPerDegree}
          r="9"
        />
      )}
    </svg>
  );
}
