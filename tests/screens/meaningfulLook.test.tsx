import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { BankSection } from '#islands/onboarding/kyc/BankSection.tsx';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { paths } from '#lib/paths.ts';
import { review } from '../../e2e/controls.ts';
import { looseDialog, setLook, setWindow, windows } from './boxes.ts';
import { openForm } from './firstStep.tsx';
import { iconOf } from './icons.ts';
import { tap } from './press.ts';
import { unreadable } from './inks.ts';
import { openStep } from './papers.tsx';
import { touch } from './touch.ts';
import { enter, leave, openOnce, sandbox, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { OpenedDialog } from './specimens.tsx';

/** Checks the meaning of the styles: states by colour and position, and what stays in view. */

const [, desk] = windows;
const only = (selector: string, within: ParentNode = document): HTMLElement => {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the screen.`);
  return found;
};
/** Returns a theme colour in the format of computed styles. */
function colour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Returns the lightness of a colour in OKLab, 0 to 1. */
function lightness(css: string): number {
  const probe = document.createElement('i');
  probe.style.color = `oklab(from ${css} l a b)`;
  document.body.append(probe);
  const [, value = ''] = /oklab\(([\d.]+)/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  return Number(value);
}

async function openDialog(): Promise<void> {
  const open = page.getByRole('button', { name: 'Open' });
  await expect.element(open).toBeVisible();
  tap(open);
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

/** Expects that each line that unfolds has the same sign, closed and open. */
async function expectSigns(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('#main summary').length).toBeGreaterThan(0);
  for (const line of document.querySelectorAll('#main summary')) {
    const { borderWidth, width, display } = getComputedStyle(line, '::after');
    expect([borderWidth, width, display], line.textContent ?? '').toEqual([
      '0px 2px 2px 0px',
      '8px',
      'block',
    ]);
    expect(getComputedStyle(line).display).not.toBe('list-item');
    const fold = line.parentElement as HTMLDetailsElement;
    const wasOpen = fold.open;
    const turns = [false, true].map((isOpen) => {
      fold.open = isOpen;
      return getComputedStyle(line, '::after').rotate;
    });
    fold.open = wasOpen;
    expect(turns, `closed and open: ${line.textContent}`).toEqual(['45deg', '225deg']);
  }
}

/** Shows the page in a look until the test ends. */
async function wearLook(look: Parameters<typeof setLook>[0]): Promise<void> {
  onTestFinished(() => setLook());
  await setLook(look);
}

test.each([
  ['Verified', { type: 'verified', bank: null, branch: null, accountHolder: null }, 'success', 'check'],
  ['Pending', { type: 'pending', message: null }, 'warning', 'clock'],
] as const)('the bank’s answer “%s” has its own colour and icon', async (name, bank, state, icon) => {
  wear('onboarding');
  const details = () => ({ accountNumber: '', ifsc: '', accountHolderName: '' });
  show(
    <BankSection
      bank={bank}
      details={details}
      isNeeded={false}
      isAsked={false}
      onMissing={() => undefined}
    />,
  );
  const answer = page.getByRole('button', { name });
  await expect.element(answer).toBeVisible();
  expect(getComputedStyle(answer.element()).color).toBe(colour(state));
  expect(iconOf(answer.element())).toBe(icon);
});

describe('The step documents', () => {
  beforeEach(() => wear('onboarding'));
  openOnce(() => openStep('documents'));

  test('lines show the states of the steps on a phone', () => {
    const line = (state: string) =>
      getComputedStyle(only(`.steps-bar [data-state="${state}"] button`), '::before');
    // Borders, because forced colours remove backgrounds.
    const [done, current, upcoming] = ['done', 'current', 'upcoming'].map(line);
    expect(done).toMatchObject({ borderTopStyle: 'solid', borderTopColor: colour('success') });
    expect(current).toMatchObject({ borderTopStyle: 'solid', borderTopColor: colour('primary') });
    expect(upcoming?.borderTopStyle).toBe('dotted');
  });

  test('coloured marks show the states of the steps on a desktop screen', async () => {
    await setWindow(desk);
    const mark = (state: string) =>
      getComputedStyle(only(`[data-state="${state}"] .steps-mark`)).backgroundColor;
    expect([mark('done'), mark('current')]).toEqual([colour('success'), colour('primary')]);
    expect(mark('upcoming')).toBe('rgba(0, 0, 0, 0)');
    expect(unreadable(only('.steps-bar'))).toEqual([]);
  });

  test('has the same sign at every line that unfolds', expectSigns);
});

describe('The contract', () => {
  beforeEach(() => wear('onboarding'));
  openOnce(() => openStep('contract'));

  test('a figure of the contract stands beside its clause', async () => {
    await setWindow(desk);
    await expect.poll(() => document.querySelectorAll('.clauses > li > b').length).toBe(2);
    for (const figure of document.querySelectorAll('.clauses > li > b')) {
      const [beside, clause] = [figure, only('p', figure.parentElement as HTMLElement)].map((each) =>
        each.getBoundingClientRect(),
      );
      expect(Math.abs((beside?.top ?? 0) - (clause?.top ?? 0))).toBeLessThanOrEqual(8);
      expect(beside?.right).toBeCloseTo(clause?.right ?? 0, 0);
    }
  });

  test('has the same sign at every line that unfolds', expectSigns);
});

test('the status card is green, red or yellow, and an approval tears its slip off', async () => {
  await setWindow(desk);
  wear('vendorPages');
  const grounds: string[] = [];
  const gaps: number[] = [];
  for (const decision of ['approve', 'reject', null] as const) {
    const vendor = await commands.seed('contract');
    if (decision !== null) await review(sandbox, vendor.id, decision, { reason: 'Cannot be read.' });
    enter(vendor);
    show(<Dashboard />, paths.dashboardOf(vendor.id));
    const tone = { approve: 'green', reject: 'red', wait: 'yellow' }[decision ?? 'wait'];
    await expect.poll(() => document.querySelector(`.status-card[data-tone="${tone}"]`)).not.toBeNull();
    const card = only(`.status-card[data-tone="${tone}"]`);
    grounds.push(getComputedStyle(card).backgroundColor);
    gaps.push(only('.status-stub').offsetLeft - card.offsetLeft - card.offsetWidth);
    leave();
  }
  expect(gaps).toEqual([12, 0, 0]);
  expect(new Set([...grounds, colour('base-100')]).size).toBe(4);
});

test('what is left to send stands out more than the status under it', async () => {
  wear('vendorPages');
  const vendor = await commands.seed('documents');
  enter(vendor);
  show(<Dashboard />, paths.dashboardOf(vendor.id));
  await expect.poll(() => document.querySelector('.status-lead')?.textContent).toMatch(/^Not sent yet/);
  const [lead = 0, status = 0] = ['.status-lead', '.status-title'].map((line) =>
    parseFloat(getComputedStyle(only(line)).fontSize),
  );
  expect(lead).toBeGreaterThan(status);
});

test.each([
  ['the slip of the dashboard', '.status-stub', <Dashboard key="1" />, paths.dashboardOf],
  ['the receipt', '.keep', <Profile key="2" />, paths.profileOf],
] as const)('%s is dimmed paper with ink in the dark', async (_, paper, screen, pathOf) => {
  wear('vendorPages');
  const vendor = await commands.seed('contract');
  enter(vendor);
  show(screen, pathOf(vendor.id));
  await expect.poll(() => document.querySelector(`${paper} .rx-stamp`)).not.toBeNull();
  await wearLook({ colorScheme: 'dark' });
  const sheet = getComputedStyle(only(paper));
  const [ground, ink] = [lightness(sheet.backgroundColor), lightness(sheet.color)];
  expect(ground).toBeGreaterThan(0.7);
  expect(ground).toBeLessThan(0.9);
  expect(ink).toBeLessThan(0.3);
  expect(sheet.colorScheme, 'the browser’s own parts on it').toBe('light');
  expect(unreadable(only(paper))).toEqual([]);
});

test('a coloured line marks the reviewer’s words as a quotation', async () => {
  wear('vendorPages');
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Cannot be read.' });
  enter(vendor);
  show(<Dashboard />, paths.dashboardOf(vendor.id));
  await expect.element(page.getByText('Cannot be read.')).toBeVisible();
  const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(only('blockquote'));
  expect([borderInlineStartWidth, borderInlineStartColor]).toEqual(['3px', colour('error')]);
});

test('a ring of the colour of errors marks what the reviewer sent back', async () => {
  wear('vendorPages');
  const line = { step: 'documents', title: 'Documents', state: 'flagged', value: null } as const;
  show(<ProgressSlip view={{ mark: 'none' as never, stamp: null, lines: [line] }} />);
  await expect.element(page.getByRole('listitem')).toBeVisible();
  const { borderTopStyle, borderTopWidth, borderTopColor, pointerEvents } = getComputedStyle(
    only('.rx-ring'),
    '::after',
  );
  expect([borderTopStyle, borderTopWidth, borderTopColor]).toEqual(['solid', '2px', colour('error')]);
  const box = page.getByRole('listitem').element().querySelector('[aria-hidden]') as Element;
  expect(getComputedStyle(box).borderTopColor, 'the box of the line').toBe(colour('error'));
  expect(pointerEvents, 'a press reaches what the ring is drawn over').toBe('none');
});

test('a locked field has the ground of the page and a pale frame', async () => {
  wear('onboarding');
  show(
    <div className="slip">
      <input className="input" id="open" />
      <input className="input" id="locked" readOnly />
    </div>,
  );
  await expect.poll(() => document.getElementById('locked')).not.toBeNull();
  const [open, locked] = ['#open', '#locked'].map((each) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(only(each));
    return [backgroundColor, borderTopColor];
  });
  expect(locked).toEqual([colour('base-200'), colour('base-300')]);
  expect(open).not.toContain(colour('base-200'));
  expect(open).not.toContain(colour('base-300'));
});

test('a failed save is bold and has the colour of errors', () => {
  wear('onboarding');
  show(<span className="autosave" data-state="will-retry" />);
  return expect
    .poll(() => {
      const { color, fontWeight } = getComputedStyle(only('.autosave'));
      return [color, fontWeight];
    })
    .toEqual([colour('error'), '700']);
});

describe('The first step', () => {
  beforeEach(() => wear('onboarding'));
  openOnce(() => openForm());

  test('insets its fields by 16 px', () => {
    const [slip, field] = ['.group', '[name="vendorName"]'].map((each) => only(each).getBoundingClientRect());
    const frame = 1;
    expect((field?.left ?? 0) - (slip?.left ?? 0)).toBe(16 + frame);
    expect((slip?.right ?? 0) - (field?.right ?? 0)).toBe(16 + frame);
  });

  test('keeps the focused field above the action bar', () => {
    for (const control of document.querySelectorAll<HTMLElement>('#main input:not([type="checkbox"])')) {
      control.focus();
      // A field in a folded part takes no focus.
      if (document.activeElement !== control) continue;
      const { top, bottom } = control.getBoundingClientRect();
      expect(top, `${control.getAttribute('name')} at the top`).toBeGreaterThanOrEqual(0);
      expect(bottom, `${control.getAttribute('name')} at the bar`).toBeLessThanOrEqual(
        only('.actions').getBoundingClientRect().top,
      );
    }
  });

  test('reserves 240 px for the map', () => {
    expect(only('.map-frame').offsetHeight).toBe(240);
  });

  test('has help smaller than its label, and errors in bold', () => {
    const size = (selector: string): number => parseFloat(getComputedStyle(only(selector)).fontSize);
    expect(size('.field-help')).toBeLessThan(size('.field-label'));
    expect(Number(getComputedStyle(only('.field-label')).fontWeight)).toBeGreaterThanOrEqual(600);
    expect(getComputedStyle(only('.field-error')).fontWeight).toBe('600');
  });

  test('the whole line below the steps unfolds, and no step takes its presses', () => {
    scrollTo(0, 0);
    const line = only('.steps-bar ~ * summary, .steps-bar ~ form summary');
    const { left, top, bottom } = line.getBoundingClientRect();
    for (const y of [top + 1, bottom - 1])
      expect(line.contains(document.elementFromPoint(left + 8, y)), `${y - top} px below its top`).toBe(true);
  });

  test.each(windows)('nothing of the page shows around the bar of actions at $width px', async (window) => {
    await setWindow(window);
    scrollTo(0, 0);
    const { top, bottom, left, right } = only('.actions').getBoundingClientRect();
    expect(bottom).toBe(innerHeight);
    const slip = only('.group').getBoundingClientRect();
    expect(left).toBeLessThanOrEqual(slip.left);
    expect(right).toBeGreaterThanOrEqual(slip.right);
    // A strip in the colour of the page lies behind the teeth of the torn edge.
    const { boxShadow, borderRadius } = getComputedStyle(only('.actions'));
    expect(boxShadow).toContain(' -8px 0px 0px');
    expect(boxShadow).toContain(colour('base-200'));
    expect(borderRadius).toBe('0px');
    expect(top).toBeLessThan(innerHeight);
  });

  test('in forced colours, placeholders and the bar of actions have an edge', async () => {
    const later = Object.assign(document.createElement('p'), { className: 'skeleton' });
    only('.group').before(later);
    onTestFinished(() => later.remove());
    const edges = (): string[] => [
      getComputedStyle(only('.skeleton')).outlineStyle,
      getComputedStyle(only('.actions')).borderTopStyle,
    ];
    expect(edges()).toEqual(['none', 'none']);
    await wearLook({ forcedColors: 'active' });
    expect(edges()).toEqual(['solid', 'solid']);
  });
});

test.each([
  ['a low window', { width: 360, height: 320 }],
  ['a low and wide window', { width: 900, height: 360 }],
])('a long dialog scrolls within %s', async (_, window) => {
  await setWindow(window);
  wear('onboarding');
  show(
    <OpenedDialog>
      <p style={{ height: 1000 }}>Long</p>
      <button type="button">Last</button>
    </OpenedDialog>,
  );
  await openDialog();
  expect(looseDialog()).toEqual([]);
  expect(only('dialog > .slip').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.height + 0.5);
  expect(only('dialog [aria-label="Close"]').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const { overscrollBehaviorY } = getComputedStyle(only('dialog > .slip'));
  expect(overscrollBehaviorY, 'the page behind it does not scroll along').toBe('contain');
  only('dialog p ~ button').scrollIntoView();
  await expect.element(page.getByRole('button', { name: 'Last' })).toBeInViewport();
});

describe('The page behind a dialog', () => {
  beforeEach(() => wear('onboarding'));
  openOnce(async () => {
    show(<OpenedDialog />);
    await openDialog();
  });

  test.each([
    ['scrolls', 'mouse', false],
    ['does not scroll', 'touch screen', true],
  ] as const)('%s on a %s', async (_, device, isTouched) => {
    await touch(isTouched);
    onTestFinished(() => void touch(false));
    expect(matchMedia('(pointer: coarse)').matches, device).toBe(isTouched);
    expect(getComputedStyle(document.documentElement).overflowY === 'hidden').toBe(isTouched);
  });

  test('is dimmed', () => {
    const { backgroundColor } = getComputedStyle(only('dialog'), '::backdrop');
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0.4)');
  });
});

test('nothing moves for a visitor who prefers reduced motion', async () => {
  show(
    <>
      <Button busy>Saving</Button>
      <div className="toast-in" />
      <button type="button" className="btn">
        Next
      </button>
    </>,
  );
  await expect.poll(() => document.querySelector('.animate-spin')).not.toBeNull();
  for (const part of ['.animate-spin', '.toast-in'])
    expect(parseFloat(getComputedStyle(only(part)).animationDuration), part).toBeLessThan(0.001);
  expect(getComputedStyle(only('.animate-spin')).animationIterationCount).toBe('1');
  expect(parseFloat(getComputedStyle(only('.btn')).transitionDuration)).toBeLessThan(0.001);
});

test('in forced colours, a quiet button has no frame', async () => {
  wear('vendorPages');
  show(
    <a href="/" className="btn btn-ghost" style={{ backgroundColor: 'Canvas' }}>
      View
    </a>,
  );
  await expect.element(page.getByRole('link', { name: 'View' })).toBeVisible();
  await wearLook({ forcedColors: 'active' });
  const { borderTopColor, backgroundColor } = getComputedStyle(only('.btn-ghost'));
  expect(borderTopColor).toBe(backgroundColor);
});

test('a dialog has a title in the same face on every page', async () => {
  const faces: string[] = [];
  for (const sheet of ['onboarding', 'vendorPages', 'start', 'vendor'] as const) {
    wear(sheet);
    show(
      <div className="entry-slot">
        <OpenedDialog />
      </div>,
    );
    await openDialog();
    faces.push(getComputedStyle(only('dialog h2')).fontFamily);
    leave();
  }
  expect(new Set(faces).size).toBe(1);
  expect(faces[0]).toContain('serif');
});

test.each([
  ['vendor-info', 'vendorName'],
  ['kyc-documents', 'gstNumber'],
] as const)('after Next on an empty %s, its heading covers no name of the summary', async (step, name) => {
  await setWindow({ width: 360, height: 640 });
  wear('onboarding');
  await (step === 'vendor-info' ? openForm() : openStep(step));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const field = (): HTMLElement => only(`input[name="${name}"]`);
  await expect.poll(() => document.activeElement).toBe(field());
  const heading = only('#error-summary-title').getBoundingClientRect();
  expect(heading.top).toBeGreaterThanOrEqual(0);
  expect(only('#error-summary-title + section a').getBoundingClientRect().top).toBeGreaterThanOrEqual(
    heading.bottom,
  );
  expect(field().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 239);
  // Its lines that unfold look like those of the other steps.
  await expectSigns();
});

test('an example in an empty field is readable', async () => {
  wear('onboarding');
  show(
    <div className="slip">
      <input className="input" placeholder="An example" />
      <i>An example</i>
    </div>,
  );
  await expect.element(page.getByText('An example')).toBeVisible();
  const { color, opacity } = getComputedStyle(only('.input'), '::placeholder');
  Object.assign(only('.slip i').style, { color, opacity });
  expect(unreadable(only('.slip'))).toEqual([]);
});

test('more contrast makes help as dark as its label', async () => {
  wear('onboarding');
  show(<p className="field-help">As customers know it</p>);
  await expect.element(page.getByText('As customers know it')).toBeVisible();
  expect(Number(getComputedStyle(only('.field-help')).opacity)).toBeLessThan(1);
  await wearLook({ contrast: 'more' });
  expect(getComputedStyle(only('.field-help')).opacity).toBe('1');
});

test('two fields side by side share their lines, also if only one has help', async () => {
  await setWindow(desk);
  wear('onboarding');
  show(
    <div className="field-pair">
      {[
        '',
        'Help of two lines, which only one of the two fields has, so that the other one has room there',
      ].map((help) => (
        <div key={help} className="field">
          <b className="field-label">Label</b>
          {help && <p className="field-help">{help}</p>}
          <div className="field-control">Control</div>
          <div className="field-foot">Error</div>
        </div>
      ))}
    </div>,
  );
  await expect.element(page.getByText('Error').first()).toBeVisible();
  for (const part of ['.field-label', '.field-control', '.field-foot']) {
    const tops = [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect().top);
    expect(new Set(tops).size, part).toBe(1);
  }
});

test('a number that counts keeps its width', async () => {
  wear('onboarding');
  show(<p className="figures">10</p>);
  await expect.element(page.getByText('10')).toBeVisible();
  expect(getComputedStyle(only('.figures')).fontVariantNumeric).toBe('tabular-nums');
});

test('a press that waits for the island of the start page dims its button', async () => {
  wear('start');
  const island = document.createElement('astro-island');
  island.innerHTML = '<button class="btn" aria-busy="true">Send OTP</button>';
  document.body.append(island);
  onTestFinished(() => island.remove());
  expect(Number(getComputedStyle(only('astro-island button')).opacity)).toBeLessThan(1);
});
