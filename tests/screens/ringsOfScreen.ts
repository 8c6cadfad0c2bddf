import { cdp, userEvent } from 'vitest/browser';
import { ringless, type RingLook } from '../support/focusRing.ts';

interface Session {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown>;
}

/** Shows the page in a look; without one, as the other tests see it. */
export async function setLook(look?: RingLook): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  if (look !== undefined)
    features.push(
      { name: 'prefers-color-scheme', value: look.colorScheme },
      { name: 'forced-colors', value: look.forcedColors },
    );
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features });
}

/** The controls of the screen whose keyboard focus cannot be seen in a look. */
export async function ringlessIn(look: RingLook, within = '#main'): Promise<string[]> {
  await setLook(look);
  try {
    // Only a key makes the browser show the ring.
    await userEvent.tab();
    return ringless(within);
  } finally {
    await setLook();
  }
}
