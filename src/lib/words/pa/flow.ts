import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** The screens in place of the steps. They load at once, so these words come before those of the steps. */
export const flowWords = {
  selectService: 'ਅੱਗੇ ਵਧਣ ਲਈ ਸੇਵਾ ਚੁਣੋ',
  badService: 'ਇਹ ਲਿੰਕ ਅਧੂਰਾ ਜਾਂ ਗਲਤ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਹੋਮ ਪੇਜ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ ਅਤੇ ਕੈਟੇਗਰੀ ਚੁਣੋ।',
  toHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਜਾਓ',
  loadFailed: 'ਅਰਜ਼ੀ ਦੀ ਜਾਣਕਾਰੀ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ',
  backToHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਵਾਪਸ ਜਾਓ',
  notFound: 'ਵਿਕਰੇਤਾ ਨਹੀਂ ਮਿਲਿਆ। ਇਹ ਅਰਜ਼ੀ ਸਾਨੂੰ ਨਹੀਂ ਮਿਲੀ, ਜਾਂ ਇਹ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਨੰਬਰ ਦੀ ਹੈ।',
  draftGone:
    'ਤੁਹਾਡੀ ਪੁਰਾਣੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸਾਨੂੰ ਹੁਣ ਨਹੀਂ ਮਿਲ ਰਹੀ, ਇਸ ਲਈ ਅਸੀਂ ਉਸ ਨੂੰ ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਤੋਂ ਹਟਾ ਦਿੱਤਾ। ਤੁਸੀਂ ਨਵੀਂ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ।',
  startNew: 'ਨਵੀਂ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸ਼ੁਰੂ ਕਰੋ',
  notReached: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।',
  signIn: 'ਇਹ ਅਰਜ਼ੀ ਖੋਲ੍ਹਣ ਲਈ ਲੌਗ ਇਨ ਕਰੋ',
  signInWhy: 'ਇਹ ਅਰਜ਼ੀ ਜਾਰੀ ਰੱਖਣ ਲਈ ਅਰਜ਼ੀ ਵਾਲੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ।',
  signInButton: 'ਫ਼ੋਨ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'ਗਲਤ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਪੇਜ',
  description: `ਇਹ ਅਰਜ਼ੀ ${name} ਲਈ ਹੈ। ਤੁਹਾਨੂੰ ਸਹੀ ਪੇਜ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ...`,
});
