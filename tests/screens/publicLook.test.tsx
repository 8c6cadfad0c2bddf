import axe, { type RunOptions } from 'axe-core';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRoot } from 'react-dom/client';
import { commands, page, userEvent } from 'vitest/browser';
import { Frame } from '#islands/shell/Frame.tsx';
import { VendorSession } from '#islands/vendor/VendorSession.tsx';
import { brand } from '#lib/brand.ts';
import { categories } from '#lib/domain/category/category.ts';
import { storedEntries } from '#lib/domain/storedEntries.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { axeFindings, axeOptions } from '../support/axeFindings.ts';
import { ringLooks } from '../support/focusRing.ts';
import { widePartsOnScreen } from '../../e2e/boxes.ts';
import { linesOf, misplaced, pointAway, setLook, setWindow, smallTargets, windows } from './boxes.ts';
import { kinds } from './firstStep.tsx';
import { unreadable } from './inks.ts';
import { ringlessIn } from './ringsOfScreen.ts';
import { expectRecorded } from './recorded.ts';
import { only, openPage, publicPages, shown, showInstead } from './publicPages.ts';
import { enter } from './screen.tsx';
import { wear } from './sheets.ts';

/** Shows a page of the portal in place of the public one, without its screen. */
async function showPortal(): Promise<void> {
  wear('vendorPages');
  await showInstead('profile.astro', '/profile');
  document.body.className = 'portal flex min-h-dvh flex-col';
  only('main').replaceChildren();
}

// The mouse of an earlier file may point at a part of the page.
beforeAll(pointAway);
beforeEach(async () => {
  wear('site');
  document.documentElement.toggleAttribute('data-session', true);
  onTestFinished(() => document.documentElement.removeAttribute('data-session'));
  await openPage('index.astro', '/');
});
/** Shows the page in a look until the test ends. */
async function wearLook(look: Parameters<typeof setLook>[0]): Promise<void> {
  onTestFinished(() => setLook());
  await setLook(look);
}

