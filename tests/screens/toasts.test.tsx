import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { Frame } from '#islands/shell/Frame.tsx';
import { useToastWhile } from '#islands/shell/page/useToastWhile.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Toasts } from '#islands/ui/Toasts.tsx';
import { Tooltip } from '#islands/ui/Tooltip.tsx';
import { $toasts, showToast } from '#lib/stores/browser/toasts.ts';
import { changeOwner } from '#lib/stores/session/owner.ts';
import * as limits from '#lib/limits.ts';
import { setWindow, windows } from './boxes.ts';
import { iconOf } from './icons.ts';
import { unreadable } from './inks.ts';
import { holdTimers } from './network.ts';
import { drawn, show } from './screen.tsx';
import { clearToasts } from './signInForm.tsx';
import { themeColour } from './themeColour.ts';

beforeEach(clearToasts);

const region = page.getByRole('region', { name: 'Notifications' });
const dismiss = (title: string) => page.getByRole('button', { name: `Dismiss: ${title}` });

const heard = () => vi.fn<(id: number) => void>();

/** Shows three toasts with mocks for their callbacks. */
function showThree() {
  const [onDismiss, onHold, onRelease] = [heard(), heard(), heard()];
  show(
    <Toasts
      toasts={[
        { id: 11, tone: 'success', title: 'First', description: 'One' },
        { id: 12, tone: 'error', title: 'Second' },
        { id: 13, tone: 'info', title: 'Third' },
      ]}
      {...{ onDismiss, onHold, onRelease }}
    />,
  );
  return { onDismiss, onHold, onRelease };
}

test('the live region is on the page before its first toast', async () => {
  show(<Frame>Page</Frame>);
  await expect.element(page.getByText('Page')).toBeVisible();
  const element = document.querySelector('[aria-label="Notifications"]');
  expect(element?.getAttribute('role')).toBe('region');
  expect(element?.getAttribute('aria-live')).toBe('polite');
  showToast({ tone: 'success', title: 'OTP sent', description: 'Please check your phone for the OTP.' });
  await expect.element(page.getByText('Please check your phone for the OTP.')).toBeVisible();
  expect(document.querySelector('[aria-label="Notifications"]')).toBe(element);
});

test.each([
  ['success', 'status', 'First'],
  ['error', 'alert', 'Second'],
  ['info', 'status', 'Third'],
] as const)('a toast of the tone %s has the role %s', async (_, role, title) => {
  showThree();
  await expect.element(page.getByRole(role).filter({ hasText: title })).toBeVisible();
});

test('each tone has its own look', async () => {
  showThree();
  await expect.element(page.getByText('Third')).toBeVisible();
  const icons = [...document.querySelectorAll('[data-toast] > svg')];
  const colours = icons.map((icon) => getComputedStyle(icon).color);
  expect(colours).toEqual(['success', 'error', 'info'].map(themeColour));
  expect(icons.map(iconOf)).toEqual(['check', 'alert', 'info']);
});

test('a long toast shows two lines, and all of them under a pointer or with the focus', async () => {
  const title = 'The bank did not accept this account';
  const description = 'Please compare every digit with your cheque and send the form again. '.repeat(4);
  show(
    <Toasts
      toasts={[{ id: 21, tone: 'error', title, description }]}
      {...{ onDismiss: heard(), onHold: heard(), onRelease: heard() }}
    />,
  );
  await expect.element(page.getByText(title)).toBeVisible();
  const words = document.querySelector<HTMLElement>('[data-toast] > div')!;
  const line = parseFloat(getComputedStyle(words).lineHeight);
  const isWhole = (): boolean => words.clientHeight >= words.scrollHeight;
  expect(isWhole(), 'the whole toast is shown').toBe(false);
  expect(words.clientHeight).toBeLessThan(3 * line);
  dismiss(title).element().focus();
  await expect.poll(isWhole).toBe(true);
  dismiss(title).element().blur();
  await expect.poll(isWhole).toBe(false);
  await userEvent.hover(words);
  await expect.poll(isWhole).toBe(true);
});

test('the button of the second toast dismisses the second toast', async () => {
  const { onDismiss } = showThree();
  await dismiss('Second').click();
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(12);
});

/** Shows a page with a button, and returns the button. */
function showNext(): Locator {
  show(
    <Frame>
      <button type="button">Next</button>
    </Frame>,
  );
  return page.getByRole('button', { name: 'Next' });
}

