import { brand } from '#lib/brand.ts';
import { accountOf } from '#lib/stores/session/session.ts';

/** What one tab tells the others of the same session. It passes through memory alone: nothing of it is stored. */
interface Message {
  /** The page that tells it. */
  from: number;
  session: string;
  topic: string;
  data: unknown;
}

/** This page, among all that hear: a channel also reaches the page that posts, where it has another one open. */
const here = Math.random();

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(brand.storagePrefix);
}

/** Tells the other tabs of this session. A browser without BroadcastChannel has tabs that do not hear of each other. */
export function tellTabs(topic: string, data: unknown): void {
  const account = accountOf();
  const channel = open();
  if (account !== null) {
    channel?.postMessage({ from: here, session: account.session, topic, data } satisfies Message);
  }
  channel?.close();
}

/** Calls back with what another tab of the same session tells. Returns an unsubscribe function. */
export function hearTabs(topic: string, listener: (data: unknown) => void): () => void {
  const channel = open();
  const hear = ({ data: message }: MessageEvent<Message>): void => {
    if (message.from === here || message.topic !== topic) return;
    if (message.session === accountOf()?.session) listener(message.data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.close();
}
