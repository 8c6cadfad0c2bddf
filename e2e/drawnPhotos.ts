import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { colours, type Colour } from '../tests/support/quarters.ts';

export interface Drawing {
  width: number;
  height: number;
  /** The quarters: top left, top right, bottom left, bottom right. Without them, the certificate. */
  corners?: readonly Colour[];
  /** The noise of a camera, up to this many steps of 255 in each direction. */
  grain?: number;
}

/** The number on the certificate, in 8-point monospace type. */
export const certificateNumber = 'RLF20UP2025007813';

/** Positions on a certificate in points. The longer side of A4 has 842 points. */
const certificatePoints = { height: 842, size: 8, left: 60, baseline: 300 } as const;

/** Returns a photo that the browser itself draws and encodes. */
export async function drawn(page: Page, drawing: Drawing): Promise<Buffer> {
  const fields = drawing.corners?.map((corner) => `rgb(${colours[corner].join(' ')})`) ?? null;
  const base64 = await page.evaluate(
    async ({ width, height, grain, fields: fills, number, points }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      fills?.forEach((fill, index) => {
        context.fillStyle = fill;
        context.fillRect((index % 2) * (width / 2), index > 1 ? height / 2 : 0, width / 2, height / 2);
      });
      if (fills === null) {
        const scale = height / points.height;
        context.fillStyle = '#f1ede2';
        context.fillRect(0, 0, width, height);
        context.fillStyle = '#23211f';
        context.font = `${20 * scale}px sans-serif`;
        context.fillText('Licence to sell drugs by retail', 60 * scale, 120 * scale);
        context.font = `${points.size * scale}px monospace`;
        for (let line = 0; line < 30; line += 1) {
          const text = line === 0 ? number : `${line} is hereby licensed to sell, stock or exhibit drugs`;
          context.fillText(text, points.left * scale, (points.baseline + line * 14) * scale);
        }
      }
      if (grain > 0) {
        // Draw the noise as tiles: setting millions of pixels one by one would take seconds.
        const tile = Object.assign(document.createElement('canvas'), { width: 997, height: 991 });
        const noise = tile.getContext('2d') as CanvasRenderingContext2D;
        const pixels = noise.createImageData(tile.width, tile.height);
        for (let at = 0, seed = 7; at < pixels.data.length; at += 4) {
          seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
          const value = seed / 2 ** 31 - 1;
          pixels.data.fill(value > 0 ? 255 : 0, at, at + 3);
          pixels.data[at + 3] = Math.abs(value) * grain;
        }
        noise.putImageData(pixels, 0, 0);
        context.fillStyle = context.createPattern(tile, 'repeat') as CanvasPattern;
        context.fillRect(0, 0, width, height);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.93));
      if (blob === null) throw new Error('The browser encoded nothing');
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(text);
    },
    {
      grain: 0,
      ...drawing,
      fields,
      number: certificateNumber,
      points: certificatePoints,
    },
  );
  return Buffer.from(base64, 'base64');
}

/**
 * Reads the number of a certificate back, letter by letter. Each letter is the capital or digit whose shape is
 * most like the printed one (normalised cross-correlation), within two pixels of its place.
 */
export function readCertificate(page: Page, jpeg: Buffer): Promise<string> {
  return page.evaluate(
    async ({ base64, letters, points }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const scale = bitmap.height / points.height;
      const surface = (width: number, height: number) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
        context.font = `${points.size * scale}px monospace`;
        return context;
      };
      const step = surface(1, 1).measureText('0').width;
      const [width, height] = [Math.ceil(step), Math.ceil(points.size * scale * 1.1)];
      const grey = (context: CanvasRenderingContext2D): number[] => {
        const { data } = context.getImageData(0, 0, width, height);
        return Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 1] ?? 0);
      };
      /** Draws a letter with the same fraction of a pixel to its left as on the certificate. */
      const shapeOf = (letter: string, shift: number): number[] => {
        const context = surface(width, height);
        context.fillStyle = '#f1ede2';
        context.fillRect(0, 0, width, height);
        context.fillStyle = '#23211f';
        context.fillText(letter, shift, points.size * scale * 0.85);
        return grey(context);
      };
      const seen = (left: number, top: number): number[] => {
        const context = surface(width, height);
        context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
        return grey(context);
      };
      const likeness = (a: readonly number[], b: readonly number[]): number => {
        const mean = (values: readonly number[]) =>
          values.reduce((sum, value) => sum + value, 0) / values.length;
        const [meanA, meanB] = [mean(a), mean(b)];
        let [product, squaresA, squaresB] = [0, 0, 0];
        a.forEach((value, at) => {
          const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
          product += x * y;
          squaresA += x * x;
          squaresB += y * y;
        });
        return product / Math.sqrt(squaresA * squaresB || 1);
      };
      const top = (points.baseline - points.size * 0.85) * scale;
      return Array.from({ length: letters }, (_, place) => {
        const left = points.left * scale + place * step;
        const shapes = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(
          (letter) => [letter, shapeOf(letter, left - Math.floor(left))] as const,
        );
        let best = { letter: '', likeness: 0 };
        for (const dx of [-1, 0, 1]) {
          for (const dy of [-1, 0, 1]) {
            const [x, y] = [Math.floor(left) + dx, Math.round(top) + dy];
            const there = seen(x, y);
            for (const [letter, shape] of shapes) {
              const found = likeness(there, shape);
              if (found > best.likeness) best = { letter, likeness: found };
            }
          }
        }
        return best.letter;
      }).join('');
    },
    { base64: jpeg.toString('base64'), letters: certificateNumber.length, points: certificatePoints },
  );
}