test('a toast that leaves gives the focus back to where it came from', async () => {
  const next = showNext();
  showToast({ tone: 'error', title: 'Second' });
  await expect.element(dismiss('Second')).toBeVisible();
  next.element().focus();
  dismiss('Second').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss('Second')).not.toBeInTheDocument();
  await expect.element(next).toHaveFocus();
});

test('the focus returns past a toast that it only passed through', async () => {
  const next = showNext();
  for (const title of ['First', 'Second']) showToast({ tone: 'error', title });
  await expect.element(dismiss('Second')).toBeVisible();
  for (const button of [next, dismiss('First'), dismiss('Second')]) (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss('Second')).not.toBeInTheDocument();
  await expect.element(next).toHaveFocus();
});

test('the focus stays on a toast when another one arrives', async () => {
  showNext();
  showToast({ tone: 'error', title: 'First' });
  await expect.element(dismiss('First')).toBeVisible();
  (dismiss('First').element() as HTMLElement).focus();
  showToast({ tone: 'error', title: 'Second' });
  await expect.element(dismiss('Second')).toBeVisible();
  await drawn();
  await expect.element(dismiss('First')).toHaveFocus();
});

test('a toast is above the page, even if a dialog opened before it', async () => {
  // No toast leaves by its time.
  holdTimers(limits.toastMs);
  show(
    <>
      <Frame>Page</Frame>
      <Dialog title="Vendor Login" open onClose={() => undefined}>
        <input aria-label="Inside" />
      </Dialog>
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Vendor Login' });
  await expect.element(dialog).toBeVisible();
  showToast({ tone: 'error', title: 'Failed' });
  // A modal dialog hides everything outside it from screen readers.
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed');
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1);
  await expect.poll(() => dialog.getByRole('region').element().matches(':popover-open')).toBe(true);
  const { bottom } = dialog.getByRole('alert').element().getBoundingClientRect();
  expect(bottom, 'it covers no control of the dialog').toBeLessThanOrEqual(
    page.getByLabelText('Inside').element().getBoundingClientRect().top,
  );
  await setWindow(windows[1]);
  const { right } = dialog.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
  expect(
    dialog.getByRole('alert').element().getBoundingClientRect().left,
    'on a desktop it stands beside the dialog',
  ).toBeGreaterThan(right);
  await dismiss('Failed').click();
  await expect.element(page.getByText('Failed')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test('a toast appears in the upper of two dialogs', async () => {
  show(
    <>
      <Frame>Page</Frame>
      <Dialog title="Lower" open onClose={() => undefined}>
        <Dialog title="Upper" open onClose={() => undefined}>
          <input aria-label="Inside" />
        </Dialog>
      </Dialog>
    </>,
  );
  const upper = page.getByRole('dialog', { name: 'Upper' });
  await expect.element(upper).toBeVisible();
  showToast({ tone: 'success', title: 'Saved' });
  await expect.element(upper.getByRole('region').getByText('Saved')).toBeVisible();
});

test('a toast that outlives its dialog moves to the page', async () => {
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Frame>
        <Dialog title="Vendor Login" open={isOpen} onClose={() => setOpen(false)}>
          <input aria-label="Inside" />
        </Dialog>
      </Frame>
    );
  }
  show(<Screen />);
  showToast({ tone: 'success', title: 'Logged in' });
  await expect.element(page.getByRole('dialog').getByText('Logged in')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(region.getByText('Logged in')).toBeVisible();
});

test('a toast stays above a bar of actions that moves while the page keeps its size', async () => {
  show(
    <>
      <div className="actions" style={{ position: 'fixed', top: '80vh' }} />
      <Toasts
        toasts={[{ id: 11, tone: 'info', title: 'First' }]}
        {...{ onDismiss: heard(), onHold: heard(), onRelease: heard() }}
      />
    </>,
  );
  await expect.element(page.getByText('First')).toBeVisible();
  const bar = document.querySelector<HTMLElement>('.actions')!;
  const bottom = (): number => Number.parseFloat(region.element().style.bottom);
  await expect.poll(bottom).toBeCloseTo(innerHeight * 0.2, 0);
  bar.style.top = '60vh';
  await expect.poll(bottom).toBeCloseTo(innerHeight * 0.4, 0);
  // A bar that fills a small window would push it out at the top.
  bar.style.top = '10vh';
  await expect.poll(bottom).toBeCloseTo(innerHeight * 0.5, 0);
});

test('a press that has begun goes through a toast that arrives over it', async () => {
  holdTimers(limits.toastMs);
  const onPress = vi.fn<() => void>();
  show(
    <Frame>
      <button type="button" className="fixed inset-0" onClick={onPress}>
        Verify
      </button>
    </Frame>,
  );
  await expect.element(page.getByRole('button', { name: 'Verify' })).toBeVisible();
  showToast({ tone: 'success', title: 'OTP sent', description: 'Please check your phone for the OTP.' });
  await expect.poll(() => document.querySelector('[data-toast]')).not.toBeNull();
  const toast = document.querySelector<HTMLElement>('[data-toast]')!;
  const { x, y, width, height } = toast.getBoundingClientRect();
  const arrival = toast.getAnimations().find((one) => (one as CSSAnimation).animationName === 'lets-through');
  const atToast = () => document.elementFromPoint(x + width / 3, y + height / 2);
  arrival?.pause();
  expect(atToast()?.textContent).toBe('Verify');
  arrival?.finish();
  expect(toast.contains(atToast()), 'the toast lies over the button').toBe(true);
  const frame = window.frameElement!.getBoundingClientRect();
  const mouse = (type: 'mousePressed' | 'mouseReleased'): Promise<unknown> =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: frame.x + 4,
      y: frame.y + 300,
      button: 'left',
      clickCount: 1,
    });
  await mouse('mousePressed');
  expect(atToast()?.textContent).toBe('Verify');
  await mouse('mouseReleased');
  expect(onPress).toHaveBeenCalledOnce();
  await expect
    .poll(() => toast.contains(atToast()), { message: 'the toast lies over the button' })
    .toBe(true);
});

