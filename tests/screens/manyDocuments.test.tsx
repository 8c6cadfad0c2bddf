import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { dashboardOf, lab } from './vendorPages.tsx';

const most = 1500;
const documents = Array.from({ length: 200 }, (_, index) => ({
  type: `paper${index}`,
  url: `/files/${index}.pdf`,
  uploadedAt: '2026-11-20T10:00:00Z',
}));
const rows = (): Element[] =>
  [...document.querySelectorAll('li')].filter((row) => /Paper ?\d/.test(row.textContent));
const links = (): Locator => page.getByRole('link', { name: /Paper ?\d+/ });

/** Returns the number of elements and texts on the page. */
function nodes(): number {
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  let count = 1;
  while (walker.nextNode() !== null) count += 1;
  return count;
}

test('200 documents are light, complete where they are seen and on paper', async () => {
  await dashboardOf({ vendor: { ...lab, status: 'approved', documents } });
  await expect.element(links().first()).toBeVisible();
  expect(nodes()).toBeLessThanOrEqual(most);
  expect(rows()).toHaveLength(200);
  // Rows do not jump when they become complete.
  const heights = rows().map((row) => row.getBoundingClientRect().height);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
  const last = rows().at(-1);
  expect(last?.querySelector('a')).toBeNull();
  last?.scrollIntoView();
  await expect
    .poll(() => rows().at(-1)?.querySelector('a')?.getAttribute('href'))
    .toContain('/files/199.pdf');
  // What lies between is not made for that.
  expect(rows()[100]?.querySelector('a')).toBeNull();
  expect(nodes()).toBeLessThanOrEqual(most + 600);
  dispatchEvent(new Event('beforeprint'));
  expect(links().elements()).toHaveLength(200);
});

test('a document that was sent back says so before its row is complete', async () => {
  const review = { flagged: ['gst'], outstanding: ['gst'] };
  const withGst = [...documents, { type: 'gst', url: '/files/gst.pdf' }];
  await dashboardOf({ vendor: { ...lab, status: 'rejected', documents: withGst, review } });
  await expect.element(links().first()).toBeVisible();
  const last = document.querySelector('[data-row="200"]');
  expect(last?.querySelector('a')).toBeNull();
  expect(last?.textContent).toBe('GST\nPlease send it again');
});
