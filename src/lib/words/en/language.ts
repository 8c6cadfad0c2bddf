import type { Toast } from './toast.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast: Toast = {
  title: 'The language did not change',
  description: 'Something on this page is not saved yet and would be lost. Send it or remove it first.',
};
