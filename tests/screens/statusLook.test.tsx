import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ToneBadge } from '#islands/applications/ToneBadge.tsx';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { iconOf } from './icons.ts';
import { answer, dashboardOf, enterAccount, lab, watchNavigation } from './vendorPages.tsx';
import { show } from './screen.tsx';

/** Returns a theme colour as the browser computes it. */
function themeColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const tones = [
  ['green', 'success'],
  ['yellow', 'warning'],
  ['red', 'error'],
  ['gray', 'neutral'],
] as const;

test.each(tones)('a %s badge has the colour %s', async (tone, colour) => {
  show(
    <>
      <ToneBadge tone={tone}>Whole</ToneBadge>
      <ToneBadge isSmall tone={tone}>
        Small
      </ToneBadge>
    </>,
  );
  const whole = page.getByText('Whole');
  await expect.element(whole).toBeVisible();
  expect(getComputedStyle(whole.element()).backgroundColor).toBe(themeColour(colour));
  expect(whole.element().getAttribute('data-tone')).toBe(tone);
  expect(page.getByText('Small').element().className).toContain(`badge-${colour}`);
});

// `meaningfulLook.test.tsx` compares the backgrounds of the tones.
test.each([
  ['approved', 'green', 'success', 'M20 6 9 17l-5-5'],
  ['submitted', 'yellow', 'warning', 'M22 12a10 10'],
  ['rejected', 'red', 'error', 'M12 9v4'],
])(
  'the card of a %s application is %s, and its icon has the colour %s',
  async (status, tone, colour, shape) => {
    await dashboardOf({ vendor: { ...lab, status } });
    const card = page.getByTestId('kyc-status-card');
    await expect.element(card).toHaveAttribute('data-tone', tone);
    await expect.element(card).toBeVisible();
    const sign = card.element().querySelector('.status-title svg') as SVGElement;
    expect(getComputedStyle(sign).color).toBe(themeColour(colour));
    expect(sign.querySelector('path')?.getAttribute('d')).toContain(shape);
  },
);

test('a document to send again has an error icon, and the others have a file icon', async () => {
  const documents = [{ type: 'gst' }, { type: 'ownerPhoto' }];
  await dashboardOf({
    vendor: { ...lab, status: 'rejected', documents, review: { flagged: ['ownerPhoto'] } },
  });
  const slip = page.getByRole('region', { name: 'Uploaded Documents' });
  await expect.element(slip).toBeVisible();
  const signs = slip
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('svg'));
  const colours = signs.map((sign) => sign && getComputedStyle(sign).color === themeColour('error'));
  expect(colours).toEqual([false, true]);
  expect(signs.map((sign) => sign && iconOf(sign))).toEqual(['file', 'alert']);
});

const pages = [
  ['dashboard', <Dashboard key="" />, 'Asha Labs'],
  ['profile', <Profile key="" />, 'Incomplete'],
] as const;

test.each(pages)('without a session the %s stays hidden and leads home', async (name, island) => {
  const visited = watchNavigation();
  show(island, `/${name}`);
  await expect.poll(() => visited).toEqual(['/']);
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toEqual([]);
});

test.each(pages)(
  'with a session the %s is shown and the page is marked as signed in',
  async (name, island, heading) => {
    const visited = watchNavigation();
    await answer({ vendor: lab });
    await enterAccount();
    show(island, `/${name}`);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.documentElement.dataset.session).toBe('');
    expect(visited).toEqual([]);
  },
);
