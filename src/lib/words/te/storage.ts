import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';
import { appErrorWords } from './app.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'మీరు లాగిన్ అయి ఉన్నారని: యాక్సెస్, రిఫ్రెష్ టోకెన్లు, మీ ఫోన్ నంబర్, పేరు, ఈమెయిల్',
  login: 'మీ ప్రొఫైల్ పూర్తయిందా లేదా, దాన్ని పూర్తి చేసే పేజీ',
  welcome: 'స్వాగత మెసేజ్ ఇంకా చూపాల్సి ఉందని',
  application: 'మీరు ఏ దరఖాస్తు దగ్గర ఉన్నారో: దాని నంబర్, విభాగం, దశ, ఫోన్ నంబర్; మీరు ఎంటర్ చేసినది ఏదీ కాదు',
  typed: 'మీరు ఎంటర్ చేసి ఇంకా పంపనివి; PAN, బ్యాంక్ వివరాలు, పత్రాలు ఎప్పుడూ ఉండవు',
  refresh: 'రెన్యూ అవుతున్న టోకెన్‌కు ఒక చిన్న గుర్తు, పోయిన జవాబును మళ్లీ అడగడానికి వీలుగా',
  sending: 'ఒక ర్యాండమ్ కీ, పంపుతున్నదానికి ఒక చిన్న గుర్తు, ఏదీ రెండుసార్లు వెళ్లకుండా',
  consents: 'మీరు నియమ నిబంధనలకు, ఈ నోటీసుకు అంగీకరించారని: వెర్షన్, సమయం',
  asked: 'మీరు లాగిన్ కాకముందు ఏ పేజీ అడిగారో, తర్వాత అదే తెరుచుకునేలా',
  toasts: 'ఒక పేజీ నుంచి మరో పేజీకి వెళ్లేటప్పుడు స్క్రీన్‌పై ఉన్న నోటిఫికేషన్లు',
  language: 'ఈ పేజీలకు మీరు ఎంచుకున్న భాష',
  typedPhone: 'లాగిన్ కోసం మీరు ఎంటర్ చేసిన ఫోన్ నంబర్, దానికి పంపిన కోడ్ క్రమసంఖ్య, మీరు భాష మార్చేటప్పుడు',
  banner: 'మీరు ప్రకటనను మూసేశారని',
  builds: 'కొత్త వెర్షన్ వచ్చినందువల్ల ఈ సైట్ వెర్షన్లలో ఏవి మళ్లీ లోడ్ అయ్యాయో',
  files:
    'పంపడానికి ఉన్న ఫోటోలు, ఫైళ్లు ఎన్‌క్రిప్ట్ చేసి, వాటితో మీ ఫోన్ నంబర్. ఇది ఇతర ట్యాబ్‌ల నుంచి, తర్వాత ఈ ఫోన్ వాడేవారి నుంచి కాపాడుతుంది; బ్రౌజర్ ప్రొఫైల్‌ను కాపీ చేసేవారి నుంచి కాదు',
  taken: 'ఆ ఫైళ్ల కీ, మీరు ఏ పత్రాలు జోడిస్తున్నారో',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'మీరు లాగౌట్ అయ్యే వరకు',
  expiry: 'సెషన్ ముగిసే వరకు',
  shown: 'చూపించే వరకు',
  contract: 'ఒప్పందం సమర్పించే వరకు',
  saved: 'పంపే వరకు',
  reply: 'సర్వర్ జవాబు వచ్చే వరకు',
  refusal: 'సర్వర్ తిరస్కరించే వరకు',
  'tab-closed': 'మీరు ట్యాబ్ మూసే వరకు',
  'next-sign-in': 'మీరు మళ్లీ లాగిన్ అయ్యే వరకు',
  cleared: `మీరు ‘${appErrorWords.clear}’ నొక్కే వరకు`,
  'half-hour': 'అరగంట గడిచే వరకు',
  'half-day': 'మీరు లాగిన్ అయి లేకపోతే పన్నెండు గంటలు గడిచే వరకు',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} లేదా ${last}, ఏది ముందైతే అది`;
}
