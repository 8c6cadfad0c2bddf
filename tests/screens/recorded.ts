import { expect, inject, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { categories } from '#lib/domain/category/category.ts';
import { dismissToast, $toasts } from '#lib/stores/browser/toasts.ts';
import { ringless, ringLooks } from '../support/focusRing.ts';
import { expectSameLines } from '../support/expectSameLines.ts';
import { brandSigns, hasOurPages, offersAll } from '../support/ourSite.ts';
import { accessibilityTree } from './accessibilityTree.ts';
import {
  looseBar,
  looseDialog,
  misplaced,
  pointAway,
  relations,
  setLook,
  setWindow,
  tablet,
  windows,
  type Size,
} from './boxes.ts';
import { withNamedColours } from './colourNames.ts';
import { framesUnseen, unreadable } from './inks.ts';
import { dress, type SheetName } from './sheets.ts';
import { missing, partsSeen, styleTable } from './styleTable.ts';

/** The style sheet of a screen and the column of its page. All other screens are parts of an application. */
const pages: Record<string, { sheet: SheetName; column?: string; isPublic?: boolean }> = {
  dashboard: { sheet: 'vendorPages', column: 'mx-auto w-full px-4 py-6 max-w-5xl' },
  delivery: { sheet: 'delivery', isPublic: true },
  entry: { sheet: 'vendor', isPublic: true },
  law: { sheet: 'law', isPublic: true },
  parts: { sheet: 'onboarding', column: 'p-4' },
  public: { sheet: 'site', isPublic: true },
  profile: { sheet: 'vendorPages', column: 'mx-auto w-full px-4 py-6 max-w-xl' },
  registration: { sheet: 'registration' },
  start: { sheet: 'start', column: 'mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 py-8' },
  vendor: { sheet: 'vendor', column: 'wrap entry-slot', isPublic: true },
};

/**
 * Parts that another site or run words differently: ways to reach the support, commission, the version of the contract;
 * phones and numbers of new vendors, dates, times, waits.
 */
const passing: readonly (readonly [string | RegExp, string])[] = [
  [/\u00a0/g, ' '],
  ...brandSigns,
  [/(?<=wa\.me\/)[^},]+/g, '‹chat›'],
  [/http:\/\/localhost:\d+\/files\/[^},]+/g, '‹file›'],
  ...Object.values(categories).map(
    ({ commissionPercent }) =>
      [new RegExp(`\\b${commissionPercent}%(?! complete)`, 'g'), '‹commission›'] as const,
  ),
  [/91000 ?\d{5}/g, '‹phone›'],
  [/\b(?:vnd|doc|ctr|usr|req)_\w+|\bv-[\da-f]{8}\b/g, '‹number›'],
  [
    /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w* \d{4}(?:,? (?:at )?\d{1,2}:\d{2}(?: ?[ap]m)?)?/g,
    '‹date›',
  ],
  [/\bat \d{2}:\d{2}/g, 'at ‹time›'],
  [/\(\d+\) seconds/g, '(‹n›) seconds'],
];

const [phone, desk] = windows;

/**
 * Checks the screen and leaves it as it is. The accessibility tree must be the recorded one. At each width the layout must
 * be right; with `boxes`, the relations and the styles of its parts must be the recorded ones, also on paper for pages that
 * somebody prints. Texts must be readable, and the frames of fields and focus rings visible in each look. The names are those of the files in
 * `recordings`. A screen with `offers` lists all kinds of business, and a public page all languages and the operator. A
 * site that differs in these has no recordings of them.
 */
