import type { StyleSpecification } from 'maplibre-gl';

/**
 * Returns a style without its political borders. Data that differs from the Survey of India's draws India's
 * borders differently, and showing them is an offence there. `boundary` is the layer's name in the
 * OpenMapTiles schema, which OpenFreeMap follows.
 */
export function withoutBorders(style: StyleSpecification): StyleSpecification {
  const layers = style.layers.filter(
    (layer) => !('source-layer' in layer && layer['source-layer'] === 'boundary'),
  );
  return { ...style, layers };
}
