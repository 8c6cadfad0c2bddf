import type { Toast } from '../en/toast.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast: Toast = {
  title: 'भाषा नहीं बदली',
  description: 'इस पेज पर कुछ अभी सेव नहीं हुआ है। थोड़ी देर बाद फिर कोशिश करें।',
};
