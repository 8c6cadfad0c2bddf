import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstView } from '#islands/dashboard/firstView/FirstView.static.tsx';
import { firstViewSlots } from '#islands/dashboard/firstView/firstViewSlots.ts';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { Rows } from '#islands/vendorPages/parts.tsx';

const name = 'نور فارمیسی';
const line = { step: 'vendor-info', title: 'Vendor information', state: 'done', value: name } as const;

/** A name in Urdu begins at its own end, which is the right one. */
test.each([
  ['a row of the dashboard', <Rows key="1" rows={[{ label: 'Business name', value: name }]} />, name],
  ['the slip', <ProgressSlip key="2" view={{ lines: [line], mark: 'none', stamp: null }} />, name],
  ['the first view of the dashboard', <FirstView key="3" />, firstViewSlots.name],
])('%s shows a name of any script from its own beginning', (_, part, shown) => {
  const html = renderToStaticMarkup(part);
  const [, before = ''] = new RegExp(`<(\\w+ [^<]*)>${shown}<`).exec(html) ?? [];
  expect(before).toContain('dir="auto"');
});
