/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'Privacy',
  terms: 'Terms',
  grievance: 'Grievances',
  clearAsk:
    'Clear everything saved in this browser? You will be signed out, and you will lose what you typed but did not send. What you sent stays with us.',
} as const;
