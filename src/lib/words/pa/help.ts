import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    {
      question: 'ਕਿਹੜਾ ਫ਼ੋਨ ਨੰਬਰ ਦੇਵਾਂ?',
      answer: 'ਜੋ ਤੁਹਾਡੇ ਕੋਲ ਹੋਵੇ। ਅਸੀਂ ਉਸ ’ਤੇ ਕੋਡ ਭੇਜਾਂਗੇ, ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਤੁਸੀਂ ਉਸੇ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋਗੇ।',
    },
    {
      question: 'ਕੀ ਇਹ ਜਾਣਕਾਰੀ ਬਾਅਦ ਵਿੱਚ ਬਦਲੀ ਜਾ ਸਕਦੀ ਹੈ?',
      answer: 'ਇਸ ਸਟੈੱਪ ਤੋਂ ਬਾਅਦ ਇਸ ਨੂੰ ਸਿਰਫ਼ ਅਸੀਂ ਬਦਲ ਸਕਦੇ ਹਾਂ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਨੂੰ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਕਰੋ।',
    },
    {
      question: 'ਨਕਸ਼ੇ ’ਤੇ ਮੇਰੀ ਦੁਕਾਨ ਨਹੀਂ ਲੱਭਦੀ। ਕੀ ਕਰਾਂ?',
      answer: 'ਨੇੜੇ ਦੀ ਕੋਈ ਥਾਂ ਖੋਜੋ ਅਤੇ ਪਿੰਨ ਨੂੰ ਆਪਣੇ ਦਰਵਾਜ਼ੇ ’ਤੇ ਲੈ ਜਾਓ। ਜਾਂ ਦੁਕਾਨ ’ਤੇ ਹੁੰਦੇ ਹੋਏ ਆਪਣੀ ਲੋਕੇਸ਼ਨ ਵਰਤੋ।',
    },
  ],
  'kyc-documents': [
    { question: 'GSTIN ਕਿੱਥੇ ਮਿਲੇਗਾ?', answer: 'ਤੁਹਾਡੇ GST ਸਰਟੀਫ਼ਿਕੇਟ ’ਤੇ। ਇਸ ਵਿੱਚ 15 ਅੱਖਰ-ਅੰਕ ਹੁੰਦੇ ਹਨ ਅਤੇ ਤੁਹਾਡਾ PAN ਵੀ।' },
    { question: 'ਬੈਂਕ ਖਾਤਾ ਕਿਉਂ ਪੁੱਛਦੇ ਹੋ?', answer: 'ਤੁਹਾਡੀ ਕਮਾਈ ਅਸੀਂ ਇਸੇ ਵਿੱਚ ਜਮ੍ਹਾਂ ਕਰਾਂਗੇ।' },
    {
      question: 'ਬੈਂਕ ਖਾਤਾ ਵੈਰੀਫ਼ਾਈ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਕੀ ਕਰਾਂ?',
      answer: 'ਨੰਬਰ, IFSC ਅਤੇ ਨਾਮ ਨੂੰ ਪਾਸਬੁੱਕ ਨਾਲ ਮਿਲਾ ਕੇ ਦੇਖ ਲਓ। ਸਭ ਸਹੀ ਹੋਵੇ ਤਾਂ ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    },
  ],
  documents: [
    {
      question: 'ਚੰਗੀ ਫ਼ੋਟੋ ਕਿਵੇਂ ਖਿੱਚੀਏ?',
      answer: 'ਦਿਨ ਦੀ ਰੌਸ਼ਨੀ ਵਿੱਚ, ਬਿਨਾਂ ਫ਼ਲੈਸ਼ ਦੇ। ਚਾਰੇ ਕੋਨੇ ਫ਼ੋਟੋ ਵਿੱਚ ਹੋਣ ਅਤੇ ਹਰ ਲਾਈਨ ਪੜ੍ਹੀ ਜਾ ਸਕੇ।',
    },
    { question: 'ਮੇਰੇ ਦਸਤਾਵੇਜ਼ ਦੇ ਕਈ ਪੰਨੇ ਹਨ। ਕੀ ਕਰਾਂ?', answer: 'ਹਰ ਪੰਨੇ ਦੀ ਫ਼ੋਟੋ ਜੋੜੋ। ਅਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਇੱਕ PDF ਬਣਾ ਕੇ ਭੇਜਾਂਗੇ।' },
    {
      question: 'ਕੀ ਸਾਰੇ ਦਸਤਾਵੇਜ਼ ਹੁਣੇ ਚਾਹੀਦੇ ਹਨ?',
      answer: 'ਨਹੀਂ। ਜੋ ਭੇਜਿਆ ਹੈ ਉਹ ਸੇਵ ਰਹਿੰਦਾ ਹੈ। ਬਾਕੀ ਤੁਸੀਂ ਬਾਅਦ ਵਿੱਚ ਆ ਕੇ ਭੇਜ ਸਕਦੇ ਹੋ।',
    },
  ],
  contract: [
    {
      question: 'ਜਵਾਬ ਕਦੋਂ ਮਿਲੇਗਾ?',
      answer: `ਆਮ ਤੌਰ ’ਤੇ ${limits.reviewHoursRange} ਘੰਟੇ ਲੱਗਦੇ ਹਨ। ਅਸੀਂ ਤੁਹਾਨੂੰ ਈਮੇਲ ਅਤੇ ਫ਼ੋਨ ਰਾਹੀਂ ਦੱਸਾਂਗੇ।`,
    },
    { question: 'ਕੀ ਹੁਣ ਵੀ ਕੁਝ ਬਦਲ ਸਕਦੇ ਹਾਂ?', answer: 'ਹਾਂ, ਸਬਮਿਟ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਤੱਕ। ਉਸ ਸਟੈੱਪ ’ਤੇ ਵਾਪਸ ਜਾਓ ਜਿੱਥੇ ਉਹ ਹੈ।' },
    {
      question: 'ਕੀ ਇਕਰਾਰਨਾਮਾ ਬਾਅਦ ਵਿੱਚ ਪੜ੍ਹ ਸਕਦੇ ਹਾਂ?',
      answer: 'ਹਾਂ। ਸਬਮਿਟ ਕਰਨ ਤੋਂ ਬਾਅਦ ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਤੋਂ ਪ੍ਰਿੰਟ ਕਰ ਸਕਦੇ ਹੋ।',
    },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'ਮਦਦ',
  whatsApp: 'WhatsApp ’ਤੇ ਮੈਸੇਜ ਕਰੋ',
  aboutApplication: (number: string) => `ਅਰਜ਼ੀ ${number}: `,
  aboutNew: 'ਨਵੀਂ ਅਰਜ਼ੀ: ',
  reference: 'ਪਿਛਲੀ ਦਿੱਕਤ ਦਾ ਨੰਬਰ',
  copy: 'ਕਾਪੀ ਕਰੋ',
  copied: 'ਕਾਪੀ ਹੋ ਗਿਆ',
} satisfies Words<typeof english.helpWords>;
