import { sendOtpPath } from '#lib/api/endpointsEarly.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { RawReply } from '#lib/api/transport.ts';
import { defaultUserType } from '#lib/domain/userType.ts';
import { env } from '#lib/env.ts';
import { limits } from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';

/**
 * A code for signing in, asked for by the script of a document before the app has come. The app, which is another bundle,
 * finds it in the page and reads the reply: `null` is a network that failed.
 */
interface EarlyCode {
  phone: string;
  reply: Promise<RawReply | null>;
}

declare global {
  var earlyCode: EarlyCode | undefined;
}

/** Asks for a code for a phone in international form; once, however often it is called for the same phone. */
export function sendCodeEarly(phone: string): void {
  if (globalThis.earlyCode?.phone === phone) return;
  const ask = async (): Promise<RawReply | null> => {
    try {
      const reply = await fetch(env.apiBase + sendOtpPath, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'accept-language': languageTag,
          'content-type': 'application/json',
        },
        credentials: 'omit',
        cache: 'no-store',
        body: JSON.stringify({ phone, userType: defaultUserType }),
      });
      return {
        status: reply.status,
        text: await reply.text(),
        retryAfter: reply.headers.get('retry-after'),
      };
    } catch {
      return null;
    }
  };
  globalThis.earlyCode = { phone, reply: ask() };
}

/**
 * The reply to a code that was asked for early, once; null when none was asked for this phone. It rejects with an ApiError:
 * `network` when it failed, `timeout` when it does not come.
 */
export function takeEarlyReply(phone: string): Promise<RawReply> | null {
  const early = globalThis.earlyCode;
  globalThis.earlyCode = undefined;
  return early?.phone === phone ? inTime(early.reply) : null;
}

async function inTime(reply: EarlyCode['reply']): Promise<RawReply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), limits.requestTimeoutMs);
  });
  try {
    const received = await Promise.race([reply, isLate]);
    if (received === null) throw new ApiError('network');
    return received;
  } finally {
    clearTimeout(timer);
  }
}
