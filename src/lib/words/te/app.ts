import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'ఏదో పొరపాటు జరిగింది',
  log: 'యాప్ లోపం: బ్రౌజర్‌లో ఉన్న డేటా పాడై ఉండవచ్చు, లేదా ఇది తాత్కాలిక సమస్య కావచ్చు.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  reload: 'పేజీ రీలోడ్ చేయండి',
  clear: 'యాప్ డేటా తొలగించండి',
  clearHelp: '‘యాప్ డేటా తొలగించండి’ నొక్కితే ఇక్కడ సేవ్ అయినదంతా పోతుంది. మళ్లీ లాగిన్ కావాల్సి రావచ్చు.',
  cleared: 'యాప్ డేటా తొలగించాం. పేజీ ఇప్పుడు రీలోడ్ అవుతుంది.',
  clearFailed: 'డేటా తొలగించలేకపోయాం. బ్రౌజర్ సెట్టింగ్స్‌లో సైట్ డేటాను మీరే తొలగించండి.',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'మీ బ్రౌజర్ డేటాను సేవ్ చేయడం లేదు',
    description: 'మీరు కొనసాగించవచ్చు. ఈ పేజీ మూసేస్తే మళ్లీ లాగిన్ కావాలి.',
  },
  full: {
    title: 'మీ బ్రౌజర్ స్టోరేజ్ నిండిపోయింది',
    description: 'మీరు కొనసాగించవచ్చు. ఈ పేజీ మూసేస్తే మళ్లీ లాగిన్ కావాలి.',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'పాడైన డేటాను తొలగించాం',
  description: 'ఈ బ్రౌజర్‌లో సేవ్ అయిన డేటాను చదవలేకపోయాం. మీరు మళ్లీ లాగిన్ కావాల్సి రావచ్చు.',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'ఈ పేజీ అప్‌డేట్ అయింది',
  description: 'కొత్త వెర్షన్ వచ్చింది, అందుకే పేజీని మళ్లీ లోడ్ చేశాం. మీరు ఎంటర్ చేసినవన్నీ ఇక్కడే ఉన్నాయి.',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'కాసేపట్లో మీరు లాగౌట్ అవుతారు. కొనసాగించడానికి మళ్లీ లాగిన్ అవ్వండి. మీరు ఎంటర్ చేసినవన్నీ ఇక్కడే ఉన్నాయి.',
  signInAgain: 'మళ్లీ లాగిన్ అవ్వండి',
} satisfies Words<typeof english.sessionWords>;

const required = 'లాగిన్ తప్పనిసరి';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'మీ KYC స్టేటస్ చూడటానికి లాగిన్ అవ్వండి' },
  dashboard: { title: required, description: 'మీ డాష్‌బోర్డ్ చూడటానికి లాగిన్ అవ్వండి' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'లోడ్ అవుతోంది…',
  offlineTitle: 'ఇంటర్నెట్ లేదు',
  offline: 'ఇంటర్నెట్ ఉందో లేదో చూసి మళ్లీ ప్రయత్నించండి.',
  failedTitle: 'దీన్ని లోడ్ చేయలేకపోయాం',
  unavailable: 'మా సేవ తాత్కాలికంగా అందుబాటులో లేదు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  retry: 'మళ్లీ ప్రయత్నించండి',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(తప్పనిసరి కాదు)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'మూసేయండి' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'నోటిఫికేషన్లు',
  dismiss: 'తీసేయండి',
  dismissNamed: (title: string) => `తీసేయండి: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'విక్రేతగా రిజిస్టర్ అవ్వండి',
  notLoadedTitle: 'ఈ పేజీ పూర్తిగా లోడ్ కాలేదు',
  notLoaded: 'ఇంటర్నెట్ ఆగిపోయింది. మీరు ఎంటర్ చేసినవి భద్రంగా ఉన్నాయి.',
  reload: 'మళ్లీ ప్రయత్నించండి',
  noScript: 'రిజిస్టర్ కావడానికి మీ బ్రౌజర్‌లో JavaScript ఆన్ చేయండి, లేదా మాకు ఫోన్ చేయండి.',
} satisfies Words<typeof english.portalWords>;
