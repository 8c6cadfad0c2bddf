import { expect, test } from 'vitest';
import type { PixelSize } from '#lib/domain/documents/photo.ts';
import { photoNotes, type PhotoNote, type Pixels } from '#lib/domain/documents/photoNotes.ts';
import {
  blurred,
  darker,
  flat,
  lit,
  noisy,
  picture,
  portrait,
  shaken,
  sheet,
  shop,
  softened,
  type Scene,
} from '../domain/photoScenes.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

/** Each case is a scene with three good photos and five bad ones. */
const run = { name: 'photos', sample: 2, full: 60 };
/** The limits for the notes: at most this share of good photos, at least this share of bad ones. */
const target = { goodNoted: 0.05, badNoted: 0.9 };

const fromPhone: PixelSize = { width: 4000, height: 3000 };

const decimal = (dice: Dice, low: number, high: number): number => low + dice.roll() * (high - low);
const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${light.toFixed(0)}%)`;

/** A paper on a table, a face or a shop, with random colours, size, tilt and amount of print. */
function sceneOf(dice: Dice): Scene {
  const hue = dice.between(0, 359);
  switch (dice.pick(['paper', 'paper', 'portrait', 'shop'])) {
    case 'paper': {
      const light = dice.between(70, 97);
      return sheet('a paper', {
        ground: hsl(hue, dice.between(5, 45), dice.between(18, 85)),
        paper: hsl(dice.between(30, 60), dice.between(0, 35), light),
        ink: hsl(hue, dice.between(0, 40), dice.between(8, light - 45)),
        size: dice.between(14, 26),
        rows: dice.between(5, 30),
        tilt: dice.between(-7, 7),
      });
    }
    case 'portrait':
      return portrait('a face', {
        wall: hsl(hue, dice.between(5, 40), dice.between(25, 90)),
        skin: hsl(dice.between(18, 30), dice.between(30, 50), dice.between(30, 70)),
        shirt: hsl(dice.between(0, 359), dice.between(10, 70), dice.between(25, 92)),
        hair: dice.pick(['#120e0c', '#2b1c12', '#55504c', '#cfc9c2']),
      });
    default:
      return shop('a shop', {
        wall: hsl(hue, dice.between(5, 40), dice.between(35, 92)),
        sign: hsl(dice.between(0, 359), dice.between(40, 80), dice.between(20, 45)),
        sky: hsl(210, dice.between(10, 60), dice.between(25, 90)),
      });
  }
}

/** A photo of a scene: how it was taken, and the expected note, if any. */
type Take = readonly [how: string, note: PhotoNote | null, pixels: Pixels, size?: PixelSize];

/** The good and bad photos of a scene. Grain, light from one side and slightly soft focus count as good. */
function takes(scene: Scene, drawn: Pixels, dice: Dice): Take[] {
  const width = dice.between(160, scene.shows === 'paper' ? 990 : 710);
  const colour = [0, 0, 0].map(() => dice.between(110, 240)) as [number, number, number];
  return [
    ['sharp', null, noisy(drawn, decimal(dice, 1, 8))],
    ['lit from one side', null, noisy(lit(drawn, decimal(dice, 0.62, 0.85)), decimal(dice, 2, 7))],
    [
      'a little soft on a dull day',
      null,
      noisy(darker(softened(drawn), decimal(dice, 0.8, 1)), decimal(dice, 2, 5)),
    ],
    ['in the dark', 'too-dark', noisy(darker(drawn, decimal(dice, 0.08, 0.34)), 10)],
    ['out of focus', 'blurred', noisy(blurred(drawn, dice.between(2, 6)), decimal(dice, 1, 6))],
    [
      'shaken',
      'blurred',
      noisy(shaken(drawn, dice.between(6, 16), dice.pick(['across', 'down'])), decimal(dice, 1, 6)),
    ],
    [`${width} pixels wide`, 'too-small', drawn, { width, height: Math.round(width * 0.75) }],
    ['of a wall', 'one-colour', noisy(lit(flat(colour), decimal(dice, 0.8, 1)), decimal(dice, 2, 9))],
  ];
}

test(
  'notes at least 90 % of bad photos and at most 5 % of good ones',
  async () => {
    const counts = { good: 0, goodNoted: 0, bad: 0, badNoted: 0 };
    const wrong: string[] = [];
    await playCases(run, async (dice, index) => {
      const scene = sceneOf(dice);
      for (const [how, expected, pixels, size] of takes(scene, await picture(scene), dice)) {
        const notes = photoNotes(pixels, size ?? fromPhone, scene.shows);
        const isNoted = expected === null ? notes.length > 0 : notes.includes(expected);
        counts[expected === null ? 'good' : 'bad'] += 1;
        if (isNoted) counts[expected === null ? 'goodNoted' : 'badNoted'] += 1;
        if (isNoted !== (expected !== null))
          wrong.push(`case ${index}, ${scene.name} ${how}: ${notes.join()}`);
      }
    });
    const told = `${JSON.stringify(counts)}\n${wrong.join('\n')}`;
    expect(counts.goodNoted / counts.good, told).toBeLessThanOrEqual(target.goodNoted);
    expect(counts.badNoted / counts.bad, told).toBeGreaterThanOrEqual(target.badNoted);
  },
  runTimeoutMs,
);