test.each([
  [
    'leaves when a control under it is pressed',
    <button key="1" type="button" aria-label="Next" className="fixed inset-0" />,
    1,
  ],
  [
    'stays when a text under it is pressed',
    <p key="2" className="fixed inset-0">
      Text
    </p>,
    0,
  ],
])('a toast %s', async (_, under, dismissed) => {
  const onDismiss = heard();
  show(
    <>
      {under}
      <Toasts
        toasts={[{ id: 11, tone: 'info', title: 'First', description: 'One' }]}
        {...{ onDismiss, onHold: heard(), onRelease: heard() }}
      />
    </>,
  );
  const words = page.getByText('First');
  await expect.element(words).toBeVisible();
  // For a moment, a new toast lets presses through.
  for (const each of words.element().closest('[data-toast]')?.getAnimations() ?? []) each.finish();
  await words.click();
  expect(onDismiss).toHaveBeenCalledTimes(dismissed);
});

test('a fourth toast removes the oldest', async () => {
  show(<Frame>Page</Frame>);
  for (const title of ['One', 'Two', 'Three', 'Four']) showToast({ tone: 'info', title });
  await expect.element(page.getByText('Four')).toBeVisible();
  const titles = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Two', 'Three', 'Four']);
});

/** Simulates a pointer that comes to an element or leaves it. React derives its enter and leave events from these. */
function point(
  element: Element,
  type: 'pointerover' | 'pointerout' | 'pointerdown',
  pointerType = 'mouse',
): void {
  element.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
}

test.each([
  [
    'the pointer',
    () => point(page.getByText('Second').element(), 'pointerover'),
    () => point(page.getByText('Second').element(), 'pointerout'),
  ],
  [
    'the focus',
    () => (dismiss('Second').element() as HTMLElement).focus(),
    () => (dismiss('Second').element() as HTMLElement).blur(),
  ],
])('a toast stays while it has %s, and disappears afterwards', async (_, rest, leave) => {
  const { onHold, onRelease } = showThree();
  await expect.poll(() => onRelease.mock.calls).toContainEqual([13]);
  onHold.mockClear();
  onRelease.mockClear();
  rest();
  expect(onHold.mock.calls).toContainEqual([12]);
  expect(onRelease).not.toHaveBeenCalledWith(12);
  leave();
  expect(onRelease.mock.calls).toContainEqual([12]);
});

test('a toast that has the focus stays when a pointer passes over it', async () => {
  const { onRelease } = showThree();
  await expect.poll(() => onRelease.mock.calls).toContainEqual([13]);
  onRelease.mockClear();
  (dismiss('Second').element() as HTMLElement).focus();
  point(page.getByText('Second').element(), 'pointerover');
  point(page.getByText('Second').element(), 'pointerout');
  expect(onRelease).not.toHaveBeenCalledWith(12);
});

