import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShelf } from '../../src/worker/shelf.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pdf = (name: string): File => new File(['%PDF'], name, { type: 'application/pdf' });

function formOf(...values: (File | string)[]): FormData {
  const form = new FormData();
  for (const value of values) form.append('file', value);
  return form;
}

test('a shared file is handed out once', () => {
  const shelf = createShelf();
  void shelf.put(formOf('title', pdf('one.pdf'), pdf('two.pdf')));
  expect(shelf.take()?.name).toBe('one.pdf');
  expect(shelf.take()).toBeNull();
});

test('a shared file is forgotten after 30 s, and a newer one has its own 30 s', async () => {
  const shelf = createShelf();
  const over = vi.fn<() => void>();
  void shelf.put(formOf(pdf('one.pdf'))).then(over);
  await vi.advanceTimersByTimeAsync(20_000);
  void shelf.put(formOf(pdf('two.pdf')));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(shelf.take()?.name).toBe('two.pdf');
  void shelf.put(formOf(pdf('three.pdf')));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shelf.take()).toBeNull();
});

test('a form without a file takes away the earlier file', () => {
  const shelf = createShelf();
  void shelf.put(formOf(pdf('one.pdf')));
  void shelf.put(formOf('text'));
  expect(shelf.take()).toBeNull();
});
