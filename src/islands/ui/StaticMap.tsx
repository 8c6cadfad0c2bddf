import type { ReactNode } from 'react';
import { locatorWords } from '#lib/copy/locator.ts';
import { formatCoordinates, isCoordinates, type Coordinates } from '#lib/domain/coordinates.ts';
import { indiaCoast, indiaLand } from './indiaOutline.ts';
import { indiaSheet, projectOnIndia } from './indiaProjection.ts';

/** A still locator: the subcontinent's land, no borders, with a pin. It needs no map library. */
export function StaticMap({ lat, lng }: Coordinates): ReactNode {
  const { width, height } = indiaSheet;
  const at = isCoordinates({ lat, lng }) ? projectOnIndia(lng, lat) : null;
  const pin = at && at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height ? at : null;
  const coordinates = formatCoordinates({ lat, lng });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={pin ? locatorWords.inside(coordinates) : locatorWords.outside(coordinates)}
      className="static-map"
    >
      <path className="static-map-land" d={indiaLand} />
      <path className="static-map-coast" d={indiaCoast} />
      {pin && (
        <g transform={`translate(${pin.x.toFixed(1)} ${pin.y.toFixed(1)})`}>
          <circle className="static-map-halo" r="14" />
          <path className="map-pin-body" d="M0 0C-5-8-12-14-12-22a12 12 0 1 1 24 0C12-14 5-8 0 0z" />
          <circle className="map-pin-eye" cy="-22" r="4.5" />
        </g>
      )}
    </svg>
  );
}
