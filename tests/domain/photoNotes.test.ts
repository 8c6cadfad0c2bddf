import { describe, expect, it } from 'vitest';
import { photoNotes, type PhotoNote, type Pixels } from '#lib/domain/documents/photoNotes.ts';
import {
  blurred,
  darker,
  flat,
  lit,
  noisy,
  picture,
  scenes,
  shaken,
  softened,
  type Scene,
} from './photoScenes.ts';

const fromPhone = { width: 4000, height: 3000 };

/** Returns the notes of every scene after this change to its pixels. */
async function notesOf(
  photograph: (pixels: Pixels) => Pixels,
): Promise<{ scene: Scene; notes: PhotoNote[] }[]> {
  const pictures = await Promise.all(scenes.map(async (scene) => ({ scene, pixels: await picture(scene) })));
  return pictures.map(({ scene, pixels }) => ({
    scene,
    notes: photoNotes(photograph(pixels), fromPhone, scene.shows),
  }));
}

/** Returns an area of one colour with camera noise, slightly darker towards the right. */
const plain = (...colour: [number, number, number]): Pixels => noisy(lit(flat(colour), 0.87), 8);

describe('the notes on a photo before it is sent', () => {
  it.each([
    ['sharp', (pixels: Pixels) => noisy(pixels, 8)],
    ['a little soft', (pixels: Pixels) => noisy(softened(pixels), 4)],
  ])('appear for at most one in twenty good photos: %s', async (_, photograph) => {
    const noted = (await notesOf(photograph)).filter(({ notes }) => notes.length > 0);
    expect(noted.map(({ scene, notes }) => `${scene.name}: ${notes.join()}`)).toEqual([]);
  });

  it.each([
    ['too-dark', 'taken in the dark', (pixels: Pixels) => noisy(darker(pixels, 0.3), 12)],
    ['blurred', 'out of focus', (pixels: Pixels) => noisy(blurred(pixels, 2), 6)],
    ['blurred', 'shaken', (pixels: Pixels) => noisy(shaken(pixels, 7, 'down'), 6)],
  ] as const)('%s appears for nine in ten such photos: %s', async (note, _, photograph) => {
    const missed = (await notesOf(photograph)).filter(({ notes }) => !notes.includes(note));
    expect(missed.map(({ scene, notes }) => `${scene.name}: ${notes.join()}`)).toEqual([]);
  });

  it.each([
    ['a finger', 172, 69, 52],
    ['a wall', 225, 222, 214],
    ['a table', 130, 96, 60],
    ['a ceiling', 180, 184, 190],
  ])('are one-colour for %s', (_, red, green, blue) => {
    expect(photoNotes(plain(red, green, blue), fromPhone, 'paper')).toEqual(['one-colour']);
  });

  it('are only too-dark for a covered camera', () => {
    expect(photoNotes(plain(4, 3, 3), fromPhone, 'photo')).toEqual(['too-dark']);
  });

  it('are too-small by its own size: paper needs more pixels than a face', async () => {
    const pixels = await picture(scenes[0] as Scene);
    const small = (width: number, height: number, shows: Scene['shows']) =>
      photoNotes(pixels, { width, height }, shows);
    expect(small(640, 480, 'paper')).toEqual(['too-small']);
    expect(small(640, 480, 'photo')).toEqual(['too-small']);
    expect(small(960, 720, 'paper')).toEqual(['too-small']);
    expect(small(960, 720, 'photo')).toEqual([]);
    expect(small(720, 1280, 'paper')).toEqual([]);
  });

  it('omit what cannot be measured in a few pixels', () => {
    const pixels = { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(255) };
    expect(photoNotes(pixels, { width: 2, height: 2 }, 'photo')).toEqual(['too-small', 'one-colour']);
  });
});
