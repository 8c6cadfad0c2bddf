import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'ਤੁਹਾਡਾ ਡਾਟਾ',
  summary: `ਤੁਸੀਂ ਕੀ ਮਨਜ਼ੂਰ ਕੀਤਾ, ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਕੀ ਸੇਵ ਹੈ, ਅਤੇ ${brand.name} ’ਤੇ ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ ਦੀ ਕਾਪੀ।`,
  noScript: 'ਇਸ ਪੇਜ ਲਈ JavaScript ਚਾਹੀਦਾ ਹੈ। ਇਸ ਤੋਂ ਬਿਨਾਂ ਸਾਡੇ ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ ਅਫ਼ਸਰ ਤੁਹਾਡੀ ਮਦਦ ਕਰਨਗੇ।',
  consents: {
    title: 'ਤੁਸੀਂ ਕੀ ਮਨਜ਼ੂਰ ਕੀਤਾ',
    fromServer: 'ਇਹ ਸਾਡਾ ਰਿਕਾਰਡ ਹੈ।',
    fromBrowser: 'ਇਹ ਸਿਰਫ਼ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਦਾ ਰਿਕਾਰਡ ਹੈ। ਇਹ ਤੁਹਾਡੇ ਲੌਗ ਆਊਟ ਕਰਨ ਤੱਕ ਹੀ ਰਹਿੰਦਾ ਹੈ।',
    none: 'ਇੱਥੇ ਕੋਈ ਰਿਕਾਰਡ ਨਹੀਂ ਹੈ।',
    given: (date: string) => `ਮਨਜ਼ੂਰ ਕਰਨ ਦੀ ਤਾਰੀਖ: ${date}`,
    withdrawn: (date: string) => `ਸਹਿਮਤੀ ਵਾਪਸ ਲੈਣ ਦੀ ਤਾਰੀਖ: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'ਇਹ ਇਕਰਾਰਨਾਮਾ ਹੈ। ਇਹ ਕਿਵੇਂ ਖਤਮ ਹੁੰਦਾ ਹੈ, ਇਹ ਇਸੇ ਵਿੱਚ ਲਿਖਿਆ ਹੈ।',
    withdraw: 'ਇਹ ਸਹਿਮਤੀ ਵਾਪਸ ਲਓ',
    ask: 'ਇਹ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈਣੀ ਹੈ? ਇਸ ਦੇ ਨਾਲ ਅਰਜ਼ੀ ਵੀ ਖਤਮ ਹੋ ਜਾਵੇਗੀ।',
    done: 'ਅਸੀਂ ਦਰਜ ਕਰ ਲਿਆ ਹੈ ਕਿ ਤੁਸੀਂ ਸਹਿਮਤੀ ਵਾਪਸ ਲਈ।',
    byMail: 'ਈਮੇਲ ਰਾਹੀਂ ਵਾਪਸ ਲਓ',
    mail: {
      subject: 'ਸਹਿਮਤੀ ਵਾਪਸ ਲੈਣ ਦੀ ਸੂਚਨਾ',
      body: (text: string, version: string) =>
        `ਇਸ ਲਈ ਦਿੱਤੀ ਮੇਰੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲਈ ਹੋਈ ਮੰਨੋ: ${text}, ਵਰਜ਼ਨ ${version}। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ।`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ ਲਈ ਦਿੱਤੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈਣ ਲਈ ਰਿਕਾਰਡ ਜ਼ਰੂਰੀ ਨਹੀਂ ਹੈ।',
    unlistedBody: (text: string) =>
      `ਇਸ ਲਈ ਦਿੱਤੀ ਮੇਰੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲਈ ਹੋਈ ਮੰਨੋ: ${text}। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ। ਮੇਰਾ ਫ਼ੋਨ ਨੰਬਰ:`,
    /** Where the API lists no consents. */
    withUs: 'ਤੁਹਾਡੀਆਂ ਸਹਿਮਤੀਆਂ ਦਾ ਪੂਰਾ ਰਿਕਾਰਡ ਸਾਡੇ ਕੋਲ ਹੈ।',
    askByMail: 'ਰਿਕਾਰਡ ਈਮੇਲ ਰਾਹੀਂ ਮੰਗੋ',
    recordMail: {
      subject: 'ਮੇਰੀਆਂ ਸਹਿਮਤੀਆਂ ਦਾ ਰਿਕਾਰਡ',
      body: 'ਕਿਰਪਾ ਕਰਕੇ ਮੈਨੂੰ ਮੇਰੀਆਂ ਸਹਿਮਤੀਆਂ ਦਾ ਰਿਕਾਰਡ ਭੇਜੋ। ਮੇਰਾ ਫ਼ੋਨ ਨੰਬਰ:',
    },
  },
  browser: {
    title: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਹੁਣ ਕੀ ਸੇਵ ਹੈ',
    nothing: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਇਸ ਸਾਈਟ ਦਾ ਕੁਝ ਵੀ ਸੇਵ ਨਹੀਂ ਹੈ।',
    /** The pages in the caches of the service worker. */
    pages: 'ਇਸ ਸਾਈਟ ਦੇ ਉਹ ਪੇਜ ਜੋ ਤੁਸੀਂ ਖੋਲ੍ਹੇ ਹਨ, ਤਾਂ ਜੋ ਉਹ ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਵੀ ਖੁੱਲ੍ਹਣ',
  },
  copy: {
    title: 'ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ ਦੀ ਕਾਪੀ',
    text: 'ਇੱਕ ਫ਼ਾਈਲ (JSON), ਜਿਸ ਵਿੱਚ ਉਹ ਸਭ ਹੈ ਜੋ ਅਸੀਂ ਤੁਹਾਨੂੰ ਤੁਹਾਡੀਆਂ ਅਰਜ਼ੀਆਂ ਬਾਰੇ ਦਿਖਾਉਂਦੇ ਹਾਂ।',
    button: 'ਕਾਪੀ ਡਾਊਨਲੋਡ ਕਰੋ',
    signIn: 'ਆਪਣੀਆਂ ਅਰਜ਼ੀਆਂ ਦੀ ਕਾਪੀ ਡਾਊਨਲੋਡ ਕਰਨ ਲਈ ਲੌਗ ਇਨ ਕਰੋ।',
  },
} satisfies Words<typeof english.yourDataWords>;
