import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { measuredSidePx, type Pixels } from '#lib/domain/documents/photoNotes.ts';
import { drawn as rendered } from '../../build/pictures/ogImage.ts';

/** Drawn scenes of what vendors photograph, and typical faults, to derive the thresholds of the notes. */
export interface Scene {
  name: string;
  shows: 'paper' | 'photo';
  isWide: boolean;
  svg: string;
}

const resolve = createRequire(import.meta.url).resolve;
const fonts = ['noto-sans/400Regular/NotoSans_400Regular', 'noto-serif/700Bold/NotoSerif_700Bold'].map(
  (name) => readFileSync(resolve(`@expo-google-fonts/${name}.ttf`)),
);

const lines = [
  'Form 20B and 21B. Licence to sell, stock or exhibit drugs by wholesale',
  'Licence number RLF20UP2025007813, granted on 12 March 2025',
  'Sanjeevani Medicals, 12 MG Road, Ashok Nagar, Bengaluru 560001',
  'is hereby licensed under the Drugs and Cosmetics Act, 1940',
  'Name of the competent person: Asha Rao, registered pharmacist',
  'This licence shall be displayed in a prominent place in the premises',
];

/** Draws a sheet with printed lines, `size` pixels high, on a background. */
export function sheet(
  name: string,
  given: { ground: string; paper: string; ink: string; size: number; rows: number; tilt?: number },
): Scene {
  const { ground, paper, ink, size, rows, tilt = 0 } = given;
  const step = 950 / rows;
  const text = Array.from(
    { length: rows },
    (_, row) => `<text x="80" y="${130 + row * step}">${lines[row % lines.length]}</text>`,
  ).join('');
  return {
    name,
    shows: 'paper',
    isWide: false,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 850 1200"><rect width="850" height="1200" fill="${ground}"/>
      <g transform="rotate(${tilt} 425 600)"><rect x="30" y="30" width="790" height="1140" fill="${paper}"/>
      <g font-family="Noto Sans" font-size="${size}" fill="${ink}">${text}</g></g></svg>`,
  };
}

/** Draws a head and shoulders in front of a wall. */
export function portrait(
  name: string,
  given: { wall: string; skin: string; shirt: string; hair: string },
): Scene {
  const { wall, skin, shirt, hair } = given;
  return {
    name,
    shows: 'photo',
    isWide: false,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><defs>
      <linearGradient id="w" x2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="#fff" stop-opacity=".4"/></linearGradient>
      <radialGradient id="s"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient></defs>
      <rect width="900" height="1200" fill="${wall}"/><rect width="900" height="1200" fill="url(#w)"/>
      <path d="M120 1200c0-300 180-360 330-360s330 60 330 360z" fill="${shirt}"/>
      <rect x="385" y="700" width="130" height="190" fill="${skin}"/>
      <ellipse cx="450" cy="540" rx="190" ry="250" fill="${skin}"/><ellipse cx="450" cy="540" rx="190" ry="250" fill="url(#s)"/>
      <path d="M250 500c-10-250 410-250 400 0-40-140-360-140-400 0z" fill="${hair}"/>
      <g fill="#241a14"><ellipse cx="380" cy="520" rx="26" ry="14"/><ellipse cx="520" cy="520" rx="26" ry="14"/>
      <path d="M340 480q40-24 80 0v8q-40-22-80 0zM480 480q40-24 80 0v8q-40-22-80 0z"/></g>
      <path d="M385 660q65 40 130 0q-65 14-130 0z" fill="#7c3b32"/><path d="M450 540l-22 80h40" fill="none" stroke="#0004" stroke-width="5"/></svg>`,
  };
}

