import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: { says: 'हे वाचता येत नाही.', hint: 'खिडकीजवळ जा आणि फोन स्थिर धरा. प्रत्येक ओळ स्पष्ट दिसली पाहिजे.' },
  'cut-off': { says: 'एक भाग फोटोत आलेला नाही.', hint: 'थोडे मागे सरका, सगळे फोटोत येईपर्यंत.' },
  expired: { says: 'याची मुदत संपली आहे.', hint: 'आज वैध असलेले पाठवा.' },
  'name-mismatch': { says: 'नाव वेगळे आहे.', hint: 'नाव तुमच्या इतर कागदांशी अक्षर न् अक्षर जुळवून पाहा.' },
  'number-mismatch': { says: 'नंबर वेगळा आहे.', hint: 'नंबर कागदाशी अंक न् अंक जुळवून पाहा.' },
  'address-mismatch': { says: 'पत्ता वेगळा आहे.', hint: 'पत्ता तुमच्या दुकानाचा असला पाहिजे.' },
  'wrong-document': { says: 'हे दुसरेच कागदपत्र आहे.', hint: 'इथे ज्याचे नाव आहे तेच कागदपत्र पाठवा.' },
  'page-missing': { says: 'एक पान राहिले आहे.', hint: 'सगळी पाने पाठवा, पुढची आणि मागची बाजू.' },
  'not-the-shop': { says: 'दुकान ओळखू येत नाही.', hint: 'बाहेर उभे राहा. पाटी आणि दरवाजा फोटोत आले पाहिजेत.' },
  'face-not-visible': {
    says: 'चेहरा दिसत नाही.',
    hint: 'कॅमेऱ्याकडे पाहा, गॉगल आणि मास्क काढा. उजेड समोरून यायला हवा.',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day} पर्यंत`,
  over: (day: string) => `हे ${day} पर्यंत पाठवायला सांगितले होते. तुम्ही अजूनही पाठवू शकता.`,
  answered: 'तुमचे उत्तर',
  answer: 'लिहून उत्तर द्या',
  answerLabel: 'तपासणी टीमला तुमचे उत्तर',
  answerHelp: 'उदाहरणार्थ: दुकानाचे नाव 2024 मध्ये बदलले. मग तपासणी टीम ते पुन्हा पाहील.',
  answerMissing: 'कृपया तुमचे उत्तर लिहा',
  send: 'उत्तर पाठवा',
  sent: 'तुमचे उत्तर पाठवले',
} satisfies Words<typeof english.reviewWords>;
