import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'भाषा नहीं बदली',
  description: 'इस पेज पर कुछ सेव होना अभी बाक़ी है। थोड़ी देर बाद फिर कोशिश करें।',
} satisfies Words<typeof english.languageStaysToast>;
