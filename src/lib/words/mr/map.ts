import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'नकाशावरचे लोकेशन',
  searchLabel: 'जागा शोधा',
  searchWhy: 'रायडर या पिनवर येतात',
  searchPlaceholder: 'लोकेशन शोधा...',
  searchHelp: `शहर किंवा भागाचे नाव, किमान ${limits.mapSearchMinChars} अक्षरे.`,
  searching: 'शोधत आहोत…',
  searchHint: (hint: string): string => `“${hint}” शोधा`,
  searchEmpty: (query: string): string =>
    `“${query}” साठी जागा सापडली नाही. शहराचे नाव टाकून पाहा, किंवा नकाशावर पिन लावा.`,
  searchFailed: 'शोधता आले नाही.',
  searchRetry: 'पुन्हा प्रयत्न करा',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} जागा सापडली`, other: `${count} जागा सापडल्या` }),
  results: 'सापडलेल्या जागा',
  locate: 'मी दुकानात आहे: माझे लोकेशन वापरा',
  locating: 'तुमचे लोकेशन शोधत आहोत…',
  locateFailed: 'आम्हाला तुमचे लोकेशन सापडले नाही. तुमचा भाग शोधा, किंवा नकाशावर टॅप करा.',
  chosen: 'निवडलेली जागा',
  none: 'अजून जागा निवडलेली नाही. तुमचे लोकेशन वापरा, जागा शोधा, किंवा नकाशावर टॅप करा.',
  showMap: 'नकाशा दाखवा',
  showMapWhy: 'नकाशाला जास्त डेटा लागतो. त्याशिवायही तुम्ही जागा शोधू शकता आणि तुमचे लोकेशन वापरू शकता.',
  loading: 'नकाशा लोड होत आहे…',
  failed: 'नकाशा लोड झाला नाही',
  failedHelp: 'तरीही तुम्ही तुमचे लोकेशन वापरू शकता किंवा जागा शोधू शकता.',
  retry: 'पुन्हा प्रयत्न करा',
  locked: 'लोकेशन लॉक आहे',
  dropPin: 'पिन मध्यभागी लावा',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town} जवळ`,
  pinned: 'नकाशावर पिन',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `पिन आता ${town} शहराच्या मध्यभागी आहे, तुमच्या दारापाशी नाही.`,
  moveToDoor: 'कृपया पिन तुमच्या दारापाशी न्या.',
  streetsLost: 'रस्त्यांचा नकाशा लोड झाला नाही. तुम्ही हा साधा नकाशा वापरू शकता.',
} satisfies Words<typeof english.mapWords>;
