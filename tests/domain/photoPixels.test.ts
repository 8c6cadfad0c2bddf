import { describe, expect, it } from 'vitest';
import { photoNotes, type PhotoNote, type Pixels } from '#lib/domain/documents/photoNotes.ts';

/** Small pictures drawn pixel by pixel, for the limits of each rule. photoNotes.test.ts has whole scenes. */
type Colour = readonly [red: number, green: number, blue: number];

function drawn(width: number, height: number, at: (x: number, y: number) => number | Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let index = 0; index < width * height; index += 1) {
    const colour = at(index % width, Math.floor(index / width));
    data.set(typeof colour === 'number' ? [colour, colour, colour] : colour, index * 4);
  }
  return { width, height, data };
}

const fromPhone = { width: 4000, height: 3000 };
const notesOf = (pixels: Pixels): PhotoNote[] => photoNotes(pixels, fromPhone, 'paper');

/** Bars 16 pixels wide with brightness 60 and 200, blended over `soft` pixels. */
function bar(place: number, soft: number): number {
  const phase = place % 32;
  const rise = (from: number): number => Math.max(0, Math.min(1, (phase - from + soft / 2) / soft));
  return 60 + 140 * (rise(8) - rise(24));
}

describe('A photo is too small', () => {
  it.each([
    ['paper', 1000, []],
    ['paper', 999, ['too-small']],
    ['photo', 720, []],
    ['photo', 719, ['too-small']],
  ] as const)('as a %s with %d pixels on its longer side: %j', (shows, longer, notes) => {
    const pixels = drawn(64, 64, (x) => bar(x, 1));
    expect(photoNotes(pixels, { width: longer, height: 10 }, shows)).toEqual(notes);
    expect(photoNotes(pixels, { width: 10, height: longer }, shows)).toEqual(notes);
  });
});

describe('A photo is too dark', () => {
  it.each<[Colour, PhotoNote]>([
    [[95, 95, 95], 'one-colour'],
    [[94, 94, 94], 'too-dark'],
    // Green is the brightest and blue the darkest (ITU-R BT.601).
    [[0, 163, 0], 'one-colour'],
    [[0, 162, 0], 'too-dark'],
    [[255, 32, 0], 'one-colour'],
    [[255, 31, 0], 'too-dark'],
    [[255, 0, 162], 'one-colour'],
    [[255, 0, 161], 'too-dark'],
  ])('by its perceived brightness: %j is %s', (colour, note) => {
    expect(notesOf(drawn(20, 20, () => colour))).toEqual([note]);
  });

  it('unless more than one pixel in twenty is bright', () => {
    const withBright = (count: number) => notesOf(drawn(20, 20, (x, y) => (y * 20 + x < count ? 240 : 10)));
    expect(withBright(20)).toEqual(['too-dark']);
    expect(withBright(21)).toEqual([]);
  });
});

describe('A photo has one colour', () => {
  const spot = (width: number, height: number, isIn: (x: number, y: number) => boolean, by: number) =>
    notesOf(drawn(width, height, (x, y) => (isIn(x, y) ? 150 + by : 150)));

  it('unless its halves differ', () => {
    const halves = (by: number) => spot(64, 64, (x) => x < 32, by);
    expect(halves(43)).toEqual(['one-colour']);
    expect(halves(44)).toEqual([]);
  });

  it('unless a block has a detail stronger than noise', () => {
    const isIn = (x: number, y: number) => x >> 1 === 10 && y >> 1 === 12;
    expect(spot(64, 64, isIn, 24)).toEqual(['one-colour']);
    expect(spot(64, 64, isIn, 25)).toEqual([]);
    expect(spot(64, 64, isIn, -25)).toEqual([]);
  });

  it.each([
    [20, 24],
    [21, 24],
    [20, 25],
    [21, 25],
    [0, 0],
    [63, 63],
  ])('unless the pixel at %d, %d differs by four times as much', (left, top) => {
    const isIn = (x: number, y: number) => x === left && y === top;
    expect(spot(64, 64, isIn, 96)).toEqual(['one-colour']);
    expect(spot(64, 64, isIn, 100)).toEqual([]);
  });

  it('if the detail is beyond the last whole block', () => {
    expect(spot(70, 64, (x) => x === 66 || x === 67, 25)).toEqual(['one-colour']);
    expect(spot(64, 70, (_, y) => y === 66 || y === 67, 25)).toEqual(['one-colour']);
  });

  it('if fewer than three of two hundred blocks have detail', () => {
    const spots = (count: number) =>
      spot(320, 160, (x, y) => x % 16 < 2 && x >> 4 < count && y >> 1 === 20, 40);
    expect(spots(2)).toEqual(['one-colour']);
    expect(spots(3)).toEqual([]);
  });

  it('if it is smaller than a block, or uniform', () => {
    expect(notesOf(drawn(2, 2, () => 255))).toEqual(['one-colour']);
    expect(notesOf(drawn(15, 40, () => 255))).toEqual(['one-colour']);
  });
});

describe('A photo is blurred', () => {
  const softness: [soft: number, notes: PhotoNote[]][] = [
    [1, []],
    [4, []],
    [5, ['blurred']],
    [8, ['blurred']],
  ];

  it.each(softness)('if its edges change over %d pixels, in either direction: %j', (soft, notes) => {
    expect(notesOf(drawn(72, 64, (x) => bar(x, soft)))).toEqual(notes);
    expect(notesOf(drawn(64, 72, (_, y) => bar(y, soft)))).toEqual(notes);
  });

  it('if it is so in only one direction', () => {
    const crossed = (across: number, down: number) =>
      notesOf(drawn(96, 96, (x, y) => (bar(x, across) + bar(y, down)) / 2));
    expect(crossed(1, 1)).toEqual([]);
    expect(crossed(8, 1)).toEqual(['blurred']);
    expect(crossed(1, 8)).toEqual(['blurred']);
  });

  it('if most of its edges are, wherever they are', () => {
    const withSharp = (from: number, to: number) =>
      notesOf(drawn(64, 100, (x, y) => bar(x, y >= from && y < to ? 1 : 8)));
    expect(withSharp(0, 0)).toEqual(['blurred']);
    expect(withSharp(45, 55)).toEqual(['blurred']);
    expect(withSharp(10, 90)).toEqual([]);
  });

  it('only if its edges are stronger than noise', () => {
    const stairs = (step: number) =>
      notesOf(
        drawn(
          128,
          64,
          (x) => 40 + step * (Math.floor(x / 16) + Math.max(0, Math.min(1, ((x % 16) - 4) / 8))),
        ),
      );
    expect(stairs(24)).toEqual(['blurred']);
    expect(stairs(22)).toEqual([]);
  });

  it.each([1, 3, 5])('not because of a sharp edge %d pixels from its margin', (from) => {
    const light = (isBeyond: boolean) => (isBeyond ? 250 : 110);
    expect(notesOf(drawn(64, 64, (_, y) => light(y >= 64 - from)))).toEqual([]);
    expect(notesOf(drawn(64, 64, (_, y) => light(y < from)))).toEqual([]);
    expect(notesOf(drawn(64, 64, (x) => light(x >= 64 - from)))).toEqual([]);
    expect(notesOf(drawn(64, 64, (x) => light(x < from)))).toEqual([]);
  });

  it('not because of its margin', () => {
    // Bright at one end and dark at the other: the step from one row's end to the next row is not an edge.
    const slope = (place: number) => 60 + place * 2;
    expect(notesOf(drawn(64, 64, slope))).toEqual([]);
    expect(notesOf(drawn(64, 64, (_, y) => slope(y)))).toEqual([]);
  });
});
