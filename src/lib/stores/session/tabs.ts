import { brand } from '#lib/brand.ts';
import { signedInOf } from '#lib/stores/session/session.ts';

/** A message from one tab to the others of the same session. It passes through memory; nothing is stored. */
interface Message {
  session: string;
  topic: string;
  data: unknown;
}

/** The page's one channel, open while there are listeners. It reaches every other channel, never itself. */
let channel: BroadcastChannel | null = null;
let listening = 0;

function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(brand.storagePrefix);
}

/** Tells the other tabs of this session. Without BroadcastChannel, tabs do not hear each other. */
export function tellTabs(topic: string, data: unknown): void {
  const signedIn = signedInOf();
  if (signedIn === null) return;
  const used = channel ?? open();
  used?.postMessage({ session: signedIn.session, topic, data } satisfies Message);
  if (used !== channel) used?.close();
}

/** Calls back with the messages of other tabs of the same session. Returns an unsubscribe function. */
export function hearTabs(topic: string, listener: (data: unknown) => void): () => void {
  channel ??= open();
  listening++;
  const heard = channel;
  const hear = ({ data: message }: MessageEvent<Message>): void => {
    if (message.topic === topic && message.session === signedInOf()?.session) listener(message.data);
  };
  heard?.addEventListener('message', hear);
  return () => {
    heard?.removeEventListener('message', hear);
    if (--listening > 0) return;
    channel?.close();
    channel = null;
  };
}
