/** Returns a lookup for the colours of a daisyUI theme block in our stylesheet, by the name after `--color-`. */
function themeColours(css: string, theme: string): (name: string) => string {
  const block = css.split('@plugin').find((part) => new RegExp(`name: ["']${theme}["']`).test(part)) ?? '';
  return (name) => {
    const colour = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(block)?.[1];
    if (!colour) throw new Error(`theme ${theme} has no colour ${name}`);
    return colour;
  };
}

/** Mixes `share` of the second colour into the first. */
function mix(first: string, second: string, share: number): string {
  const parts = (colour: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = parts(second);
  const mixed = parts(first).map((part, at) => Math.round(part * (1 - share) + (others[at] ?? 0) * share));
  return `#${Buffer.from(mixed).toString('hex')}`;
}

type Palette = ReturnType<typeof mapPalette>;

function mapPalette(css: string, theme: 'paper' | 'ink') {
  const colour = themeColours(css, theme);
  const land = colour('base-200');
  return {
    land,
    sea: theme === 'paper' ? mix(colour('secondary'), colour('info'), 0.12) : mix(land, colour('info'), 0.14),
    coast: mix(colour('base-300'), colour('primary'), 0.45),
    grid: mix(colour('base-300'), colour('base-content'), 0.12),
    dot: colour('primary'),
    text: colour('base-content'),
    halo: colour('base-100'),
  };
}

/** Returns a value of a style that changes from one zoom level to another: `byZoom(3, 0.3, 12, 0.75)`. */
const byZoom = (...stops: readonly unknown[]): unknown[] => ['interpolate', ['linear'], ['zoom'], ...stops];

const attribution =
  '<a href="https://www.naturalearthdata.com/" target="_blank" rel="noopener">Natural Earth</a> · ' +
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a>';

/** Returns the labels of places of one rank, from the zoom level where they no longer overlap. */
const placeLayers = (
  palette: Palette,
  rank: 1 | 2 | 3,
  minzoom: number,
  size: [number, number],
): object[] => [
  {
    id: `place-dot-${rank}`,
    type: 'circle',
    source: 'places',
    minzoom,
    filter: ['==', ['get', 'r'], rank],
    paint: {
      'circle-radius': byZoom(4, 4 - rank, 14, 7 - rank),
      'circle-color': rank === 3 ? palette.halo : palette.dot,
      'circle-stroke-color': palette.dot,
      'circle-stroke-width': 1,
    },
  },
  {
    id: `place-name-${rank}`,
    type: 'symbol',
    source: 'places',
    minzoom,
    filter: ['==', ['get', 'r'], rank],
    layout: {
      'text-field': ['get', 'n'],
      // The device's fonts draw the labels. MapLibre reads the name of a weight in first place as the weight,
      // not as a font.
      'text-font': rank === 1 ? ['Bold', 'system-ui', 'sans-serif'] : ['system-ui', 'sans-serif'],
      'text-size': byZoom(4, size[0], 14, size[1]),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'text-justify': 'auto',
      'text-padding': 4,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  },
];

/**
 * Returns the files of the bundled MapLibre styles: paper and ink, in the colours of a theme block. They show land only,
 * without political borders. They request no glyphs, sprites or tiles: without a `glyphs` address MapLibre draws
 * labels from the device's own fonts. `base` is the path that the site is below.
 */
export function mapStyles(css: string, base = ''): { file: string; text: string }[] {
  return [
    { file: 'map/style.json', style: mapStyle('Paper', mapPalette(css, 'paper'), base) },
    { file: 'map/style-dark.json', style: mapStyle('Ink', mapPalette(css, 'ink'), base) },
  ].map(({ file, style }) => ({ file, text: `${JSON.stringify(style)}\n` }));
}

/** Returns a complete style. The `grid` source starts empty, because the page sets its lines for the current view. */
function mapStyle(name: string, palette: Palette, base: string): object {
  // The coast is accurate to about a kilometre. Close up it would put harbour streets into the sea, so the
  // sea and the coast line fade into plain paper before that shows.
  const fading = (colour: string, plain: string): unknown => byZoom(9, colour, 11.5, plain);
  return {
    version: 8,
    name,
    sources: {
      land: { type: 'geojson', data: `${base}/map/land.geojson`, attribution },
      places: { type: 'geojson', data: `${base}/map/places.geojson`, maxzoom: 12, buffer: 64 },
      grid: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': fading(palette.sea, palette.land) } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        maxzoom: 11.5,
        paint: { 'line-color': fading(palette.coast, palette.land), 'line-width': 1 },
      },
      {
        id: 'grid',
        type: 'line',
        source: 'grid',
        paint: {
          'line-color': palette.grid,
          'line-width': 1,
          'line-opacity': byZoom(3, 0.3, 12, 0.75),
        },
      },
      ...placeLayers(palette, 3, 8, [10, 14]),
      ...placeLayers(palette, 2, 5.5, [11, 15]),
      ...placeLayers(palette, 1, 3, [11, 17]),
    ],
  };
}
