import { brand } from '#lib/brand.ts';
import { accountOf } from '#lib/stores/session/session.ts';

/** What one tab tells the others of the same session. It passes through memory alone: nothing of it is stored. */
interface Message {
  session: string;
  topic: string;
  data: unknown;
}

/** One for the page, open while somebody listens: a channel reaches every other one, and never itself. */
let channel: BroadcastChannel | null = null;
let listening = 0;

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(brand.storagePrefix);
}

/** Tells the other tabs of this session. A browser without BroadcastChannel has tabs that do not hear of each other. */
export function tellTabs(topic: string, data: unknown): void {
  const account = accountOf();
  if (account === null) return;
  const used = channel ?? open();
  used?.postMessage({ session: account.session, topic, data } satisfies Message);
  if (used !== channel) used?.close();
}

/** Calls back with what another tab of the same session tells. Returns an unsubscribe function. */
export function hearTabs(topic: string, listener: (data: unknown) => void): () => void {
  channel ??= open();
  listening++;
  const heard = channel;
  const hear = ({ data: message }: MessageEvent<Message>): void => {
    if (message.topic === topic && message.session === accountOf()?.session) listener(message.data);
  };
  heard?.addEventListener('message', hear);
  return () => {
    heard?.removeEventListener('message', hear);
    if (--listening > 0) return;
    channel?.close();
    channel = null;
  };
}
