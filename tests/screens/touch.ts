import { cdp } from 'vitest/browser';

interface Session {
  send(method: 'Emulation.setTouchEmulationEnabled', params: object): Promise<unknown>;
}

/** Gives the window a touch screen in place of its mouse, or takes it away. */
export const touch = (enabled: boolean): Promise<unknown> =>
  (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
