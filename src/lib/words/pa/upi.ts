import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ UPI ਨਾਲ ਭਰੋ',
  help: 'ਜਿਸ ਖਾਤੇ ਵਿੱਚ ਅਸੀਂ ਤੁਹਾਡੇ ਪੈਸੇ ਜਮ੍ਹਾਂ ਕਰੀਏ, ਉਸੇ ਤੋਂ ₹1 ਦੀ ਪੇਮੈਂਟ ਕਰੋ। ਫਿਰ ਤੁਹਾਡਾ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਦੇਵੇਗਾ।',
  start: 'UPI ਨਾਲ ₹1 ਦੀ ਪੇਮੈਂਟ ਕਰੋ',
  open: 'ਮੇਰੀ UPI ਐਪ ਖੋਲ੍ਹੋ',
  scan: 'ਇਸ ਕੋਡ ਨੂੰ ਆਪਣੀ UPI ਐਪ ਨਾਲ ਸਕੈਨ ਕਰੋ',
  waiting: 'ਤੁਹਾਡੀ ਪੇਮੈਂਟ ਦੀ ਉਡੀਕ ਹੈ…',
  paid: 'ਤੁਹਾਡੇ ਬੈਂਕ ਨੇ ਇਹ ਖਾਤਾ ਦੱਸਿਆ ਹੈ। ਕੀ ਇਹ ਤੁਹਾਡਾ ਹੈ?',
  use: 'ਇਹ ਖਾਤਾ ਵਰਤੋ',
  expired: 'ਇਸ ਪੇਮੈਂਟ ਦਾ ਸਮਾਂ ਖਤਮ ਹੋ ਗਿਆ।',
  refused: 'ਤੁਹਾਡੇ ਬੈਂਕ ਨੇ ਪੇਮੈਂਟ ਕਰਨ ਤੋਂ ਮਨ੍ਹਾ ਕਰ ਦਿੱਤਾ।',
  nameDiffers: (holder: string) => `ਇਹ ਖਾਤਾ “${holder}” ਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਨਾਮ ਦੁਬਾਰਾ ਦੇਖ ਲਓ।`,
  otherName: 'ਤੁਹਾਡੇ ਬੈਂਕ ਵਿੱਚ ਇਹ ਖਾਤਾ ਕਿਸੇ ਹੋਰ ਨਾਮ ’ਤੇ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਨਾਮ ਦੁਬਾਰਾ ਦੇਖ ਲਓ।',
  unnamed: 'ਤੁਹਾਡੇ ਬੈਂਕ ਨੇ ਪੂਰਾ ਖਾਤਾ ਨਹੀਂ ਦੱਸਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਆਪ ਭਰੋ।',
  failed: 'UPI ਤੋਂ ਹੁਣ ਜਵਾਬ ਨਹੀਂ ਮਿਲ ਰਿਹਾ। ਤੁਸੀਂ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਆਪ ਭਰ ਸਕਦੇ ਹੋ।',
  again: 'ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ',
} satisfies Words<typeof english.upiWords>;
