import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'यह पढ़ा नहीं जा रहा।',
    hint: 'खिड़की के पास जाएँ और फ़ोन को स्थिर रखें। हर लाइन साफ़ दिखनी चाहिए।',
  },
  'cut-off': { says: 'एक हिस्सा फ़ोटो में नहीं आया।', hint: 'थोड़ा पीछे हटें, जब तक सब कुछ फ़ोटो में न आ जाए।' },
  expired: { says: 'इसकी तारीख निकल चुकी है।', hint: 'वह भेजें जो आज वैध है।' },
  'name-mismatch': { says: 'नाम अलग है।', hint: 'नाम को अपने दूसरे कागज़ों से एक-एक अक्षर मिलाकर देखें।' },
  'number-mismatch': { says: 'नंबर अलग है।', hint: 'कागज़ से नंबर का एक-एक अंक मिलाकर देखें।' },
  'address-mismatch': { says: 'पता अलग है।', hint: 'पता आपकी दुकान का होना चाहिए।' },
  'wrong-document': { says: 'यह कोई दूसरा दस्तावेज़ है।', hint: 'वही दस्तावेज़ भेजें जिसका नाम यहाँ लिखा है।' },
  'page-missing': { says: 'एक पन्ना छूट गया है।', hint: 'सभी पन्ने भेजें, आगे-पीछे दोनों तरफ़ से।' },
  'not-the-shop': {
    says: 'दुकान पहचान में नहीं आ रही।',
    hint: 'बाहर खड़े हों। साइनबोर्ड और दरवाज़ा फ़ोटो में होने चाहिए।',
  },
  'face-not-visible': {
    says: 'चेहरा दिख नहीं रहा।',
    hint: 'कैमरे की ओर देखें, धूप का चश्मा और मास्क उतार दें। रोशनी सामने से आए।',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day} तक`,
  over: (day: string) => `इसे ${day} तक भेजने को कहा गया था। आप अब भी भेज सकते हैं।`,
  answered: 'आपका जवाब',
  answer: 'लिखकर जवाब दें',
  answerLabel: 'जाँच टीम को आपका जवाब',
  answerHelp: 'जैसे: दुकान का नाम 2024 में बदला। इसके बाद जाँच टीम इसे फिर देखेगी।',
  answerMissing: 'कृपया अपना जवाब लिखें',
  send: 'जवाब भेजें',
  sent: 'आपका जवाब भेज दिया गया',
} satisfies Words<typeof english.reviewWords>;
