import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { paths } from '#lib/paths.ts';
import { widePartsOnScreen } from '../../e2e/boxes.ts';
import { ringLooks } from '../support/focusRing.ts';
import { linesOf, overlaps, setLook, setWindow, tablet, windows } from './boxes.ts';
import { button, css, field, openFilled, openForm, summary } from './firstStep.tsx';
import { tap } from './press.ts';
import { openStep, seeContract } from './papers.tsx';
import { ringlessIn } from './ringsOfScreen.ts';
import { drawn, enter, openOnce, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { specimens } from './specimens.tsx';

const [phone, desk] = windows;
const boxOf = (selector: string): DOMRect => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not on the screen.`);
  return found.getBoundingClientRect();
};
const styleOf = (selector: string): CSSStyleDeclaration =>
  getComputedStyle(document.querySelector(selector) ?? expect.fail(`${selector} is not on the screen.`));

describe('The first step', () => {
  openOnce(openForm);
  beforeEach(() => wear('onboarding'));

  test('shows its first field without scrolling on a phone, and no names of steps', async () => {
    await setWindow(phone);
    expect(boxOf('[name="vendorName"]').bottom).toBeLessThan(boxOf('.actions').top);
    const { left, right } = boxOf('.group');
    expect([left, 360 - right]).toEqual([16, 16]);
    expect(styleOf('.steps-title').display).toBe('none');
  });

  test.each([tablet, desk])(
    'is one column with pairs of fields and the names of the steps at $width px',
    async (window) => {
      await setWindow(window);
      const { left, right, width } = boxOf('.flow');
      expect(width).toBe(768);
      expect(Math.abs(left + right - window.width)).toBeLessThanOrEqual(1);
      const [one, other] = ['phone', 'supportPhone'].map((name) => boxOf(`[name="${name}"]`));
      expect(one?.top).toBe(other?.top);
      expect(one?.right).toBeLessThan(other?.left ?? 0);
      expect(styleOf('.steps-title').display).toBe('block');
    },
  );

  test('has fields as wide as their answers on a desktop', async () => {
    await setWindow(desk);
    for (const [name, most] of [
      ['pincode', 128],
      ['phone', 288],
    ] as const)
      expect(field(name).element().closest<HTMLElement>('.input')?.offsetWidth, name).toBeLessThanOrEqual(
        most,
      );
  });

  test('has 16 px text in its fields, so that phones do not zoom in', () => {
    const small = [...document.querySelectorAll('#main input, #main select')]
      .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 16)
      .map((each) => each.getAttribute('name'));
    expect(small).toEqual([]);
  });

  test('asks for the place before the address', async () => {
    await setWindow(phone);
    expect(boxOf('fieldset:has(> .map-frame)').bottom).toBeLessThan(
      boxOf('label[for="addressLine1"]').top - 7,
    );
  });

  test('keeps the action bar above scrolled content', async () => {
    await setWindow(phone);
    const { left, top, width, height } = boxOf('.actions');
    const covering = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(covering?.closest('.actions')).not.toBeNull();
    expect(styleOf('.actions').backgroundColor).toBe(styleOf('.group').backgroundColor);
  });

  test('says “Help” on a phone', async () => {
    await setWindow(phone);
    await expect.element(page.getByText('Help', { exact: true })).toBeVisible();
  });

  test('has a visible progress bar in forced colours', async () => {
    await setLook({ forcedColors: 'active' });
    onTestFinished(() => setLook());
    const lines = [...document.querySelectorAll('.steps-bar button')].map((each) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(each, '::before');
      return `${borderTopStyle} ${borderTopWidth}`;
    });
    expect(lines).toEqual(['solid 5px', 'dotted 5px', 'dotted 5px', 'dotted 5px']);
  });
});

test('an error of the first step moves no field below', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openForm();
  (field('vendorName').element() as HTMLElement).focus();
  const before = boxOf('[name="ownerName"]').top + scrollY;
  (field('ownerName').element() as HTMLElement).focus();
  await expect.element(page.getByText('Enter a valid name')).toBeVisible();
  expect(boxOf('[name="ownerName"]').top + scrollY).toBe(before);
});

test('the first step has no fixed bar or heading that would cover half of the screen', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openForm();
  tap(button('Next'));
  await expect.poll(() => document.querySelector('#error-summary-title')).not.toBeNull();
  const positions = (): string[] =>
    ['.actions', '#error-summary-title'].map((selector) => styleOf(selector).position);
  expect(positions()).toEqual(['sticky', 'sticky']);
  await setWindow({ width: 200, height: 640 });
  expect(positions()).toEqual(['static', 'static']);
});

test('all controls share one radius, one border width and one height', async () => {
  wear('onboarding');
  show(
    <div className="slip">
      {specimens['the fields']}
      {specimens['the buttons']}
    </div>,
  );
  await expect.element(page.getByRole('button', { name: 'quiet' })).toBeVisible();
  for (const part of ['.slip', '.btn', '.input']) {
    expect(styleOf(part).borderTopLeftRadius, part).toBe('8px');
    expect(['1px', '2px'], part).toContain(styleOf(part).borderTopWidth);
  }
  expect(boxOf('.btn').height).toBeGreaterThanOrEqual(44);
  expect(boxOf('.input').height).toBeGreaterThanOrEqual(44);
});

test('the next action is marigold, and a wrong field has the colour of errors', async () => {
  wear('onboarding');
  show(
    <>
      {specimens['the fields']}
      {specimens['the buttons']}
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'next' })).toBeVisible();
  const colour = (name: string): string => {
    const probe = document.createElement('i');
    probe.style.color = `var(--color-${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  expect(styleOf('.btn-accent').backgroundColor).toBe(colour('accent'));
  expect(styleOf('#email').borderTopColor || '').toBe(colour('error'));
  expect(styleOf('#email-error').color).toBe(colour('error'));
  expect(styleOf('[role=status]').color).toBe(colour('warning'));
});

async function showDashboard(): Promise<void> {
  const vendor = await commands.seed('contract');
  enter(vendor);
  show(<Dashboard />, paths.dashboardOf(vendor.id));
  await expect.element(page.getByTestId('kyc-status-card')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Uploaded Documents' })).toBeVisible();
}

describe('The dashboard', () => {
  openOnce(showDashboard);
  beforeEach(() => wear('vendorPages'));

  test.each([
    { ...phone, columns: 1, padding: '20px' },
    { ...desk, columns: 2, padding: '24px' },
  ])(
    'has $columns columns of slips and $padding of padding in the status at $width px',
    async ({ columns, padding, ...window }) => {
      await setWindow(window);
      const last = page.getByRole('region', { name: 'Uploaded Documents' }).element();
      const slips = [...(last.parentElement?.children ?? [])];
      for (const each of slips) expect(each.getClientRects(), each.ariaLabel ?? '').toHaveLength(1);
      const lefts = slips.map((each) => each.getBoundingClientRect().left);
      expect(new Set(lefts).size).toBe(columns);
      const bottom = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().bottom;
      expect(bottom).toBeLessThan(page.getByTestId('kyc-status-card').element().getBoundingClientRect().top);
      for (const part of ['.status-card', '.status-stub']) expect(styleOf(part).padding, part).toBe(padding);
    },
  );

  test('keeps a word in the name of a document whole on the narrowest phone', async () => {
    await setWindow({ width: 320, height: 640 });
    const view = page.getByRole('link', { name: /^View Pharmacy licence/ });
    await expect.element(view).toBeVisible();
    const row = view.element().closest('li') ?? expect.fail('The link is in no list.');
    const name = row.querySelector('p') ?? expect.fail('The document has no name.');
    const before = name.textContent;
    const widthOf = (word: string): number => {
      name.textContent = word;
      const lines = linesOf(name);
      expect(lines, word).toHaveLength(1);
      expect(widePartsOnScreen()).toEqual([]);
      return lines[0]?.width ?? 0;
    };
    // From one letter to almost the whole row.
    let word = 'm';
    while (widthOf(word) < row.clientWidth - 64) word += 'm';
    name.textContent = before;
  });
});

/** Expects that the screen fits a phone with text of twice the size. */
async function expectDoubleFits(): Promise<void> {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await setWindow(phone);
  expect([...widePartsOnScreen(), ...overlaps()]).toEqual([]);
}

describe('The KYC step', () => {
  openOnce(() => openStep('kyc-documents'));
  beforeEach(() => wear('onboarding'));

  test('fits a phone with text of twice the size', async () => {
    await expect.element(button('Next')).toBeVisible();
    await expectDoubleFits();
  });

  test('a title keeps clear of a long word for help', async () => {
    const title = document.querySelector('.flow-step') ?? expect.fail('The step has no title.');
    const words = [...document.querySelectorAll('.flow-help > span')];
    const before = [title, ...words].map(({ textContent }) => textContent);
    for (const word of words) word.textContent = 'Unterstützung';
    for (const window of windows) {
      await setWindow(window);
      const help = boxOf('.flow-help');
      // Titles grow with their language. At some length the first line ends at the word.
      for (let length = 10; length < 80; length++) {
        title.textContent = 'KYC '.repeat(length / 4).padEnd(length, 'm');
        for (const { right, top } of linesOf(title))
          expect(right <= help.left || top >= help.bottom, title.textContent).toBe(true);
      }
    }
    for (const [index, each] of [title, ...words].entries()) each.textContent = before[index] ?? '';
  });

  test('an offered name is a button at the end of its field', async () => {
    await setWindow(phone);
    const offer = page.getByRole('button', { name: /^Use “.+” ?: Name on PAN$/ });
    await expect.element(offer).toBeVisible();
    const frame = field('panHolderName').element().parentElement?.getBoundingClientRect();
    const { left, right, top, bottom, height } = offer.element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect([top >= (frame?.top ?? 0), bottom <= (frame?.bottom ?? 0)]).toEqual([true, true]);
    expect(right).toBeLessThanOrEqual(frame?.right ?? 0);
    expect(left).toBeGreaterThan(boxOf('[name="panHolderName"]').left);
    expect(await ringlessIn(ringLooks[0], '.field:has([name="panHolderName"])')).toEqual([]);
    // Typing into the field keeps the focus, although the offer disappears.
    await field('panHolderName').click();
    await userEvent.keyboard('As');
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(field('panHolderName')).toHaveValue('As');
    await field('panHolderName').fill('');
  });
});

test('the documents fit a phone with text of twice the size', async () => {
  wear('onboarding');
  await openStep('documents');
  await expect.element(button('Next')).toBeVisible();
  await expectDoubleFits();
});

test('the contract pins its bar once it was seen, and fits with text of twice the size', async () => {
  wear('onboarding');
  await openStep('contract');
  await expect.element(button('Submit application')).toBeVisible();
  expect(boxOf('.actions').top).toBeGreaterThan(640);
  await seeContract();
  scrollTo(0, 0);
  await expect.poll(() => boxOf('.actions').bottom).toBe(640);
  await expectDoubleFits();
});

test('toasts stand in the lower corner of a desktop screen, beside the form', async () => {
  await setWindow(desk);
  wear('onboarding');
  show(specimens['the notifications']);
  await expect.element(page.getByText('OTP sent')).toBeVisible();
  const { width, right } = boxOf('[data-toast]');
  expect(width, 'the width of a toast').toBeLessThanOrEqual(384);
  expect(desk.width - right, 'px from the edge').toBeLessThanOrEqual(16);
});

test('toasts lie above everything, inside the window', async () => {
  await setWindow(phone);
  wear('onboarding');
  show(specimens['the notifications']);
  await expect.element(page.getByText('OTP sent')).toBeVisible();
  for (const each of document.querySelectorAll('[data-toast]')) {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    expect([left, right], 'from edge to edge').toEqual([0, 360]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(640);
    const { x, y, width, height } = each.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-toast]')).toBe(each);
  }
});

const toasts = (): DOMRect[] =>
  [...document.querySelectorAll('[data-toast]')].map((each) => each.getBoundingClientRect());
const toast = (title: string) => page.getByRole('alert').filter({ hasText: title });

/** Stops timers for the rest of the test, so that no toast leaves when its time is over. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
const headline = (): DOMRect => boxOf('#error-summary-title');

/** Expects the heading of the summary in view, above the first wrong field. */
function expectInView(first: string): void {
  const { top, bottom } = boxOf(`[name="${first}"]`);
  expect(headline().top, 'top of the heading').toBeGreaterThanOrEqual(0);
  expect(headline().bottom, 'bottom of the heading').toBeLessThan(top);
  expect(bottom, 'bottom of the field').toBeLessThan(boxOf('.actions').top);
}

describe.each([...windows, { width: 768, height: 1024 }])('After a refused Next at $width px', (window) => {
  test('the summary, the first wrong field and the toasts of an empty form are in view', async () => {
    await setWindow(window);
    wear('onboarding');
    await openForm();
    await button('Next').click();
    await expect.element(field('vendorName')).toHaveFocus();
    await expect.poll(() => toasts().length).toBe(2);
    await drawn();
    expectInView('vendorName');
    const { bottom, height } = summary().element().getBoundingClientRect();
    expect(bottom, 'bottom of the summary').toBeLessThan(boxOf('[name="vendorName"]').top);
    expect(headline().height + height, 'height of the summary').toBeLessThanOrEqual(260);
    const lefts = summary()
      .getByRole('link')
      .elements()
      .map((link) => Math.round(link.getBoundingClientRect().left));
    expect(new Set(lefts).size, 'columns of names').toBe(2);
    for (const each of toasts()) {
      expect(each.top, 'top of a toast').toBeGreaterThan(boxOf('#vendorName-error').bottom);
      expect(each.bottom, 'bottom of a toast').toBeLessThanOrEqual(boxOf('.actions').top);
      expect(each.height, 'a toast of two lines').toBeLessThanOrEqual(24 + 2 * 20 + 2);
    }
  });

  test('the summary and the only wrong field, which is the last, are in view', async () => {
    await setWindow(window);
    wear('onboarding');
    await openFilled(await commands.newPhone(), { pincode: '12' });
    await button('Next').click();
    await expect.element(field('pincode')).toHaveFocus();
    await drawn();
    expectInView('pincode');
  });
});

test('the heading of the summary covers no field that takes the focus', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openForm();
  tap(button('Next'));
  await expect.element(field('vendorName')).toHaveFocus();
  for (const name of ['city', 'email', 'ownerName']) {
    const selector = `[name="${name}"]`;
    // Its upper half is under the heading.
    scrollBy(0, boxOf(selector).top - 20);
    const onTop = document.elementFromPoint(boxOf(selector).left + 8, 24);
    expect(onTop?.closest('#error-summary-title'), `${name} is drawn over it`).not.toBeNull();
    (field(name).element() as HTMLElement).focus();
    await expect.poll(() => boxOf(selector).top).toBeGreaterThanOrEqual(headline().bottom);
  }
});

test('a press on Next can be painted before the form is checked', async () => {
  await openForm();
  await field('vendorName').click();
  await userEvent.tab();
  await expect.element(page.getByText('Enter a valid name').first()).toBeVisible();
  stopClock();
  tap(button('Next'));
  await drawn();
  expect(summary().elements()).toHaveLength(0);
  await expect.poll(() => (vi.advanceTimersByTime(0), summary().elements())).toHaveLength(1);
});

test('pressing Next again shows one toast of each kind', async () => {
  await openForm();
  tap(button('Next'));
  await expect.element(toast('Location Required')).toBeVisible();
  const first = css('#error-summary-title').element();
  tap(button('Next'));
  await expect.poll(() => first.isConnected).toBe(false);
  expect(toast('Validation Error').elements()).toHaveLength(1);
  expect(toast('Location Required').elements()).toHaveLength(1);
});

test('the focus ring has 2 px and a gap of 2 px, and cuts no text', async () => {
  wear('onboarding');
  show(specimens['the fields']);
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
  await userEvent.tab();
  for (const input of document.querySelectorAll<HTMLElement>('main input:not([type=checkbox])')) {
    input.focus();
    const frame = input.closest<HTMLElement>('.input') ?? expect.fail('The field has no frame.');
    const { outlineWidth, outlineOffset } = getComputedStyle(frame);
    expect([outlineWidth, outlineOffset], input.id).toEqual(['2px', '2px']);
    const ring = frame.getBoundingClientRect();
    const parts = input.closest('.field')?.querySelectorAll('label, .field-help, .field-error') ?? [];
    for (const part of parts) {
      const { top, bottom } = part.getBoundingClientRect();
      expect(top >= ring.bottom + 4 || bottom <= ring.top - 4, part.textContent ?? '').toBe(true);
    }
  }
});

test('the phone field has the accent until there is a number', async () => {
  wear('start');
  show(<StartRegistration />, paths.registerStart);
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await expect.element(number).toHaveAccessibleDescription('First type your phone number.');
  const shadow = (): string => getComputedStyle(number.element()).boxShadow;
  const empty = shadow();
  expect(empty).toContain('inset');
  await number.fill('9876543210');
  expect(shadow()).not.toBe(empty);
  await expect.element(page.getByRole('button', { name: 'Send OTP' })).toHaveClass('btn-accent');
});

test('text of twice the size shows the whole phone, e-mail and search on a phone', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openForm();
  await field('phone').fill('9876543210');
  await field('email').fill('asha@sanjeevani.in');
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await setWindow(phone);
  for (const name of ['phone', 'email']) {
    const { scrollWidth, clientWidth } = field(name).element();
    expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
  }
  const search = page.getByRole('combobox').element();
  const lens = css('.map-search svg').element().getBoundingClientRect();
  const begin = search.getBoundingClientRect().left + parseFloat(getComputedStyle(search).paddingLeft);
  expect(begin, 'the text of the search begins after its picture').toBeGreaterThanOrEqual(lens.right);
});
