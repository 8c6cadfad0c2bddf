import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { keyPrefix } from '#lib/brand.ts';
import { callsTo } from './network.ts';
import { field } from './papers.tsx';

const megabyte = 1024 * 1024;

/** Returns a valid PDF of this size. */
export function pdfFile(name = 'licence.pdf', size = 2000): File {
  const [head, tail] = ['%PDF-1.7\n', '\n%%EOF\n'];
  return new File([head, new Uint8Array(size - head.length - tail.length).fill(0x20), tail], name, {
    type: 'application/pdf',
  });
}

export const tooLarge = 5 * megabyte + 1;
export const largest = 5 * megabyte;

const drawings = new Map<string, Promise<Blob>>();

/**
 * Returns a sharp, bright photo of printed text on paper of this colour. Each kind of photo is drawn once. Unless a test needs
 * more, it is hardly larger than a photo that is too small, and low: the time to encode it grows with its pixels.
 */
export async function photoFile(
  name = 'front.jpg',
  { width = 1040, height = 260, colour = '#f4f1e8' } = {},
): Promise<File> {
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const kind = [type, width, height, colour].join();
  const drawing = drawings.get(kind) ?? drawPhoto(type, width, height, colour);
  drawings.set(kind, drawing);
  return new File([await drawing], name, { type });
}

async function drawPhoto(type: string, width: number, height: number, colour: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#1c1c20';
  for (let y = 20; y < height; y += 40)
    for (let x = 20; x < width - 40; x += 64)
      for (let at = 0; at < 4; at += 1) context.fillRect(x + at * 11, y, 5, 18);
  return canvas.convertToBlob({ type, quality: 0.9 });
}

/** Chooses files in an input, like a file dialog. */
export function chooseIn(input: Element, ...files: File[]): void {
  (input as HTMLInputElement).files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses files for a slot. */
export async function choose(slot: string, ...files: File[]): Promise<void> {
  await expect.element(field(slot)).toBeInTheDocument();
  chooseIn(field(slot).element(), ...files);
}

/** Drags files over an element, or drops them there. Returns whether the page stays. */
export function drag(on: Element, type: 'dragover' | 'dragleave' | 'drop', ...files: File[]): boolean {
  const dataTransfer = transferOf(files);
  return !on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** Drags files from an element to one of its parts. */
export function leaveFor(from: Element, part: Element | null): void {
  from.dispatchEvent(new DragEvent('dragleave', { relatedTarget: part, bubbles: true }));
}

/** Returns the data of a drag with these files. */
function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Returns the files that were sent so far, each with its slot. */
export function sentFiles(): [slot: string, file: File][] {
  return callsTo(/\/documents$/).flatMap(({ body }) => [...(body as FormData)] as [string, File][]);
}

/** Returns the card of a slot. */
export const card = (slot: string): Locator => page.css(`li[data-slot="${slot}"]`);
export const expectState = (slot: string, state: string): Promise<void> =>
  expect.element(card(slot)).toHaveAttribute('data-state', state);

/** Returns the texts that a card announces. */
export const announced = (slot: string): (string | null)[] =>
  [...card(slot).element().querySelectorAll('[role="status"]')].map((part) => part.textContent);

/** Delays the encoding of photos until the returned function is called. */
export function holdPhotos(): () => void {
  const { postMessage } = Worker.prototype;
  const waiting: (() => void)[] = [];
  Worker.prototype.postMessage = function held(this: Worker, message: unknown): void {
    waiting.push(() => postMessage.call(this, message));
  };
  return () => {
    Worker.prototype.postMessage = postMessage;
    for (const post of waiting) post();
  };
}

/** Whether the tab has noted that a file is being chosen or taken for a slot. A closed tab is told by this note. */
export const isTaking = (slot: string): boolean =>
  (sessionStorage.getItem(`${keyPrefix}taken`) ?? '').includes(`"taking":"${slot}"`);

/** Opens each file input and closes it without a choice, and expects that the slot is noted meanwhile. */
export function expectNoted(slot: string, inputs: readonly Element[]): void {
  for (const input of inputs) {
    input.addEventListener('click', (event) => event.preventDefault(), { once: true });
    input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isTaking(slot)).toBe(true);
    input.dispatchEvent(new Event('cancel'));
    expect(isTaking(slot)).toBe(false);
  }
}