/** Draws a person in front of a shop with its signboard. */
export function shop(name: string, given: { wall: string; sign: string; sky: string }): Scene {
  const { wall, sign, sky } = given;
  const shelves = Array.from(
    { length: 40 },
    (_, at) =>
      `<rect x="${330 + (at % 10) * 55}" y="${480 + Math.floor(at / 10) * 70}" width="40" height="52" fill="hsl(${at * 47} 45% ${35 + (at % 4) * 12}%)"/>`,
  ).join('');
  return {
    name,
    shows: 'photo',
    isWide: true,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${sky}"/>
      <rect y="180" width="1200" height="720" fill="${wall}"/><rect x="120" y="230" width="960" height="150" fill="${sign}"/>
      <text x="600" y="330" font-family="Noto Serif" font-size="80" text-anchor="middle" fill="#fff">SANJEEVANI MEDICALS</text>
      <rect x="300" y="430" width="600" height="370" fill="#2b2620"/>${shelves}
      <ellipse cx="560" cy="560" rx="42" ry="54" fill="#9a6a4a"/><path d="M460 900v-180c0-120 200-120 200 0v180z" fill="#33527a"/>
      <rect y="830" width="1200" height="70" fill="#8c8478"/></svg>`,
  };
}

/** Good scenes: bright and dim rooms, dense and sparse print, light and dark skin and walls. */
export const scenes: readonly Scene[] = [
  sheet('a licence', { ground: '#6b5844', paper: '#f6f3ea', ink: '#1c1c20', size: 20, rows: 24 }),
  sheet('a sheet with few lines', { ground: '#d8d2c4', paper: '#fffdf5', ink: '#202020', size: 24, rows: 6 }),
  sheet('a scan, white to its edges', {
    ground: '#ffffff',
    paper: '#ffffff',
    ink: '#101010',
    size: 18,
    rows: 14,
  }),
  sheet('a paper in a dim shop', { ground: '#3a3128', paper: '#a39a86', ink: '#2a2622', size: 20, rows: 24 }),
  sheet('a faded carbon copy', { ground: '#75695a', paper: '#e9dfd0', ink: '#8a7f92', size: 20, rows: 24 }),
  portrait('a face before a light wall', {
    wall: '#d9d4c8',
    skin: '#c68f68',
    shirt: '#f2f0ea',
    hair: '#1a1512',
  }),
  portrait('a face before a dark wall', {
    wall: '#38312c',
    skin: '#8d5a3c',
    shirt: '#7a1f2b',
    hair: '#0f0c0a',
  }),
  shop('a shop by day', { wall: '#cdbfa6', sign: '#155039', sky: '#9cc4e4' }),
  shop('a shop in the evening', { wall: '#6b5f50', sign: '#a8261d', sky: '#27334a' }),
  shop('a white shop', { wall: '#ecebe6', sign: '#1d5c7a', sky: '#dfe9f2' }),
];

const drawn = new Map<Scene, Promise<Pixels>>();

/** Renders a scene in the size in which photos are measured. */
export function picture(scene: Scene): Promise<Pixels> {
  const known = drawn.get(scene) ?? draw(scene);
  drawn.set(scene, known);
  return known;
}

async function draw(scene: Scene): Promise<Pixels> {
  const { width, height, pixels } = await rendered(scene.svg, {
    font: { fontBuffers: fonts, defaultFontFamily: 'Noto Sans' },
    fitTo: { mode: scene.isWide ? 'width' : 'height', value: measuredSidePx },
  });
  return { width, height, data: new Uint8ClampedArray(pixels) };
}

/** Copies the pixels so that they can be overwritten. */
const copyOf = (pixels: Pixels): Pixels => ({ ...pixels, data: pixels.data.slice() });

// The loops below run over millions of numbers, and calling a function for each takes five times as long.

/** Between -1 and 1 for each colour of each pixel. */
const noise = new Float64Array(measuredSidePx ** 2 * 3);

/** Adds camera noise of up to `strength` in both directions, the same on every call. */
export function noisy(pixels: Pixels, strength: number): Pixels {
  if (noise[0] === 0) fillNoise();
  const noised = copyOf(pixels);
  const { data } = noised;
  for (let at = 0, next = 0; at < data.length; at += 4) {
    for (let index = at; index < at + 3; index += 1, next += 1) {
      data[index] = (data[index] ?? 0) + (noise[next] ?? 0) * strength;
    }
  }
  return noised;
}

function fillNoise(): void {
  let seed = 12_345;
  for (let index = 0; index < noise.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    noise[index] = seed / 2 ** 31 - 1;
  }
}

/** Lights the picture from the left: the right margin gets only `share` of the light. */
export function lit(pixels: Pixels, share: number): Pixels {
  const dimmed = copyOf(pixels);
  const { data, width } = dimmed;
  for (let at = 0; at < data.length; at += 4) {
    const light = 1 - (1 - share) * (((at >> 2) % width) / width);
    for (let index = at; index < at + 3; index += 1) data[index] = (data[index] ?? 0) * light;
  }
  return dimmed;
}

/** Returns an area of one colour. */
export function flat([red, green, blue]: readonly [number, number, number]): Pixels {
  const size = { width: measuredSidePx, height: (measuredSidePx * 3) / 4 };
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
  return { ...size, data };
}

/** Darkens the picture; a share of 1 changes nothing. */
export function darker(pixels: Pixels, share: number): Pixels {
  const dimmed = copyOf(pixels);
  const { data } = dimmed;
  for (let at = 0; at < data.length; at += 4) {
    for (let index = at; index < at + 3; index += 1) data[index] = (data[index] ?? 0) * share;
  }
  return dimmed;
}

/** Averages over a window of `radius` pixels to each side, across or down. Beyond the margin it repeats the margin. */
function averaged(pixels: Pixels, radius: number, direction: 'across' | 'down'): Pixels {
  const { width, height, data } = pixels;
  const out = new Uint8ClampedArray(data.length).fill(255);
  const [length, lanes, step, lane] =
    direction === 'across' ? [width, height, 4, width * 4] : [height, width, width * 4, 4];
  const share = 2 * radius + 1;
  for (let row = 0; row < lanes; row += 1) {
    for (let start = row * lane; start < row * lane + 3; start += 1) {
      const last = start + (length - 1) * step;
      let sum = (data[start] ?? 0) * radius;
      for (let at = start; at < start + (radius + 1) * step; at += step) sum += data[Math.min(at, last)] ?? 0;
      for (let at = start; at <= last; at += step) {
        out[at] = sum / share;
        const before = at - radius * step;
        const after = at + (radius + 1) * step;
        sum += (data[after > last ? last : after] ?? 0) - (data[before < start ? start : before] ?? 0);
      }
    }
  }
  return { width, height, data: out };
}

/** Blurs slightly, like the focus of many phones. */
export function softened(pixels: Pixels): Pixels {
  const soft = averaged(averaged(pixels, 1, 'across'), 1, 'down');
  const { data } = soft;
  for (let index = 0; index < data.length; index += 1) {
    data[index] = ((pixels.data[index] ?? 0) + (data[index] ?? 0)) / 2;
  }
  return soft;
}

/** Blurs as if out of focus: two box averages approximate a lens. */
export function blurred(pixels: Pixels, radius: number): Pixels {
  const once = averaged(averaged(pixels, radius, 'across'), radius, 'down');
  return averaged(averaged(once, radius, 'across'), radius, 'down');
}

/** Blurs in one direction, as if the camera shook. */
export function shaken(pixels: Pixels, radius: number, direction: 'across' | 'down'): Pixels {
  return averaged(pixels, radius, direction);
}
