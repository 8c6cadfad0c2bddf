import type { StyleSpecification } from 'maplibre-gl';

/**
 * A style without its political borders: other data than the Survey of India's draw India's differently, and showing them is
 * an offence there. `boundary` is the name of the layer in the OpenMapTiles schema, which OpenFreeMap follows.
 */
export function withoutBorders(style: StyleSpecification): StyleSpecification {
  const layers = style.layers.filter(
    (layer) => !('source-layer' in layer && layer['source-layer'] === 'boundary'),
  );
  return { ...style, layers };
}
