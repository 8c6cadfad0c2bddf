import { appErrorWords } from './app.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'ਇਹ ਕਿ ਤੁਸੀਂ ਲੌਗ ਇਨ ਹੋ: ਐਕਸੈੱਸ ਅਤੇ ਰਿਫ੍ਰੈਸ਼ ਟੋਕਨ, ਤੁਹਾਡਾ ਫ਼ੋਨ ਨੰਬਰ, ਨਾਮ ਅਤੇ ਈਮੇਲ',
  login: 'ਇਹ ਕਿ ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਪੂਰੀ ਹੈ ਜਾਂ ਨਹੀਂ, ਅਤੇ ਉਸ ਨੂੰ ਪੂਰਾ ਕਰਨ ਵਾਲਾ ਪੇਜ',
  welcome: 'ਇਹ ਕਿ “ਜੀ ਆਇਆਂ ਨੂੰ” ਵਾਲਾ ਮੈਸੇਜ ਅਜੇ ਦਿਖਾਉਣਾ ਬਾਕੀ ਹੈ',
  application: 'ਤੁਸੀਂ ਕਿਹੜੀ ਅਰਜ਼ੀ ’ਤੇ ਸੀ: ਉਸ ਦਾ ਨੰਬਰ, ਕੈਟੇਗਰੀ, ਸਟੈੱਪ ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ; ਤੁਹਾਡਾ ਭਰਿਆ ਕੁਝ ਨਹੀਂ',
  typed: 'ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਪਰ ਅਜੇ ਭੇਜਿਆ ਨਹੀਂ; PAN, ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ ਜਾਂ ਦਸਤਾਵੇਜ਼ ਕਦੇ ਨਹੀਂ',
  refresh: 'ਜੋ ਟੋਕਨ ਨਵਾਂ ਕੀਤਾ ਜਾ ਰਿਹਾ ਹੈ ਉਸ ਦਾ ਛੋਟਾ ਨਿਸ਼ਾਨ, ਤਾਂ ਜੋ ਗੁੰਮਿਆ ਜਵਾਬ ਦੁਬਾਰਾ ਮੰਗਿਆ ਜਾ ਸਕੇ',
  sending: 'ਇੱਕ ਰੈਂਡਮ ਕੁੰਜੀ ਅਤੇ ਜੋ ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ ਉਸ ਦਾ ਛੋਟਾ ਨਿਸ਼ਾਨ, ਤਾਂ ਜੋ ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਨਾ ਭੇਜਿਆ ਜਾਵੇ',
  consents: 'ਇਹ ਕਿ ਤੁਸੀਂ ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ ਅਤੇ ਇਹ ਨੋਟਿਸ ਮਨਜ਼ੂਰ ਕੀਤੇ: ਵਰਜ਼ਨ ਅਤੇ ਸਮਾਂ',
  asked: 'ਲੌਗ ਇਨ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਕਿਹੜਾ ਪੇਜ ਖੋਲ੍ਹਣਾ ਚਾਹੁੰਦੇ ਸੀ, ਤਾਂ ਜੋ ਬਾਅਦ ਵਿੱਚ ਉਹੀ ਖੁੱਲ੍ਹੇ',
  toasts: 'ਸਕ੍ਰੀਨ ’ਤੇ ਆਈਆਂ ਸੂਚਨਾਵਾਂ, ਜਦੋਂ ਇੱਕ ਪੇਜ ਤੋਂ ਦੂਜੇ ਪੇਜ ’ਤੇ ਜਾਂਦੇ ਹੋ',
  language: 'ਇਨ੍ਹਾਂ ਪੇਜਾਂ ਲਈ ਤੁਹਾਡੀ ਚੁਣੀ ਭਾਸ਼ਾ',
  typedPhone: 'ਲੌਗ ਇਨ ਲਈ ਤੁਹਾਡਾ ਦਰਜ ਕੀਤਾ ਫ਼ੋਨ ਨੰਬਰ, ਅਤੇ ਉਸ ’ਤੇ ਭੇਜੇ ਕੋਡ ਦਾ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ, ਜਿੰਨੀ ਦੇਰ ਤੁਸੀਂ ਭਾਸ਼ਾ ਬਦਲਦੇ ਹੋ',
  banner: 'ਇਹ ਕਿ ਤੁਸੀਂ ਐਲਾਨ ਬੰਦ ਕਰ ਦਿੱਤਾ',
  builds: 'ਸਾਈਟ ਦੇ ਕਿਹੜੇ ਵਰਜ਼ਨ ਦੁਬਾਰਾ ਲੋਡ ਕੀਤੇ ਗਏ, ਕਿਉਂਕਿ ਨਵਾਂ ਵਰਜ਼ਨ ਆ ਚੁੱਕਾ ਸੀ',
  files:
    'ਭੇਜੇ ਜਾਣ ਦੀ ਉਡੀਕ ਵਿੱਚ ਫ਼ੋਟੋਆਂ ਅਤੇ ਫ਼ਾਈਲਾਂ, ਐਨਕ੍ਰਿਪਟ ਕੀਤੀਆਂ, ਅਤੇ ਨਾਲ ਤੁਹਾਡਾ ਫ਼ੋਨ ਨੰਬਰ। ਇਹ ਦੂਜੀਆਂ ਟੈਬਾਂ ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਫ਼ੋਨ ਵਰਤਣ ਵਾਲਿਆਂ ਤੋਂ ਬਚਾਉਂਦਾ ਹੈ, ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ ਕਾਪੀ ਕਰਨ ਵਾਲੇ ਤੋਂ ਨਹੀਂ',
  taken: 'ਉਨ੍ਹਾਂ ਫ਼ਾਈਲਾਂ ਦੀ ਕੁੰਜੀ, ਅਤੇ ਤੁਸੀਂ ਕਿਹੜੇ ਦਸਤਾਵੇਜ਼ ਜੋੜ ਰਹੇ ਸੀ',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'ਤੁਹਾਡੇ ਲੌਗ ਆਊਟ ਕਰਨ ਤੱਕ',
  expiry: 'ਸੈਸ਼ਨ ਖਤਮ ਹੋਣ ਤੱਕ',
  shown: 'ਦਿਖਾਏ ਜਾਣ ਤੱਕ',
  contract: 'ਇਕਰਾਰਨਾਮਾ ਸਬਮਿਟ ਹੋਣ ਤੱਕ',
  saved: 'ਭੇਜੇ ਜਾਣ ਤੱਕ',
  reply: 'ਸਰਵਰ ਦਾ ਜਵਾਬ ਆਉਣ ਤੱਕ',
  refusal: 'ਸਰਵਰ ਦੇ ਨਾਂਹ ਕਰਨ ਤੱਕ',
  'tab-closed': 'ਤੁਹਾਡੇ ਟੈਬ ਬੰਦ ਕਰਨ ਤੱਕ',
  'next-sign-in': 'ਤੁਹਾਡੇ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰਨ ਤੱਕ',
  cleared: `ਤੁਹਾਡੇ “${appErrorWords.clear}” ਦਬਾਉਣ ਤੱਕ`,
  'half-hour': 'ਅੱਧਾ ਘੰਟਾ ਲੰਘਣ ਤੱਕ',
  'half-day': 'ਲੌਗ ਇਨ ਨਾ ਹੋਣ ’ਤੇ, ਬਾਰਾਂ ਘੰਟੇ ਲੰਘਣ ਤੱਕ',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} ਜਾਂ ${last}, ਜੋ ਵੀ ਪਹਿਲਾਂ ਹੋਵੇ`;
}
