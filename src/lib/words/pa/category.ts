import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'ਫ਼ਾਰਮੇਸੀ',
    sells: 'ਦਵਾਈਆਂ, ਪਰਚੀ ਵਾਲੀਆਂ ਅਤੇ ਬਿਨਾਂ ਪਰਚੀ ਦੀਆਂ',
    register: 'ਆਪਣੀ ਫ਼ਾਰਮੇਸੀ ਰਜਿਸਟਰ ਕਰੋ',
    documents: 'ਫ਼ਾਰਮੇਸੀ ਦੇ ਦਸਤਾਵੇਜ਼',
    requirements: 'ਡਰੱਗ/ਫ਼ਾਰਮੇਸੀ ਲਾਇਸੈਂਸ, GST, ਬੈਂਕ',
    needs: 'ਡਰੱਗ ਲਾਇਸੈਂਸ',
    locationRequired: 'ਕਿਰਪਾ ਕਰਕੇ ਨਕਸ਼ੇ ’ਤੇ ਆਪਣੀ ਫ਼ਾਰਮੇਸੀ ਦੀ ਲੋਕੇਸ਼ਨ ਚੁਣੋ',
  },
  supplements: {
    name: 'ਸਪਲੀਮੈਂਟ',
    sells: 'ਵਿਟਾਮਿਨ, ਪੋਸ਼ਣ ਅਤੇ ਸਿਹਤ ਦਾ ਸਾਮਾਨ',
    register: 'ਆਪਣਾ ਸਟੋਰ ਰਜਿਸਟਰ ਕਰੋ',
    documents: 'ਸਟੋਰ ਦੇ ਦਸਤਾਵੇਜ਼',
    requirements: 'FSSAI, GST, ਬੈਂਕ',
    needs: 'FSSAI ਲਾਇਸੈਂਸ',
    locationRequired: 'ਕਿਰਪਾ ਕਰਕੇ ਨਕਸ਼ੇ ’ਤੇ ਆਪਣੇ ਸਟੋਰ ਦੀ ਲੋਕੇਸ਼ਨ ਚੁਣੋ',
  },
  labs: {
    name: 'ਲੈਬ',
    sells: 'ਡਾਇਗਨੋਸਟਿਕ ਟੈਸਟ ਅਤੇ ਸੈਂਪਲ',
    register: 'ਆਪਣੀ ਲੈਬ ਰਜਿਸਟਰ ਕਰੋ',
    documents: 'ਲੈਬ ਦੇ ਦਸਤਾਵੇਜ਼',
    requirements: 'ਨਕਸ਼ੇ ’ਤੇ ਲੋਕੇਸ਼ਨ, ਲੈਬ ਦੀ ਮਾਨਤਾ, GST, ਬੈਂਕ',
    needs: 'ਲੈਬ ਦਾ ਲਾਇਸੈਂਸ ਜਾਂ ਮਾਨਤਾ',
    locationRequired: 'ਕਿਰਪਾ ਕਰਕੇ ਨਕਸ਼ੇ ’ਤੇ ਆਪਣੀ ਲੈਬ ਦੀ ਲੋਕੇਸ਼ਨ ਚੁਣੋ',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'ਵਿਕਰੇਤਾ ਦੀ ਜਾਣਕਾਰੀ', subtitle: 'ਮਾਲਕ ਅਤੇ ਲੋਕੇਸ਼ਨ ਦੀ ਜਾਣਕਾਰੀ' },
  'kyc-documents': { title: 'KYC ਅਤੇ ਕਾਰੋਬਾਰ ਦੀ ਜਾਣਕਾਰੀ', subtitle: 'ਟੈਕਸ, ਲਾਇਸੈਂਸ ਅਤੇ ਬੈਂਕ ਦੀ ਜਾਣਕਾਰੀ' },
  documents: { subtitle: 'ਸਬੂਤ ਅਪਲੋਡ ਕਰੋ' },
  contract: { title: 'ਪਾਰਟਨਰ ਇਕਰਾਰਨਾਮਾ', subtitle: 'ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਕਰੋ' },
} satisfies Words<typeof english.stepWords>;
