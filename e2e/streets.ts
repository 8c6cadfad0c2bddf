import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright/test';

/** Colours of the map that nothing else on the page has. */
export const roadColour: readonly [number, number, number] = [255, 0, 170];
export const borderColour: readonly [number, number, number] = [0, 90, 255];

/** What the tile server does with a request for this. */
export type Behaviour = 'answers' | 'fails' | 'hangs';

export interface Streets {
  style: Behaviour;
  tiles: Behaviour;
  /** How many tiles were asked for. */
  tilesAsked: number;
}

const extent = 4096;

/** A varint of protocol buffers. */
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

/** A layer of a vector tile (Mapbox Vector Tile 2.1) with straight lines, from and to points of the tile. */
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

/** The same tile everywhere: two roads that cross, and a border beside them. */
const tile = Buffer.from([
  ...layer('transportation', [
    [0, extent / 2, extent, extent / 2],
    [extent / 2, 0, extent / 2, extent],
  ]),
  ...layer('boundary', [[0, extent / 4, extent, extent / 4]]),
]);

const css = (colour: readonly number[]) => `rgb(${colour.join(',')})`;

/** A style of the OpenMapTiles schema, as small as it can be. Its addresses are on the host that was asked. */
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
 * A small tile server with streets, and the pages of a build that was set to it: `PUBLIC_MAP_STYLE_URL=/streets/style.json`.
 * Its behaviour can be changed while it runs.
 */
export async function withStreets(
  context: BrowserContext,
): Promise<{ streets: Streets; close: () => Promise<void> }> {
  const streets: Streets = { style: 'answers', tiles: 'answers', tilesAsked: 0 };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tiles');
    const isTile = pathname.endsWith('.pbf');
    if (isTile) streets.tilesAsked += 1;
    const behaviour = pathname.endsWith('/style.json') ? streets.style : streets.tiles;
    if (behaviour === 'hangs') return;
    if (behaviour === 'fails') {
      response.writeHead(503).end();
      return;
    }
    const origin = searchParams.get('origin') ?? '';
    if (isTile) {
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end(tile);
      return;
    }
    const body = pathname.endsWith('/style.json')
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
    await route.fulfill({ response: await route.fetch({ url, timeout: 0 }) });
  });
  // The one script that has the settings of the build.
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
      // What hangs ends with the server.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
