import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'ఇంటర్నెట్ లేదు. మీరు ఇంతకు ముందు చూసిన పేజీలు ఇప్పుడు కూడా తెరుచుకుంటాయి.',
  title: 'ఇంటర్నెట్ లేదు',
  text: 'ఈ పేజీకి ఇంటర్నెట్ కావాలి. వెనక్కి వెళ్లండి, లేదా ఇంటర్నెట్ వచ్చాక మళ్లీ ప్రయత్నించండి.',
} satisfies Words<typeof english.offlineWords>;