export async function expectRecorded(
  screen: string,
  state: string,
  { boxes = false, offers = false } = {},
): Promise<void> {
  // A toast disappears with time. Its own tests look at it.
  for (const { id } of $toasts.get()) dismissToast(id);
  const { sheet, column = '', isPublic = false } = pages[screen] ?? { sheet: 'onboarding' };
  const [undress, scrolled] = [dress(sheet), scrollY];
  const isRecorded = isPublic ? hasOurPages : offersAll || !offers;
  const hasTables = boxes && isRecorded;
  const isPrinted = isPublic || sheet === 'vendorPages';
  const main = document.querySelector('#main');
  if (main) main.className = column;
  document.body.className = isPublic ? '' : 'portal';
  const file = `${screen}/${fileName(state)}`;
  const wrong: string[] = [];
  const add = (where: string, faults: readonly string[]): void =>
    void wrong.push(...faults.map((fault) => `${where}: ${fault}`));
  try {
    await pointAway();
    await setWindow(phone);
    if (isRecorded) await expectSame(`${file}.txt`, async () => `${lasting(await accessibilityTree())}\n`);
    const inEachWindow = async (read: (window: Size) => void): Promise<void> => {
      for (const window of [desk, tablet, phone]) {
        await setWindow(window);
        scrollTo(0, 0);
        add(`at ${window.width} px`, layoutFaults());
        read(window);
      }
    };
    if (hasTables)
      await withNamedColours(async (named) => {
        const styles = (): string[] => styleTable(named, lasting);
        let table = '';
        let onPhone: readonly string[] = [];
        const others: [title: string, lines: readonly string[]][] = [];
        await inEachWindow((window) => {
          table += `At ${window.width} px\n${relations().join('\n')}\n`;
          if (window === phone) onPhone = styles();
          else others.push([`Otherwise at ${window.width} px`, styles()]);
        });
        await expectSame(`${file}.boxes.txt`, table);
        const onScreen = partsSeen();
        await setLook({ colorScheme: 'dark' });
        others.push(['Otherwise in the dark', styles()]);
        if (isPrinted) {
          await setLook({ media: 'print' });
          const onPaper = partsSeen();
          others.push(
            ['Otherwise on paper', styles()],
            ['Only on the screen', missing(onScreen, onPaper, lasting)],
            ['Only on paper', missing(onPaper, onScreen, lasting)],
          );
        }
        await expectSame(`${file}.styles.txt`, withDifferences(onPhone, others));
      });
    else await inEachWindow(() => undefined);
    await withKeyboard(async () => {
      for (const look of ringLooks) {
        await setLook(look);
        add(`in ${look.name}`, ringless('body'));
        if (look.forcedColors === 'none') add(`in ${look.name}`, [...unreadable(), ...framesUnseen()]);
      }
    });
  } finally {
    await setLook();
    undress();
    document.body.className = 'portal';
    if (main) main.className = '';
    scrollTo(0, scrolled);
  }
  expect(wrong, `${screen}: ${state}`).toEqual([]);
}

const fileName = (state: string): string =>
  state
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const lasting = (words: string): string =>
  passing.reduce((text, [passes, sign]) => text.replaceAll(passes, sign), words);

/** Joins the styles of a phone with those that differ from them elsewhere. */
function withDifferences(
  onPhone: readonly string[],
  others: readonly [title: string, lines: readonly string[]][],
): string {
  const part = (title: string, lines: readonly string[]): string =>
    `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const differing = others.map(([title, lines]) =>
    part(
      title,
      lines.filter((line) => !onPhone.includes(line)),
    ),
  );
  return part(`At ${phone.width} px`, onPhone) + differing.join('');
}

/** Compares a text with its recording. A text that is read by a function may need a moment to settle. */
async function expectSame(file: string, text: string | (() => Promise<string>)): Promise<void> {
  const recording = await commands.recordingOf(file);
  const isRecording = recording === null;
  let now = typeof text === 'string' ? text : await text();
  if (now === recording) return;
  if (typeof text !== 'string') {
    const isSettled = async (): Promise<boolean> => {
      const before = now;
      now = await text();
      return now === (isRecording ? before : recording);
    };
    await vi
      .waitUntil(isSettled, { timeout: inject('longestWait'), interval: isRecording ? 400 : 50 })
      .catch(() => null);
  }
  if (recording === null) return commands.record(file, now);
  expectSameLines(now, recording, `tests/screens/recordings/${file}`);
}

/** Runs a check that focuses controls by key, and hides it from the screen. */
async function withKeyboard(check: () => Promise<void>): Promise<void> {
  const types = ['focus', 'blur', 'focusin', 'focusout', 'keydown', 'keyup'] as const;
  const hide = (event: Event): void => {
    event.stopImmediatePropagation();
    if (event.type === 'keydown') event.preventDefault();
  };
  const focused = document.activeElement;
  for (const type of types) addEventListener(type, hide, true);
  try {
    // The browser shows focus rings only after a key press.
    await userEvent.keyboard('{Tab}');
    await check();
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  } finally {
    for (const type of types) removeEventListener(type, hide, true);
  }
}

function layoutFaults(): string[] {
  if (document.querySelector('dialog[open]')) return [...looseDialog(672), ...misplaced()];
  const bar = document.querySelector('.actions');
  // On a page that is hardly longer than the window, the bar follows the last question.
  const isLong = document.documentElement.scrollHeight > innerHeight + 64;
  const sticks = isLong && bar && getComputedStyle(bar).position === 'sticky';
  return [...(sticks ? looseBar() : []), ...misplaced()];
}
