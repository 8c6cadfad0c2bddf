import { cdp, userEvent } from 'vitest/browser';
import { ringless, type RingLook } from '../support/focusRing.ts';

interface Session {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown>;
}

/** Shows the page in a look. Without a look, restores the default. */
export async function setLook(look?: RingLook): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  if (look !== undefined)
    features.push(
      { name: 'prefers-color-scheme', value: look.colorScheme },
      { name: 'forced-colors', value: look.forcedColors },
    );
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features });
}

/** Returns the controls whose focus ring is invisible in a look. */
export async function ringlessIn(look: RingLook, within = '#main'): Promise<string[]> {
  await setLook(look);
  try {
    // The browser shows the focus ring only after a key press.
    await userEvent.tab();
    return ringless(within);
  } finally {
    await setLook();
  }
}
