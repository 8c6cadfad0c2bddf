import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੀ ਅਰਜ਼ੀ ਠੀਕ ਕਰੋ',
  reason: 'KYC ਟੀਮ ਨੇ ਕੀ ਕਿਹਾ',
  change: 'ਕਿਰਪਾ ਕਰਕੇ ਬਦਲੋ',
  everything: 'KYC ਟੀਮ ਨੇ ਕੋਈ ਇੱਕ ਖਾਸ ਚੀਜ਼ ਨਹੀਂ ਦੱਸੀ। ਕਿਰਪਾ ਕਰਕੇ ਹਰ ਸਟੈੱਪ ਦੇਖ ਲਓ ਅਤੇ ਦੁਬਾਰਾ ਸਬਮਿਟ ਕਰੋ।',
  onlyThese: 'ਬਾਕੀ ਸਭ ਸਵੀਕਾਰ ਹੋ ਗਿਆ। ਬਦਲਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
  sent: 'ਦੁਬਾਰਾ ਭੇਜਿਆ',
  notHere: 'ਇਸ ਨੂੰ ਬਦਲਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਕਰੋ।',
  field: 'KYC ਟੀਮ ਨੇ ਇਸ ਨੂੰ ਠੀਕ ਕਰਨ ਲਈ ਕਿਹਾ ਹੈ।',
  locked: 'ਸਵੀਕਾਰ ਹੋ ਗਿਆ। ਬਦਲਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
  accepted: (count: number) => `ਸਵੀਕਾਰ ਹੋਏ, ਬਦਲਣ ਦੀ ਲੋੜ ਨਹੀਂ: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
