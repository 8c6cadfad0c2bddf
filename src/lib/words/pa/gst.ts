import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

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
