import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noteEarly, takeOver } from '#islands/shell/page/deliveredForm.ts';
import { show } from './screen.tsx';

const { dataset } = document.documentElement;

function Form({ onTick, onDay }: { onTick?: (isOn: boolean) => void; onDay?: (day: string) => void }) {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  return (
    <form id="form">
      <input aria-label="City" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
      <input
        type="checkbox"
        aria-label="Same phone"
        checked={isOn}
        onChange={(event) => {
          setOn(event.target.checked);
          onTick?.(event.target.checked);
        }}
      />
      {['Monday', 'Tuesday'].map((day) => (
        <button key={day} type="button" onClick={() => onDay?.(day)}>
          {day}
        </button>
      ))}
      <button type="submit">Next</button>
    </form>
  );
}

const form = (): HTMLElement => document.querySelector('#form') as HTMLElement;
const city = page.getByRole('textbox', { name: 'City' });
const box = page.getByRole('checkbox', { name: 'Same phone' });
const button = (name: string): HTMLElement => page.getByRole('button', { name }).element() as HTMLElement;

beforeEach(() => {
  dataset['form'] = 'pharmacy';
  dataset['unkept'] = '';
});
afterEach(() => {
  delete dataset['form'];
  delete dataset['unkept'];
});

test.each([
  ['was pressed', true],
  ['was not pressed', false],
])('taking over a form reports that Next %s', async (_, isPressed) => {
  show(<Form />);
  await expect.element(city).toBeVisible();
  if (isPressed) button('Next').setAttribute('aria-busy', 'true');
  expect(takeOver(form())).toBe(isPressed);
  expect(button('Next').getAttribute('aria-busy')).toBeNull();
  expect(dataset['form']).toBe('taken');
  expect(dataset['unkept']).toBeUndefined();
});

test('an early press on another button is no press on Next', async () => {
  show(<Form />);
  await expect.element(city).toBeVisible();
  button('Tuesday').setAttribute('aria-busy', 'true');
  expect(takeOver(form()), 'Next was pressed').toBe(false);
});

/** Shows the form as the document delivers it. Its values stand for text typed before the script. */
async function showDelivered(handlers: Parameters<typeof Form>[0] = {}): Promise<void> {
  show(<Form {...handlers} />);
  await expect.element(city).toBeVisible();
}

test('the form receives early text and keeps the caret in place', async () => {
  await showDelivered();
  const input = city.element() as HTMLInputElement;
  input.value = 'Bengaluru';
  input.setSelectionRange(3, 3);
  const again = noteEarly(form());
  input.value = '';
  again();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bengaluru');
  expect(input.value).toBe('Bengaluru');
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 3]);
});

test('a box ticked early is ticked once', async () => {
  const onTick = vi.fn<(isOn: boolean) => void>();
  await showDelivered({ onTick });
  (box.element() as HTMLInputElement).checked = true;
  noteEarly(form())();
  expect(onTick).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(box).toBeChecked();
});

test('presses the one of two buttons that was pressed early', async () => {
  const onDay = vi.fn<(day: string) => void>();
  await showDelivered({ onDay });
  button('Tuesday').setAttribute('aria-busy', 'true');
  noteEarly(form())();
  expect(onDay).toHaveBeenCalledExactlyOnceWith('Tuesday');
  expect(button('Tuesday').getAttribute('aria-busy')).toBeNull();
});

test('an untouched form receives no events', async () => {
  const [onTick, onDay] = [vi.fn<(isOn: boolean) => void>(), vi.fn<(day: string) => void>()];
  await showDelivered({ onTick, onDay });
  noteEarly(form())();
  expect(onTick).not.toHaveBeenCalled();
  expect(onDay).not.toHaveBeenCalled();
  await expect.element(city).toHaveValue('');
});
