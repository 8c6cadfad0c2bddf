import { expect, test } from 'vitest';
import { button, css, field, openForm, tap } from './firstStep.tsx';

test('proposes the usual hours of a lab, and fills them in only when asked to', async () => {
  await openForm('labs');
  const proposal = css('p').filter({ hasText: 'Shops like yours are often open like this' });
  await field('vendorName').click();
  // The rules of the form have loaded when an error appears. A press alone proposes nothing.
  field('vendorName').element().blur();
  await expect.element(field('vendorName')).toHaveAttribute('aria-invalid', 'true');
  expect(proposal.elements()).toHaveLength(0);
  await field('vendorName').fill('Sunrise');
  await expect.element(proposal).toBeVisible();
  await expect.element(field('openTime')).toHaveValue('09:00');
  tap(button('Use these hours'));
  await expect.element(field('openTime')).toHaveValue('07:00');
  expect(proposal.elements()).toHaveLength(0);
  await expect.element(css('summary').filter({ hasText: /^Change$/ })).toHaveFocus();
});