test.each(windows)(
  'the landing page has large actions and one line for each figure at $width px',
  async (window) => {
    await setWindow(window);
    expect(only('.action').getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    const cross = only('.banner button').getBoundingClientRect();
    expect(Math.min(cross.width, cross.height), 'the cross of the banner').toBeGreaterThanOrEqual(44);
    for (const figure of document.querySelectorAll('.coverage dd')) {
      const words = figure.parentElement?.querySelector('dt')?.getBoundingClientRect();
      expect(figure.getBoundingClientRect().bottom, figure.textContent ?? '').toBeLessThanOrEqual(
        (words?.top ?? 0) + 1,
      );
    }
  },
);

// The recordings of the pages check the rings on a phone.
test('pages and their bars show the focus ring in each look', async () => {
  await setWindow(windows[1]);
  for (const look of ringLooks)
    expect(await ringlessIn(look, 'body'), `${look.name}, on a desktop screen`).toEqual([]);
  await setWindow(windows[0]);
  await showPortal();
  for (const look of ringLooks)
    expect(await ringlessIn(look, 'body'), `${look.name}, in the portal`).toEqual([]);
});

/** One text of the law stands for all: tests/dist.test.ts ensures that the others use nothing else. */
const all = [...publicPages, ['law', 'privacy.astro', '/privacy']] as const;

test.each(all)(
  'axe finds nothing with the sheet %s on %s, and contrast is at AAA',
  async (sheet, file, address) => {
    wear(sheet);
    await showInstead(file, address);
    for (const details of document.querySelectorAll('details')) details.open = true;
    const run = async (options: RunOptions, within: Document | string = document): Promise<string[]> =>
      axeFindings(await axe.run(within, options));
    expect(await run(axeOptions(['color-contrast-enhanced'])), 'on a phone').toEqual([]);
    // All pages have the same bar, and the landing page has each layout of a desktop screen.
    if (address === '/') {
      (only('#nav') as HTMLElement).showPopover();
      expect(await run(axeOptions(['color-contrast-enhanced']), '#nav'), 'in the menu').toEqual([]);
      (only('#nav') as HTMLElement).hidePopover();
      await setWindow(windows[1]);
      expect(await run(axeOptions(['color-contrast-enhanced'])), 'on a desktop screen').toEqual([]);
    }
    await wearLook({ colorScheme: 'dark' });
    const inDark = await run(axeOptions([], ['color-contrast-enhanced']));
    expect(inDark, 'in the dark').toEqual([]);
  },
);

// 180 px is a phone of 360 px whose visitor has doubled all sizes. The others are the tightest widths of each layout.
test.each(all)('nothing widens the page with the sheet %s: %s', async (sheet, file, address) => {
  wear(sheet);
  await showInstead(file, address);
  onTestFinished(() => document.documentElement.removeAttribute('data-far'));
  for (const width of [180, 320, 640, 895, 896, 1280]) {
    await setWindow({ width, height: 640 });
    for (const isFar of [false, true]) {
      document.documentElement.toggleAttribute('data-far', isFar);
      expect(widePartsOnScreen(), `at ${width} px, scrolled: ${isFar}`).toEqual([]);
    }
  }
});

test('forced colours give buttons an edge', async () => {
  await wearLook({ forcedColors: 'active' });
  const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(
    only('.action'),
  );
  expect([borderTopWidth, borderTopStyle]).toEqual(['2px', 'solid']);
  expect(borderTopColor).not.toBe(backgroundColor);
});

test.each(['light', 'dark'] as const)(
  'more contrast makes lines and quiet words as strong as text in the %s scheme',
  async (colorScheme) => {
    await wearLook({ colorScheme, contrast: 'more' });
    const { color } = getComputedStyle(only('h1'));
    expect(getComputedStyle(only('.sheet')).borderTopColor, 'lines').toBe(color);
    expect(getComputedStyle(only('.lede')).color, 'quiet words').toBe(color);
  },
);

test('the landing page is evenly laid out on a desktop screen', async () => {
  await setWindow(windows[1]);
  const parts = [...document.querySelectorAll('main .wrap')].filter(
    (part) => part.getClientRects().length > 0,
  );
  const ends = parts.map((part) => {
    const { paddingTop, paddingBottom } = getComputedStyle(part);
    const { top, bottom } = part.getBoundingClientRect();
    return { top: top + parseFloat(paddingTop), bottom: bottom - parseFloat(paddingBottom) };
  });
  const gaps = ends.slice(1).map(({ top }, at) => Math.round(top - (ends[at]?.bottom ?? 0)));
  expect(new Set(gaps), 'px between two sections').toEqual(new Set([112]));
  const list = only('.coverage dl');
  const columns = [...list.children].map((column) => Math.round(column.getBoundingClientRect().width));
  expect(columns).toHaveLength(4);
  expect(new Set(columns).size, 'widths of the columns').toBe(1);
  const notch = getComputedStyle(list, '::before');
  const middle = parseFloat(notch.top) + parseFloat(notch.height) / 2;
  expect(middle, 'a notch is on the dots').toBe(-parseFloat(getComputedStyle(list).borderTopWidth) / 2);
  expect(misplaced()).toEqual([]);
});

test.each(['.speed', '.ticket'])(
  'the drawing on the strong panel %s has the ink of its words',
  (selector) => {
    const panel = only(selector);
    // The drawing is a copy of the rider. No script can read the style of a copy, so this line has the same class.
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('class', 'scooter');
    panel.querySelector('.mark')?.append(line);
    expect(getComputedStyle(line).stroke).toBe(getComputedStyle(panel).color);
  },
);

test('a vendor’s applications come first on /vendor, below a headline of one line', async () => {
  wear('vendor');
  await showInstead('vendor.astro', '/vendor');
  enter(await commands.seed('kyc'));
  const slot = only('.entry-slot');
  const island = createRoot(slot);
  onTestFinished(() => island.unmount());
  island.render(
    <Frame>
      <VendorSession justSignedIn={false} />
    </Frame>,
  );
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await expect.element(next).toBeVisible();
  const boxOf = (part: Element): DOMRect => part.getBoundingClientRect();
  const { bottom } = boxOf(next.element());
  // Well above the edge of the screen, so that a longer name or larger letters still fit.
  expect(bottom, 'the lower edge of Continue').toBeLessThanOrEqual(600);
  expect(boxOf(only('.entry-slot strong.figures')).top, 'the phone').toBeGreaterThan(bottom);
  await setWindow(windows[1]);
  const headline = boxOf(only('h1'));
  expect(headline.height, 'the height of the headline').toBeLessThanOrEqual(80);
  // The shop is as wide as the page, so it follows the headline.
  const gap = boxOf(only('.shop')).top - headline.bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(48);
});

test('a button centres the lines of a long label', () => {
  const action = only('.action');
  action.textContent = 'Register your pharmacy, your supplement store or your diagnostic laboratory';
  const lines = linesOf(action);
  expect(lines.length).toBeGreaterThan(1);
  const middles = lines.map(({ left, right }) => Math.round((left + right) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test('the skip link is hidden until it has the focus', async () => {
  expect(only('.skip').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  expect(document.activeElement).toBe(only('.skip'));
  expect(only('.skip').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('the skip link of the portal covers the bar while it has the focus', async () => {
  await showPortal();
  const skip = only('body > a');
  const atSkip = (): Element | null => {
    const { x, y, width, height } = skip.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  };
  expect(atSkip()).not.toBe(skip);
  await userEvent.tab();
  expect(document.activeElement).toBe(skip);
  expect(atSkip()).toBe(skip);
});

test('the footer of a short portal page is at the lower edge of the window', async () => {
  await showPortal();
  expect(Math.round(only('.portal-foot').getBoundingClientRect().bottom)).toBe(innerHeight);
});

test('a pointer changes the look of actions and of entries in the bar', async () => {
  await setWindow(windows[1]);
  for (const selector of ['.action', '.outlined', '.bar-sheet > [href]']) {
    const part = only(selector);
    const look = (): string => {
      const { backgroundColor, boxShadow } = getComputedStyle(part);
      return `${backgroundColor} ${boxShadow}`;
    };
    await pointAway();
    const before = look();
    await userEvent.hover(part);
    await expect.poll(look, { message: selector }).not.toBe(before);
  }
});

test('letters grow with a very wide window', async () => {
  const size = (): string => getComputedStyle(document.documentElement).fontSize;
  await setWindow(windows[1]);
  expect(size()).toBe('16px');
  await setWindow({ width: 1600, height: 800 });
  expect(size()).toBe('20px');
});

test('the bar stays at the top of the window, and scrolling hides the banner', async () => {
  await setWindow(windows[0]);
  document.documentElement.style.height = '3000px';
  onTestFinished(() => void document.documentElement.style.removeProperty('height'));
  scrollTo(0, 300);
  document.documentElement.toggleAttribute('data-past', true);
  onTestFinished(() => document.documentElement.removeAttribute('data-past'));
  const { top, left, width, height } = only('.bar-frame').getBoundingClientRect();
  expect(top).toBe(0);
  const drawn = document.elementFromPoint(left + width / 2, height / 2);
  expect(drawn?.closest('.bar-frame'), 'no text scrolls over the bar').not.toBeNull();
  expect(shown('.banner-hides'), 'the banner is still shown').toBe(false);
  scrollTo(0, 0);
});

test('the menu of a phone has targets for a thumb', async () => {
  await setWindow(windows[0]);
  const menu = only('#nav') as HTMLElement;
  menu.showPopover();
  for (const details of menu.querySelectorAll('details')) details.open = true;
  expect(smallTargets(menu)).toEqual([]);
  (menu.querySelector('[aria-label="Close menu"]') as HTMLElement).click();
  expect(menu.matches(':popover-open'), 'open after “Close menu”').toBe(false);
});

test('the line about a lost network is readable and lies over the bar', async () => {
  const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await import('#islands/shell/offline.ts');
  const line = only('body > [role="status"]') as HTMLElement;
  onTestFinished(() => {
    lost.mockRestore();
    line.remove();
  });
  await expect.poll(() => line.hidden).toBe(false);
  expect(unreadable(line)).toEqual([]);
  document.documentElement.style.height = '3000px';
  onTestFinished(() => void document.documentElement.style.removeProperty('height'));
  scrollTo(0, 300);
  expect(document.elementFromPoint(innerWidth / 2, 4)).toBe(line);
  scrollTo(0, 0);
});

test('the bar of a phone offers a language only beside no link to the dashboard', async () => {
  await setWindow(windows[0]);
  only('.bar-end').insertAdjacentHTML('afterbegin', '<a lang="hi" href="/hi/">हिन्दी</a>');
  expect([shown('.bar-dashboard'), shown('.bar-end > [lang]')]).toEqual([true, false]);
  document.documentElement.removeAttribute('data-session');
  expect([shown('.bar-dashboard'), shown('.bar-end > [lang]')]).toEqual([false, true]);
});

test('the note about a sign-in names what was asked for, to visitors alone', () => {
  const { documentElement: html } = document;
  const marks = ['data-asked', 'data-asked-profile'];
  onTestFinished(() => marks.forEach((mark) => html.removeAttribute(mark)));
  const words = (): string => (shown('.asked') ? (only('.asked') as HTMLElement).innerText : '');
  html.toggleAttribute('data-asked', true);
  expect(words()).toBe('');
  html.removeAttribute('data-session');
  expect(words()).toContain('Please log in to open the page you asked for');
  expect(words()).not.toContain('profile');
  html.toggleAttribute('data-asked-profile', true);
  expect(words()).toContain('Please log in to view your profile');
  expect(words()).not.toContain('the page you asked for');
});

test('a heading that stays beside its list stays below the bar', async () => {
  await setWindow(windows[1]);
  only('.beside .ruled li:last-child').scrollIntoView({ block: 'start' });
  const heading = only('.beside h2').getBoundingClientRect();
  expect(heading.top).toBeGreaterThanOrEqual(only('.bar').getBoundingClientRect().bottom);
  expect(heading.bottom).toBeLessThan(innerHeight);
  scrollTo(0, 0);
});

test('the phone number of the footer stays on one line', () => {
  (only('.foot address') as HTMLElement).style.width = '4rem';
  expect(linesOf(only('.foot [href^="tel"]'))).toHaveLength(1);
});

test('only a page with a session shows the link to the dashboard, and Sign out', () => {
  // In a closed menu, Sign out is not drawn in any case.
  const isHidden = (): boolean => getComputedStyle(only('.sign-out')).display === 'none';
  expect([shown('.bar-dashboard'), isHidden()]).toEqual([true, false]);
  document.documentElement.removeAttribute('data-session');
  expect([shown('.bar-dashboard'), isHidden()]).toEqual([false, true]);
});

test.each(windows)('the road runs beside the text down to the footer at $width px', async (window) => {
  await setWindow(window);
  const [road, main, text] = ['.road', 'main', '.features > .sheet:last-child'].map((selector) =>
    only(selector).getBoundingClientRect(),
  );
  if (!road || !main || !text) throw new Error('A part is missing.');
  expect(road.left - text.right).toBeGreaterThanOrEqual(4);
  expect(road.right).toBeLessThanOrEqual(innerWidth);
  expect(road.top).toBeLessThan(only('.band').getBoundingClientRect().top);
  // `main` cuts off the end, so the page does not grow.
  expect(road.bottom).toBeGreaterThan(main.bottom);
  expect(document.documentElement.scrollHeight - scrollY).toBeLessThanOrEqual(
    Math.max(innerHeight, only('.foot').getBoundingClientRect().bottom + 1),
  );
});

test('the footer has four even columns, and links that lead somewhere look alike', async () => {
  await setWindow(windows.at(-1) ?? windows[0]);
  const columns = [...document.querySelectorAll('.foot-grid > div:has(h2)')].map((column) =>
    column.getBoundingClientRect(),
  );
  expect(new Set(columns.map(({ top }) => top)).size).toBe(1);
  expect(new Set(columns.map(({ width }) => Math.round(width))).size).toBe(1);
  const looks = [...document.querySelectorAll('.foot a[href]')].map((link) => {
    const { color, textDecorationLine } = getComputedStyle(link);
    return `${color} ${textDecorationLine}`;
  });
  const placeholder = document.createElement('a');
  only('.foot-rights').append(placeholder);
  const { color, textDecorationLine } = getComputedStyle(placeholder);
  expect(new Set(looks).size).toBe(1);
  expect(looks).not.toContain(`${color} ${textDecorationLine}`);
  expect(textDecorationLine).toBe('none');
});

test('entries that lead nowhere yet are links that say so', () => {
  const entries = [...document.querySelectorAll('.bar a:not([href]), .foot a:not([href])')];
  expect(entries.length).toBeGreaterThan(5);
  const silent = entries.filter((entry) => !entry.matches('[role="link"][aria-disabled="true"]'));
  expect(silent.map(({ textContent }) => textContent?.trim())).toEqual([]);
});

test('the lists of a public page have no bullets', () => {
  const lists = [...document.querySelectorAll('main ul, main ol, .foot ul')];
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((list) => getComputedStyle(list).listStyleType !== 'none')).toEqual([]);
});

test('the landing page keeps its parts below the open list of languages', async () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.bar details')) details.open = true;
  await expectRecorded('public', 'open menu', { boxes: true });
});

test.each([
  ['404.astro', '/404', 'public', 'not found'],
  ['offline.astro', '/offline', 'public', 'offline'],
  ['delivery.astro', '/delivery', 'delivery', 'page'],
  ['vendor.astro', '/vendor', 'entry', 'of a vendor'],
  ['vendor.astro', '/vendor', 'entry', 'of a visitor'],
  ...(['accessibility', 'grievance', 'partner-terms', 'privacy', 'terms', 'your-data'] as const).map(
    (name) => [`${name}.astro`, `/${name}`, 'law', name] as const,
  ),
] as const)('%s %s keeps its parts: %s, %s', async (file, address, screen, state) => {
  document.documentElement.toggleAttribute('data-session', state !== 'of a visitor');
  await showInstead(file, address);
  // These two have only parts that the terms have.
  await expectRecorded(screen, state, { boxes: !/accessibility|grievance/.test(state) });
});

/** Returns the words and the address of each link. */
const linksIn = (selector: string): (string | null | undefined)[][] =>
  [...document.querySelectorAll(selector)].map((link) => [
    link.textContent?.trim(),
    link.getAttribute('href'),
  ]);

/** The links in the text of a page, and in the footer of the portal. */
test.each([
  [
    'index.astro',
    '/',
    [
      ['Sign In with Phone', '/vendor'],
      ['Register your pharmacy', '/vendor'],
      ['Deliver with us', '/delivery'],
      ['Register your pharmacy', '/vendor'],
    ],
  ],
  ['offline.astro', '/offline', [['Try again', '']]],
  [
    'your-data.astro',
    '/your-data',
    [
      ['Try again', ''],
      ['Privacy notice', '/privacy'],
      ['Grievance officer', '/grievance'],
    ],
  ],
  [
    'profile.astro',
    '/profile',
    [
      ['Try Again', ''],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Grievances', '/grievance'],
      ['Your data', '/your-data'],
    ],
  ],
])('each link of %s leads where its words say', async (file, address, links) => {
  await showInstead(file, address);
  expect(linksIn('main a, .portal-foot > a')).toEqual(links);
});

test.each([
  ['profile.astro', '/profile', '#island-failed'],
  ['your-data.astro', '/your-data', '.law > [role="alert"]'],
])('%s is delivered with an alert about a lost script, still hidden', async (file, address, alert) => {
  await showInstead(file, address);
  expect(only(alert).getAttribute('role')).toBe('alert');
  expect(shown(alert), 'the alert is shown too early').toBe(false);
});

test('the steps of a delivery are read in their order', async () => {
  await showInstead('delivery.astro', '/delivery');
  expect(only('.stops').localName).toBe('ol');
});

test('in the portal, the link to the dashboard does not look like the next action', async () => {
  const ground = (): string => getComputedStyle(only('.bar-dashboard')).backgroundColor;
  expect(ground()).not.toBe('rgba(0, 0, 0, 0)');
  await showPortal();
  expect(ground()).toBe('rgba(0, 0, 0, 0)');
});

test('the footer of the portal has targets for a thumb', async () => {
  await showPortal();
  const fold = only('.portal-foot details') as HTMLDetailsElement;
  fold.open = true;
  expect(smallTargets(only('.portal-foot'))).toEqual([]);
  await setWindow(windows[1]);
  expect(fold.getBoundingClientRect().top, 'open languages have lines of their own').toBeGreaterThanOrEqual(
    only('.portal-foot > button').getBoundingClientRect().bottom,
  );
});

test('the footer calls the support phone and writes to the support e-mail address', () => {
  expect(linksIn('.foot address a')).toEqual([
    [brand.supportPhone, brand.supportPhoneHref],
    [brand.supportEmail, brand.supportEmailHref],
  ]);
});

test('/vendor names the commission of each kind of business', async () => {
  await showInstead('vendor.astro', '/vendor');
  expect([...document.querySelectorAll('.shelf li')].map(({ textContent }) => textContent?.trim())).toEqual(
    offeredIds.map((id) => `${kinds[id].name} ${categories[id].commissionPercent}%`),
  );
});

test('the button for an app that is not out yet looks disabled', async () => {
  wear('delivery');
  await showInstead('delivery.astro', '/delivery');
  const action = only('.action') as HTMLButtonElement;
  const ground = (): string => getComputedStyle(action).backgroundColor;
  const disabled = ground();
  expect(action.disabled, 'the button is disabled').toBe(true);
  action.disabled = false;
  expect(ground()).not.toBe(disabled);
});

test('the bar marks the open page, and each language is named in its own', async () => {
  await showInstead('delivery.astro', '/delivery');
  const marked = [...document.querySelectorAll('.bar [aria-current=page]')];
  expect(marked.map((entry) => entry.getAttribute('href'))).toEqual(['/delivery']);
  expect(marked.map((entry) => getComputedStyle(entry).textDecorationLine)).toEqual(['underline']);
  const fold = only('.bar summary');
  expect(fold.getAttribute('aria-label')).toBe(`${fold.textContent?.trim()}. Language`);
  const links = [...only('.bar .languages').querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.map(({ lang }) => `/${lang}/delivery`)).toEqual(
    links.map((link) => link.getAttribute('href')),
  );
});

test('/vendor shows its sign-in to visitors alone, with a frame around the early field', async () => {
  wear('vendor');
  await showInstead('vendor.astro', '/vendor');
  expect(shown('.entry-slot .action'), 'a vendor sees the sign-in').toBe(false);
  document.documentElement.removeAttribute('data-session');
  expect(shown('.entry-slot .action'), 'a visitor sees the sign-in').toBe(true);
  only('.entry-slot').toggleAttribute('data-pressed', true);
  expect(shown('.early-phone'), 'the early field is shown after a press').toBe(true);
  expect(getComputedStyle(only('.early-phone'))).toMatchObject({
    borderTopStyle: 'solid',
    borderTopWidth: '2px',
  });
});

test('a tap on /vendor before its script dims the button, which says “Opening…”', async () => {
  wear('vendor');
  document.documentElement.removeAttribute('data-session');
  await showInstead('vendor.astro', '/vendor');
  const look = (): unknown[] => [
    Number(getComputedStyle(only('.entry-slot .action')).opacity),
    getComputedStyle(only('.entry-slot .action'), '::after').content,
  ];
  expect(look()).toEqual([1, 'none']);
  only('.entry-slot').setAttribute('data-lazy', '');
  expect(look()).toEqual([0.6, '"Opening…"']);
});

test('/vendor says that its script is lost, in place of its button', async () => {
  wear('vendor');
  document.documentElement.removeAttribute('data-session');
  await showInstead('vendor.astro', '/vendor');
  expect([shown('.missed'), shown('.entry-slot')]).toEqual([false, true]);
  only('.entry-slot').setAttribute('data-lost', '');
  expect([shown('.missed'), shown('.entry-slot')]).toEqual([true, false]);
  expect(only('.missed').getAttribute('role')).toBe('alert');
  // The page itself, with what was asked for.
  expect(linksIn('.missed a')).toEqual([['Try again', '']]);
});

test('the counter of /vendor keeps its top in forced colours', async () => {
  wear('vendor');
  await showInstead('vendor.astro', '/vendor');
  await wearLook({ forcedColors: 'active' });
  const { borderTopStyle, borderTopWidth } = getComputedStyle(only('.counter .drawers'), '::before');
  expect([borderTopStyle, parseFloat(borderTopWidth) > 5]).toEqual(['solid', true]);
});

describe('A text of the law', () => {
  beforeEach(async () => {
    wear('law');
    await showInstead('terms.astro', '/terms');
  });

  test('has its contents beside it on a desktop screen alone', async () => {
    for (const [window, isShown] of [
      [windows[0], false],
      [windows[1], true],
    ] as const) {
      await setWindow(window);
      expect(shown('.law nav'), `at ${window.width} px`).toBe(isShown);
    }
    expect(only('.law nav').getBoundingClientRect().left).toBeGreaterThan(
      only('.law section').getBoundingClientRect().right,
    );
  });

  test('has its contents below the bar while it scrolls', async () => {
    await setWindow(windows[1]);
    scrollTo(0, 900);
    expect(only('.law nav').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      only('.bar').getBoundingClientRect().bottom,
    );
    scrollTo(0, 0);
  });

  test('has contents that lead each to the section of their name', () => {
    const entries = linksIn('.law nav a');
    expect(entries.length).toBeGreaterThan(5);
    const titles = entries.map(([, href]) => document.querySelector(`.law h2${href}`)?.textContent?.trim());
    expect(titles).toEqual(entries.map(([title]) => title));
  });

  test('shows the heading of a section that a link leads to', async () => {
    await setWindow(windows[0]);
    const heading = [...document.querySelectorAll('.law h2')].at(3) ?? only('.law h2');
    heading.scrollIntoView();
    expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      only('.bar').getBoundingClientRect().bottom,
    );
    scrollTo(0, 0);
  });

  test('sets its sections apart and marks each point', async () => {
    await showInstead('privacy.astro', '/privacy');
    const sections = [...document.querySelectorAll('.law section')];
    expect(sections.length).toBeGreaterThan(5);
    for (const [index, section] of sections.slice(1).entries()) {
      const heading = section.querySelector('h2') ?? section;
      const { top } = heading.getBoundingClientRect();
      const before = sections[index]?.lastElementChild?.getBoundingClientRect().bottom ?? top;
      expect(top - before, `px above “${heading.textContent?.trim()}”`).toBeGreaterThanOrEqual(32);
    }
    const lists = [...document.querySelectorAll('.law section > ul')].map((list) => getComputedStyle(list));
    expect(new Set(lists.map(({ listStyleType }) => listStyleType))).toEqual(new Set(['disc']));
  });

  test('has numbers to call and addresses to write to', () => {
    const calls = linksIn('.law a[href^="tel:"]');
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map(([, href]) => href)).toEqual(
      calls.map(([number]) => `tel:${number?.replaceAll(' ', '')}`),
    );
    const mails = linksIn('.law a[href^="mailto:"]');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(([, href]) => href)).toEqual(mails.map(([address]) => `mailto:${address}`));
  });

  test('numbers the clauses of the contract for citing, and no other text', async () => {
    expect(only('.law h2').textContent?.trim()).not.toMatch(/^\d/);
    await showInstead('partner-terms.astro', '/partner-terms');
    const sections = [...document.querySelectorAll('.law section')];
    expect(sections.length).toBeGreaterThan(5);
    for (const [index, section] of sections.entries()) {
      expect(section.querySelector('h2')?.textContent?.trim()).toMatch(new RegExp(`^${index + 1}\\. `));
      const clauses = [...section.querySelectorAll('p')];
      if (clauses.length > 1)
        expect(clauses.map((clause) => clause.querySelector('b')?.textContent?.trim())).toEqual(
          clauses.map((_, at) => `${index + 1}.${at + 1}`),
        );
    }
  });

  test('names every entry that this browser may store', async () => {
    await showInstead('privacy.astro', '/privacy');
    const named = [...document.querySelectorAll('.law-items dt code')].map(({ textContent }) => textContent);
    expect(named).toEqual(storedEntries.map(({ names }) => names.join(', ')));
  });

  test('prints its text alone', async () => {
    await wearLook({ media: 'print' });
    expect(['.bar', '.skip', '.foot', '.law nav'].filter(shown)).toEqual([]);
    expect(shown('.law h1') && shown('.law section'), 'the text is printed').toBe(true);
    expect(getComputedStyle(only('.law h2')).breakAfter, 'no heading ends a sheet').toBe('avoid');
    const rules = [...document.styleSheets].flatMap((sheet) =>
      sheet.media.length > 0 ? [] : [...sheet.cssRules],
    );
    const margins = rules.flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.margin] : []));
    expect(margins, 'the text keeps off the edge').toEqual(['18mm']);
  });
});

test('a public page prints its text without navigation and actions', async () => {
  await wearLook({ media: 'print' });
  expect(['.bar', '.banner', '.action', '.outlined', '.quiet-link'].filter(shown)).toEqual([]);
  expect(shown('h1') && shown('.sheet') && shown('.foot-rights'), 'the text is printed').toBe(true);
  const questions = [...document.querySelectorAll('.questions details')];
  const unanswered = questions.filter((question) => !question.querySelector('p')?.checkVisibility());
  expect(unanswered.map((question) => question.querySelector('summary')?.textContent)).toEqual([]);
  expect(getComputedStyle(only('.sheet')).breakInside, 'no sheet is cut').toBe('avoid');
});
