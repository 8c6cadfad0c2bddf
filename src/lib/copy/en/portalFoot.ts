/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'Privacy',
  terms: 'Terms',
  grievance: 'Grievances',
  clearAsk:
    'Clear everything saved in this browser? You are signed out, and what you typed but have not sent is lost. What you sent stays with us.',
} as const;
