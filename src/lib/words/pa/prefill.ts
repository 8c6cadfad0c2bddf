import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'ਆਪਣੇ GSTIN ਤੋਂ ਭਰੋ',
  help: 'ਤੁਹਾਡਾ ਨਾਮ ਅਤੇ ਪਤਾ GST ਰਜਿਸਟਰ ਤੋਂ ਆਉਂਦੇ ਹਨ।',
  looking: 'GST ਰਜਿਸਟਰ ਵਿੱਚ ਦੇਖ ਰਹੇ ਹਾਂ…',
  unknown: 'GST ਰਜਿਸਟਰ ਵਿੱਚ ਇਹ ਨੰਬਰ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਦੁਬਾਰਾ ਦੇਖ ਲਓ। ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।',
  failed: 'GST ਰਜਿਸਟਰ ਤੋਂ ਹੁਣ ਜਵਾਬ ਨਹੀਂ ਮਿਲ ਰਿਹਾ। ਕਿਰਪਾ ਕਰਕੇ ਜਾਣਕਾਰੀ ਆਪ ਭਰੋ।',
  inRegister: (label: string, text: string) => `GST ਰਜਿਸਟਰ ਵਿੱਚ ${label}: “${text}”`,
  all: 'ਸਭ ਵਰਤੋ',
  status: {
    cancelled: 'GST ਰਜਿਸਟਰ ਮੁਤਾਬਕ ਇਹ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਰੱਦ ਹੋ ਚੁੱਕੀ ਹੈ। ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।',
    suspended: 'GST ਰਜਿਸਟਰ ਮੁਤਾਬਕ ਇਹ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਮੁਅੱਤਲ ਹੈ। ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin} ਦਾ ਹੈ, ਪਿੰਨ ਕੋਡ ${pin} ਦਾ। ਕਿਰਪਾ ਕਰਕੇ ਦੋਵੇਂ ਦੁਬਾਰਾ ਦੇਖ ਲਓ।`,
} satisfies Words<typeof english.gstWords>;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} ਦੇ ਮਾਲਕ, PAN, ਬੈਂਕ ਅਤੇ ਈਮੇਲ ਦੀ ਜਾਣਕਾਰੀ ਵਰਤਣੀ ਹੈ?`,
  help: 'ਜੋ ਵਰਤਣਾ ਹੈ, ਉਸ ’ਤੇ ਟਿੱਕ ਲਾਓ। ਭਰਨ ਤੋਂ ਬਾਅਦ ਵੀ ਤੁਸੀਂ ਉਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ।',
  all: 'ਇਹ ਸਾਰੀ ਜਾਣਕਾਰੀ',
  use: 'ਟਿੱਕ ਕੀਤੀ ਜਾਣਕਾਰੀ ਭਰੋ',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} ਤੋਂ ਇਹ ਜਾਣਕਾਰੀ ਭਰੀ ਗਈ: ${labels}। ਤੁਸੀਂ ਇਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ।`,
  failed: (shop: string) => `ਅਸੀਂ ${shop} ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਨੂੰ ਆਪ ਭਰੋ।`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ UPI ਨਾਲ ਭਰੋ',
  help: 'ਜਿਸ ਖਾਤੇ ਵਿੱਚ ਅਸੀਂ ਤੁਹਾਨੂੰ ਪੈਸੇ ਭੇਜੀਏ, ਉਸੇ ਤੋਂ ₹1 ਦੀ ਪੇਮੈਂਟ ਕਰੋ। ਫਿਰ ਤੁਹਾਡਾ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਦੇਵੇਗਾ।',
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

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `ਤੁਹਾਡੇ ਵਰਗੀਆਂ ਦੁਕਾਨਾਂ ਅਕਸਰ ਇਸ ਸਮੇਂ ਖੁੱਲ੍ਹੀਆਂ ਰਹਿੰਦੀਆਂ ਹਨ: ${hours}`,
  hoursButton: 'ਇਹੀ ਸਮਾਂ ਰੱਖੋ',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `ਨਕਸ਼ੇ ਮੁਤਾਬਕ ਪਿੰਨ ਇੱਥੇ ਹੈ: “${address}”`,
} satisfies Words<typeof english.prefillWords>;
