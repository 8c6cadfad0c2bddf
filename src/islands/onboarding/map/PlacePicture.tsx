import type { Coordinates } from '#lib/domain/info/coordinates.ts';

/** The north-west corner of the picture, and its scale in units per degree. Mercator, like the map. */
const corner = { lat: 38, lng: 64 };
const unitsPerDegree = 10;
/** The land around India, from Natural Earth like the map, simplified to about 60 km. It has no borders. */
const coast =
  'M360 0l0 289-8 18 8 38-18-20 7-31-12-51-8-9-15 18-7-8-5 6-1-36-35-46-4 20-2-8-17 11-4-10-15 26-61 45-8 67-23 10-39-85-4-61-22 17-18-18 16-8-16 1-25-29-24 3 0-149zM179 340l-18 10-4-21 9-13-6-3z';

const northing = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/** The placeholder of the map: the coast, and a dot at the place. */
export function PlacePicture({ at }: { at: Coordinates | null }) {
  return (
    <svg
      className="fill-base-200 stroke-base-300 bg-secondary absolute inset-0 size-full"
      viewBox="0 60 360 343"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d={coast} />
      {at && (
        <circle
          className="fill-primary stroke-base-100 stroke-2"
          cx={(at.lng - corner.lng) * unitsPerDegree}
          cy={(northing(corner.lat) - northing(at.lat)) * unitsPerDegree}
          r="9"
        />
      )}
    </svg>
  );
}
