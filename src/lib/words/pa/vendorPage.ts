import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name} ’ਤੇ ਵੇਚੋ – ਫ਼ਾਰਮੇਸੀ, ਸਪਲੀਮੈਂਟ, ਲੈਬ`,
  description: `ਆਪਣੀ ਫ਼ਾਰਮੇਸੀ, ਸਪਲੀਮੈਂਟ ਸਟੋਰ ਜਾਂ ਡਾਇਗਨੋਸਟਿਕ ਲੈਬ ਰਜਿਸਟਰ ਕਰੋ: ਫ਼ੋਨ ਨਾਲ ਲੌਗ ਇਨ, ਚਾਰ ਛੋਟੇ ਸਟੈੱਪ, ${limits.reviewHoursRange} ਘੰਟਿਆਂ ਵਿੱਚ ਜਾਂਚ।`,
  heading: 'ਤੁਹਾਡੀ ਫ਼ਾਰਮੇਸੀ, 30 ਮਿੰਟ ਵਿੱਚ ਆਲੇ-ਦੁਆਲੇ ਦੇ ਹਰ ਦਰਵਾਜ਼ੇ ’ਤੇ',
  text: 'ਫ਼ਾਰਮੇਸੀਆਂ, ਸਪਲੀਮੈਂਟ ਸਟੋਰ ਅਤੇ ਲੈਬਾਂ ਚਾਰ ਛੋਟੇ ਸਟੈੱਪਾਂ ਵਿੱਚ ਰਜਿਸਟਰ ਹੁੰਦੀਆਂ ਹਨ। ਕਦੇ ਵੀ ਰੁਕੋ ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਜਾਰੀ ਰੱਖੋ।',
  entry: {
    title: 'ਸ਼ੁਰੂ ਕਰੋ ਜਾਂ ਜਾਰੀ ਰੱਖੋ',
    text: 'ਅਸੀਂ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ। ਪਾਸਵਰਡ ਦੀ ਲੋੜ ਨਹੀਂ।',
    noScript: 'ਲੌਗ ਇਨ ਕਰਨ ਲਈ ਕਿਰਪਾ ਕਰਕੇ JavaScript ਚਾਲੂ ਕਰੋ, ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ:',
  },
  features: {
    title: 'ਤੁਹਾਨੂੰ ਕੀ ਮਿਲਦਾ ਹੈ',
    orders: {
      title: 'ਸਾਫ਼ ਪੜ੍ਹੇ ਜਾਣ ਵਾਲੇ ਆਰਡਰ',
      text: 'ਹਰ ਪਰਚੀ ਟਾਈਪ ਹੋ ਕੇ ਅਤੇ ਜਾਂਚੀ ਹੋਈ ਆਉਂਦੀ ਹੈ, ਆਪਣੀ ਫ਼ੋਟੋ ਸਮੇਤ।',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, ਦਿਨ ਵਿੱਚ ਇੱਕ ਵਾਰ, 30 ਗੋਲੀਆਂ',
    },
    money: {
      title: 'ਸਮੇਂ ਸਿਰ ਪੈਸੇ',
      text: 'ਅਸੀਂ ਪੈਸੇ ਸਿੱਧੇ ਤੁਹਾਡੇ ਵੈਰੀਫ਼ਾਈ ਹੋਏ ਬੈਂਕ ਖਾਤੇ ਵਿੱਚ ਜਮ੍ਹਾਂ ਕਰਦੇ ਹਾਂ।',
      figure: String(limits.settlementDays),
      unit: 'ਕੰਮਕਾਜੀ ਦਿਨ',
    },
    costs: {
      title: 'ਸਿਰਫ਼ ਇੱਕ ਸਾਫ਼ ਕਮਿਸ਼ਨ',
      text: 'ਸਿਰਫ਼ ਜੋ ਵਿਕੇ ਉਸ ’ਤੇ। ਹੋਰ ਕੁਝ ਨਹੀਂ।',
    },
    riders: {
      title: 'ਰਾਈਡਰ ਸਾਡੇ ਵੱਲੋਂ',
      text: 'ਸਾਡੇ ਰਾਈਡਰ ਆਰਡਰ ਤੁਹਾਡੀ ਦੁਕਾਨ ਤੋਂ ਲੈ ਜਾਂਦੇ ਹਨ। ਤੁਸੀਂ ਦੁਕਾਨ ’ਤੇ ਹੀ ਰਹੋ।',
    },
  },
  needs: {
    title: 'ਇਹ ਤਿਆਰ ਰੱਖੋ',
    text: 'PAN, GST ਸਰਟੀਫ਼ਿਕੇਟ, ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ (ਕੈਂਸਲ ਚੈੱਕ ਹੋਵੇ ਤਾਂ ਚੰਗਾ), ਮਾਲਕ ਦੀ ਇੱਕ ਫ਼ੋਟੋ, ਅਤੇ ਦੁਕਾਨ ਅੱਗੇ ਮਾਲਕ ਦੀ ਇੱਕ ਫ਼ੋਟੋ।',
    way: 'ਕਾਗਜ਼ਾਂ ਦੀ ਫ਼ੋਟੋ ਤੁਸੀਂ ਫ਼ੋਨ ਨਾਲ ਖਿੱਚ ਸਕਦੇ ਹੋ। ਕਦੇ ਵੀ ਰੁਕੋ: ਤੁਸੀਂ ਜੋ ਭਰਿਆ, ਉਹ ਸੇਵ ਰਹੇਗਾ।',
    also: 'ਅਤੇ ਤੁਹਾਡੀ ਕੈਟੇਗਰੀ ਲਈ:',
    minutes: (minutes: number) => `ਲਗਭਗ ${minutes} ਮਿੰਟ`,
  },
} satisfies Words<typeof english.vendorPageWords>;
