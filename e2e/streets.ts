import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright/test';

/** Colours that only the map has on its page. */
export const roadColour: readonly [number, number, number] = [255, 0, 170];
export const borderColour: readonly [number, number, number] = [0, 90, 255];

export interface Streets {
  /** Whether the server answers with its style. */
  style: 'answers' | 'fails';
}

const extent = 4096;

/** Returns the varint of a number, as in protocol buffers. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const numberField = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/**
 * Returns a layer of a vector tile (Mapbox Vector Tile 2.1) with straight lines, given by their start and end
 * points.
 */
function layer(name: string, lines: readonly (readonly [number, number, number, number])[]): number[] {
  const features = lines.flatMap(([x1, y1, x2, y2]) => {
    const moveTo = [1 * 8 + 1, zigzag(x1), zigzag(y1)];
    const lineTo = [1 * 8 + 2, zigzag(x2 - x1), zigzag(y2 - y1)];
    const geometry = [...moveTo, ...lineTo].flatMap(varint);
    return field(2, [...numberField(3, 2), ...field(4, geometry)]);
  });
  return field(3, [
    ...numberField(15, 2),
    ...field(1, [...Buffer.from(name)]),
    ...features,
    ...numberField(5, extent),
  ]);
}

/** Where the lines of a tile are, so close that every view of the map has some. */
const places = Array.from({ length: 8 }, (_, index) => (extent * (index + 0.5)) / 8);

/** The tile for every place: roads from north to south, and borders across them. */
const tile = Buffer.from([
  ...layer(
    'transportation',
    places.map((x) => [x, 0, x, extent]),
  ),
  ...layer(
    'boundary',
    places.map((y) => [0, y, extent, y]),
  ),
]);

const css = (colour: readonly number[]) => `rgb(${colour.join(',')})`;

/** Returns a minimal style of the OpenMapTiles schema. Its addresses are on the requested host. */
function styleOf(origin: string): object {
  const line = (id: string, colour: readonly number[]) => ({
    id,
    type: 'line',
    source: 'openmaptiles',
    'source-layer': id,
    paint: { 'line-color': css(colour), 'line-width': 8 },
  });
  return {
    version: 8,
    sources: { openmaptiles: { type: 'vector', url: `${origin}/streets/tiles.json` } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': 'white' } },
      line('transportation', roadColour),
      line('boundary', borderColour),
    ],
  };
}

/**
 * Starts a small tile server with streets, and serves pages as if they were built with
 * `PUBLIC_MAP_STYLE_URL=/streets/style.json`. A journey can change the server's behaviour while it runs.
 */
export async function withStreets(
  context: BrowserContext,
): Promise<{ streets: Streets; close: () => Promise<void> }> {
  const streets: Streets = { style: 'answers' };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tiles');
    const isStyle = pathname.endsWith('/style.json');
    if (isStyle && streets.style === 'fails') {
      response.writeHead(503).end();
      return;
    }
    const origin = searchParams.get('origin') ?? '';
    if (pathname.endsWith('.pbf')) {
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end(tile);
      return;
    }
    const body = isStyle
      ? styleOf(origin)
      : {
          tilejson: '3.0.0',
          tiles: [`${origin}/streets/{z}/{x}/{y}.pbf`],
          maxzoom: 14,
          attribution: 'Streets of the test',
        };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await context.route('**/streets/**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const url = `http://127.0.0.1:${port}${pathname}?origin=${origin}`;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  // Only this script holds the settings of the build.
  await context.route('**/_astro/base.*.js', async (route) => {
    const reply = await route.fetch();
    const code = await reply.text();
    await route.fulfill({
      response: reply,
      body: code.replace(/(?<=mapStyleUrl["'`],\s*)(["'`])bundled\1/, '"/streets/style.json"'),
    });
  });
  return {
    streets,
    close: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
