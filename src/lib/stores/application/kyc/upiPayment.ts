import { atom, type ReadableAtom } from 'nanostores';
import { callOptional } from '#lib/api/optional.ts';
import type { UpiPayment, UpiState } from '#lib/domain/bank/upi.ts';
import * as limits from '#lib/limits.ts';
import { failureCode } from '#lib/stores/session/signIn/failure.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';

/** An account by UPI, as the panel shows it. */
export type UpiPanelState =
  | { type: 'idle' | 'starting' }
  | { type: 'failed'; error: unknown }
  | { type: 'waiting'; intent: string }
  | Exclude<UpiState, { type: 'waiting' }>;

interface UpiAccount {
  $state: ReadableAtom<UpiPanelState>;
  /** Asks for a payment. While it waits, its state is asked for every three seconds, if the page is visible. */
  start: () => Promise<void>;
  /** Folds the panel or opens it. A folded one asks nothing. */
  fold: (isFolded: boolean) => void;
  /** Ends the questions. */
  stop: () => void;
}

/** Finds a vendor's account by a payment. It stays in memory. Requires the API's capability `bankUpi`. */
export function createUpiAccount(vendorId: string): UpiAccount {
  const $state = atom<UpiPanelState>({ type: 'idle' });
  const isSameOwner = sameOwner();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFolded = false;
  let startedAt = 0;
  /** Counts the payments. The answer to an earlier one is dropped. */
  let latest = 0;

  const ask = async (payment: UpiPayment, own: number): Promise<void> => {
    const again = (): void => {
      if (own === latest) timer = setTimeout(() => void ask(payment, own), limits.upiPollMs);
    };
    if (!isSameOwner()) return;
    if (globalThis.document?.visibilityState === 'hidden' || isFolded) return again();
    try {
      const state = await callOptional('upiState', { id: vendorId, slot: payment.id });
      if (own !== latest || !isSameOwner()) return;
      if (state.type === 'waiting') again();
      else $state.set(state);
    } catch (error) {
      if (own !== latest) return;
      // One lost answer ends nothing: the vendor may be in the UPI app. A refusal does. The API knows when a payment ends:
      // its clock and this device's may differ.
      const isLost = ['network', 'timeout', 'unavailable', 'rate-limited'].includes(failureCode(error) ?? '');
      if (isLost && performance.now() - startedAt < limits.upiWaitMs) again();
      else $state.set({ type: 'failed', error });
    }
  };

  const stop = (): void => {
    latest++;
    clearTimeout(timer);
  };
  return {
    $state,
    start: async () => {
      if ($state.get().type === 'starting') return;
      stop();
      const own = latest;
      $state.set({ type: 'starting' });
      startedAt = performance.now();
      try {
        const payment = await callOptional('startUpi', { id: vendorId });
        if (own !== latest || !isSameOwner()) return;
        $state.set({ type: 'waiting', intent: payment.intent });
        timer = setTimeout(() => void ask(payment, own), limits.upiPollMs);
      } catch (error) {
        if (own === latest) $state.set({ type: 'failed', error });
      }
    },
    fold: (isNow) => {
      isFolded = isNow;
    },
    stop,
  };
}
