import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'ਵਿਕਰੇਤਾਵਾਂ, ਗਾਹਕਾਂ ਅਤੇ ਬਾਕੀ ਸਾਰਿਆਂ ਲਈ: ਜੇ ਕੁਝ ਗਲਤ ਹੋਇਆ ਹੈ ਅਤੇ ਸਾਡੀ ਸਪੋਰਟ ਟੀਮ ਮਦਦ ਨਹੀਂ ਕਰ ਸਕੀ, ਤਾਂ ਸਾਡੇ ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ ਅਫ਼ਸਰ ਨਾਲ ਸੰਪਰਕ ਕਰੋ। ਉਨ੍ਹਾਂ ਦੀ ਨਿਯੁਕਤੀ ਖਪਤਕਾਰ ਸੁਰੱਖਿਆ (ਈ-ਕਾਮਰਸ) ਨਿਯਮ, 2020 ਦੇ ਨਿਯਮ 4(4) ਹੇਠ ਹੋਈ ਹੈ।',
  officer: { title: 'ਕਿਸ ਨਾਲ ਸੰਪਰਕ ਕਰਨਾ ਹੈ', care: `ਗਾਹਕ ਸੇਵਾ: ${brand.supportPhone}, ${brand.supportEmail}।` },
  helps: {
    title: 'ਕੀ ਦੱਸਣ ਨਾਲ ਮਦਦ ਮਿਲਦੀ ਹੈ',
    points: [
      'ਕੀ ਹੋਇਆ, ਕਦੋਂ ਹੋਇਆ, ਅਤੇ ਤੁਸੀਂ ਸਾਡੇ ਤੋਂ ਕੀ ਕਰਵਾਉਣਾ ਚਾਹੁੰਦੇ ਹੋ।',
      'ਆਰਡਰ ਜਾਂ ਅਰਜ਼ੀ ਦਾ ਨੰਬਰ, ਅਤੇ ਉਹ ਫ਼ੋਨ ਨੰਬਰ ਜਿਸ ਤੋਂ ਆਰਡਰ ਜਾਂ ਅਰਜ਼ੀ ਦਿੱਤੀ ਗਈ ਸੀ।',
      'ਕਿਰਪਾ ਕਰਕੇ ਪਾਸਵਰਡ, ਕੋਡ ਜਾਂ ਬੈਂਕ ਦੀ ਪੂਰੀ ਜਾਣਕਾਰੀ ਨਾ ਭੇਜੋ।',
    ],
  },
  deadlines: {
    title: 'ਕਦੋਂ ਤੱਕ',
    points: [
      '48 ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ਅਸੀਂ ਤੁਹਾਨੂੰ ਦੱਸਾਂਗੇ ਕਿ ਸ਼ਿਕਾਇਤ ਮਿਲ ਗਈ ਹੈ, ਅਤੇ ਸ਼ਿਕਾਇਤ ਦਾ ਨੰਬਰ ਦੇਵਾਂਗੇ।',
      'ਸ਼ਿਕਾਇਤ ਮਿਲਣ ਦੇ ਇੱਕ ਮਹੀਨੇ ਦੇ ਅੰਦਰ ਅਸੀਂ ਉਸ ਦਾ ਨਿਪਟਾਰਾ ਕਰਾਂਗੇ, ਅਤੇ ਤੁਹਾਨੂੰ ਕਾਰਨਾਂ ਸਮੇਤ ਫ਼ੈਸਲਾ ਮਿਲੇਗਾ (ਨਿਯਮ 4(5))।',
    ],
    data: 'ਨਿੱਜੀ ਡਾਟੇ ਬਾਰੇ ਸ਼ਿਕਾਇਤ ’ਤੇ ਵੀ ਇਹੀ ਲਾਗੂ ਹੈ: ਆਪਣੇ ਹੱਕ [ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ] ਵਿੱਚ ਦੇਖੋ।',
  },
  unsettled: {
    title: 'ਜੇ ਨਿਪਟਾਰਾ ਨਾ ਹੋਵੇ',
    consumers: 'ਖਪਤਕਾਰ: ਰਾਸ਼ਟਰੀ ਖਪਤਕਾਰ ਹੈਲਪਲਾਈਨ (1915 ’ਤੇ ਫ਼ੋਨ ਕਰੋ), ਜਾਂ ਤੁਹਾਡੇ ਜ਼ਿਲ੍ਹੇ ਦਾ ਖਪਤਕਾਰ ਕਮਿਸ਼ਨ।',
    data: 'ਨਿੱਜੀ ਡਾਟਾ: ਭਾਰਤੀ ਡਾਟਾ ਸੁਰੱਖਿਆ ਬੋਰਡ।',
    vendors: 'ਵਿਕਰੇਤਾ: ਉਹ ਅਦਾਲਤਾਂ ਜਿਨ੍ਹਾਂ ਦੇ ਨਾਮ [ਪਾਰਟਨਰਾਂ ਲਈ ਸ਼ਰਤਾਂ] ਪੇਜ ’ਤੇ ਹਨ।',
  },
  company: {
    title: 'ਕੰਪਨੀ',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} ਚਲਾਉਣ ਵਾਲੀ ਸੰਸਥਾ: ${name}, ${address}, ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ ${registration}।`,
  },
} satisfies Words<typeof english.grievanceWords>;
