import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { show } from './screen.tsx';
import { wear } from './sheets.ts';
import { specimens } from './specimens.tsx';

const lines = page.getByRole('listitem');

test.each([
  [0, 'Vendor information (done)', 'done', null],
  [1, 'KYC & business details (next)', 'current', 'step'],
  [2, 'Documents (to come)', 'upcoming', null],
])('line %i of the slip shows its state: %s', async (index, words, state, current) => {
  show(specimens['the slip']);
  const line = lines.nth(index);
  await expect.element(line).toBeVisible();
  expect(line.element().textContent).toContain(words);
  expect(line.element().getAttribute('data-state')).toBe(state);
  expect(line.element().getAttribute('aria-current')).toBe(current);
  // A finished line has a tick, the others have a number.
  const box = line.element().querySelector('[aria-hidden]');
  expect(box?.textContent).toBe(state === 'done' ? '' : String(index + 1));
  expect(box?.querySelector('svg') !== null).toBe(state === 'done');
});

test('the slip shows the entered details and its stamp with the date', async () => {
  show(specimens['the slip']);
  await expect.element(page.getByText('Sanjeevani, Pune')).toBeVisible();
  await expect.element(page.getByText('Submitted')).toBeVisible();
  await expect.element(page.getByText('3 May 2026')).toBeVisible();
});

test('the stamp covers no answer, however long both are', async () => {
  const long = 'சரிபார்ப்புக்குச் சமர்ப்பிக்கப்பட்டது';
  const line = { step: 'contract', title: 'Contract', state: 'done', value: `${long}, ${long}` } as const;
  wear('vendorPages');
  show(<ProgressSlip view={{ mark: 'stamped', stamp: { text: long, date: '3 May 2026' }, lines: [line] }} />);
  const stamp = page.getByText('3 May 2026');
  await expect.element(stamp).toBeVisible();
  const answer = page.getByText(`${long}, ${long}`).element().getBoundingClientRect();
  expect(document.querySelector('.rx-stamp')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    answer.bottom,
  );
});

test('a slip without a stamp shows none', async () => {
  show(<ProgressSlip view={{ mark: 'none' as never, stamp: null, lines: [] }} />);
  await expect.element(page.getByRole('region', { name: 'Your application' })).toBeInTheDocument();
  expect(document.querySelector('.rx-stamp')).toBeNull();
});
