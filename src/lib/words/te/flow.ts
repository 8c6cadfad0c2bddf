import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** Shown in place of an application's steps. Loaded before the words of the steps. */
export const flowWords = {
  selectService: 'కొనసాగించడానికి ఒక సేవ ఎంచుకోండి',
  badService: 'URLలో serviceType లేదు లేదా తప్పుగా ఉంది. హోమ్ పేజీ నుంచి మొదలుపెట్టి విభాగం ఎంచుకోండి.',
  toHome: 'హోమ్ పేజీకి వెళ్లండి',
  loadFailed: 'దరఖాస్తు వివరాలు లోడ్ చేయలేకపోయాం',
  backToHome: 'హోమ్ పేజీకి తిరిగి వెళ్లండి',
  notFound: 'విక్రేత వివరాలు దొరకలేదు. ఈ దరఖాస్తు మాకు దొరకలేదు, లేదా ఇది వేరే ఫోన్ నంబర్‌ది.',
  draftGone: 'మీ పాత రిజిస్ట్రేషన్ ఇప్పుడు మాకు దొరకడం లేదు, అందుకే ఈ బ్రౌజర్ నుంచి తీసేశాం. కొత్తది మొదలుపెట్టవచ్చు.',
  startNew: 'కొత్త రిజిస్ట్రేషన్ మొదలుపెట్టండి',
  notReached: 'మీ దరఖాస్తును లోడ్ చేయలేకపోయాం.',
  signIn: 'ఈ దరఖాస్తు తెరవడానికి లాగిన్ అవ్వండి',
  signInWhy: 'ఈ దరఖాస్తు కొనసాగించడానికి దాని ఫోన్ నంబర్‌తో లాగిన్ అవ్వండి.',
  signInButton: 'ఫోన్‌తో లాగిన్ అవ్వండి',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'ఇది వేరే విభాగం పేజీ',
  description: `ఈ దరఖాస్తు విభాగం: ${name}. అక్కడికి తీసుకెళ్తున్నాం...`,
});
