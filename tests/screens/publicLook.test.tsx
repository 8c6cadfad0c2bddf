import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Banner } from '#islands/banner/Banner.island.tsx';
import { ringLooks } from '../support/focusRing.ts';
import { overlaps, outsideWindow, setLook, setWindow, smallTargets, windows } from './boxes.ts';
import { unreadable } from './inks.ts';
import { ringlessIn } from './ringsOfScreen.ts';
import { show } from './screen.tsx';
import { wear } from './sheets.ts';

/** The parts of every public page, as in `components/` and `pages/_landing`. */
const parts = (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <header className="top">
      <Banner />
      <div className="bar-frame">
        <div className="bar-back" />
        <div className="bar-pill" />
        <nav className="bar">
          <div className="bar-row">
            <a className="wordmark" href="#home">
              Nuskha
            </a>
            <div className="bar-end">
              <a className="bar-dashboard" href="#dashboard">
                Dashboard
              </a>
              <button className="bar-button" type="button" aria-label="Open menu">
                <svg className="icon" viewBox="0 0 24 24" />
              </button>
            </div>
          </div>
        </nav>
      </div>
    </header>
    <section className="wrap lead">
      <div>
        <h1>At your door in 30 minutes</h1>
        <p className="lede">A pharmacist checks every line.</p>
        <p className="actions">
          <a className="action" href="#register">
            Register your pharmacy
          </a>
          <a className="quiet-link" href="#deliver">
            Deliver with us
          </a>
        </p>
        <button className="action" type="button" disabled>
          Download App (Coming Soon)
        </button>
      </div>
    </section>
    <section className="band">
      <div className="wrap">
        <p className="lede">You stay in your shop.</p>
        <a className="outlined" href="#pharmacy">
          Register
        </a>
      </div>
    </section>
    <section className="wrap features">
      <div className="sheet">
        <h3>Wide Medicine Range</h3>
        <p>From licensed partners only.</p>
        <ul className="shelf">
          <li>Tablets</li>
        </ul>
      </div>
      <div className="sheet speed">
        <h3>30-Minute Delivery</h3>
        <p>The nearest pharmacy.</p>
      </div>
    </section>
    <div className="foot">
      <div className="wrap foot-grid">
        <address>
          <a href="tel:1">+91 80 4718 2900</a>
        </address>
        <p className="foot-rights">© 2026 Nuskha</p>
      </div>
    </div>
  </>
);

beforeEach(() => {
  wear('site');
  document.body.className = '';
  document.documentElement.toggleAttribute('data-session', true);
  onTestFinished(() => {
    document.body.className = 'portal';
    document.documentElement.removeAttribute('data-session');
  });
  show(parts);
  return vi.waitUntil(() => document.querySelector('h1'));
});
afterEach(() => setLook());

const only = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
};
const shown = (selector: string): boolean => only(selector).checkVisibility({ visibilityProperty: true });

describe.each(windows)('A public page at $width px', (window) => {
  test('fits its window, has large enough targets and no overlapping texts', async () => {
    await setWindow(window);
    expect([...outsideWindow(), ...overlaps(), ...smallTargets()]).toEqual([]);
    expect(only('.action').getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
  });
});

test.each(['light', 'dark'] as const)('a public page is readable in the %s scheme', async (colorScheme) => {
  await setLook({ colorScheme });
  expect(unreadable()).toEqual([]);
});

test.each(ringLooks)('a public page shows the focus ring in $name', async (look) => {
  expect(await ringlessIn(look)).toEqual([]);
});

test('the skip link is hidden until it has the focus', async () => {
  expect(only('.skip').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  expect(document.activeElement).toBe(only('.skip'));
  expect(only('.skip').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('the bar stays at the top of the window, and scrolling hides the banner', async () => {
  await setWindow(windows[0]);
  document.documentElement.style.height = '3000px';
  onTestFinished(() => void document.documentElement.style.removeProperty('height'));
  scrollTo(0, 300);
  document.documentElement.toggleAttribute('data-past', true);
  onTestFinished(() => document.documentElement.removeAttribute('data-past'));
  expect(only('.bar-frame').getBoundingClientRect().top).toBe(0);
  expect(shown('.banner-hides')).toBe(false);
  scrollTo(0, 0);
});

test('only a page with a session shows the link to the dashboard', () => {
  expect(shown('.bar-dashboard')).toBe(true);
  document.documentElement.removeAttribute('data-session');
  expect(shown('.bar-dashboard')).toBe(false);
});

test('a public page prints its text without navigation and actions', async () => {
  await setLook({ media: 'print' });
  expect(['.bar', '.banner', '.action', '.outlined', '.quiet-link'].filter(shown)).toEqual([]);
  expect(shown('h1') && shown('.sheet') && shown('.foot-rights')).toBe(true);
});
