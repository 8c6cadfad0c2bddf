import type { Toast } from './toast.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'Privacy',
  terms: 'Terms',
  grievance: 'Grievances',
  clearAsk:
    'Clear everything saved in this browser? You will be signed out, and you will lose what you typed but did not send. What you sent stays with us.',
} as const;

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast: Toast = {
  title: 'The language did not change',
  description: 'Something on this page is not saved yet. Please try again in a moment.',
};