test('the time of a toast runs only while the page is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  const { onHold, onRelease } = showThree();
  await expect.poll(() => onHold.mock.calls).toEqual(expect.arrayContaining([[11], [12], [13]]));
  expect(onRelease).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onRelease.mock.calls).toEqual([[11], [12], [13]]);
});

test('a toast disappears after 4 seconds and not before', async () => {
  show(
    <Frame>
      <p style={{ position: 'fixed', bottom: 0 }}>Page</p>
    </Frame>,
  );
  // A pointer that an earlier test left on the toast would hold it.
  await userEvent.hover(page.getByText('Page'));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  showToast({ tone: 'info', title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const begun = vi.getTimerCount();
  vi.advanceTimersByTime(3900);
  expect(vi.getTimerCount()).toBe(begun);
  vi.advanceTimersByTime(100);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
});

/** Shows a button with a tooltip and stops the clock. Returns a function that advances it. */
async function showTooltip(): Promise<() => void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  show(
    <Tooltip text="Dismiss">
      <button type="button" aria-label="Dismiss: Saved">
        ×
      </button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button')).toBeVisible();
  return () => void vi.advanceTimersByTime(700);
}
const tooltip = page.getByRole('tooltip');
const control = page.getByRole('button', { name: 'Dismiss: Saved' });

test('a tooltip opens after 700 ms of focus and describes its control', async () => {
  const wait = await showTooltip();
  (control.element() as HTMLElement).focus();
  vi.advanceTimersByTime(699);
  await expect.element(tooltip).not.toBeInTheDocument();
  wait();
  await expect.element(tooltip).toHaveTextContent('Dismiss');
  await expect.element(control).toHaveAccessibleDescription('Dismiss');
  const [text, own] = [tooltip, control].map((part) => part.element().getBoundingClientRect());
  expect(text?.right, 'it covers no control').toBeLessThanOrEqual(own?.left ?? 0);
  expect(unreadable()).toEqual([]);
  (control.element() as HTMLElement).blur();
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(control).not.toHaveAttribute('aria-describedby');
});

test.each([
  ['mouse', true],
  ['touch', false],
])('resting on the control with a %s opens the tooltip: %s', async (pointerType, isShown) => {
  const wait = await showTooltip();
  point(control.element(), 'pointerover', pointerType);
  wait();
  if (isShown) await expect.element(tooltip).toBeVisible();
  else await expect.element(tooltip).not.toBeInTheDocument();
});

test('a press closes the tooltip and opens none while the pointer stays', async () => {
  const wait = await showTooltip();
  point(control.element(), 'pointerover');
  wait();
  await expect.element(tooltip).toBeVisible();
  point(control.element(), 'pointerdown');
  wait();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('a pointer that leaves before 700 ms opens no tooltip', async () => {
  const wait = await showTooltip();
  point(control.element(), 'pointerover');
  vi.advanceTimersByTime(300);
  point(control.element(), 'pointerout');
  wait();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('Escape first closes the tooltip and then the dialog around it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onClose = vi.fn<() => void>();
  show(
    <Dialog title="Vendor Login" open onClose={onClose}>
      <Tooltip text="Dismiss">
        <button type="button" aria-label="Dismiss: Saved">
          ×
        </button>
      </Tooltip>
    </Dialog>,
  );
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
  vi.advanceTimersByTime(700);
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape closes a tooltip alone, even in the moment when it appears', async () => {
  const wait = await showTooltip();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    control.element().dispatchEvent(escape);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  (control.element() as HTMLElement).focus();
  wait();
  await expect.poll(() => escape.defaultPrevented).toBe(true);
  await expect.element(tooltip).not.toBeInTheDocument();
});

test.each([
  ['shown to the vendor who sent it', (): void => undefined, ['Not sent']],
  ['not shown to the next vendor', changeOwner, []],
] as const)('a late failure of a form is %s', async (_, happen, titles) => {
  const reply = Promise.withResolvers<void>();
  const told = vi.fn<() => void>();
  function Form() {
    const tell = useToastWhile(true);
    const send = async (): Promise<void> => {
      await reply.promise;
      tell({ tone: 'error', title: 'Not sent' });
      told();
    };
    return <button onClick={() => void send()}>Send</button>;
  }
  show(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  happen();
  reply.resolve();
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect($toasts.get().map(({ title }) => title)).toEqual(titles);
});
