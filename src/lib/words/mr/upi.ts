import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'खात्याची माहिती UPI ने भरा',
  help: 'ज्या खात्यात आम्ही तुमचे पैसे जमा करावेत, त्यातून ₹1 भरा. मग तुमची बँक खात्याची माहिती देईल.',
  start: 'UPI ने ₹1 भरा',
  open: 'माझे UPI ॲप उघडा',
  scan: 'हा कोड तुमच्या UPI ॲपने स्कॅन करा',
  waiting: 'तुमच्या पेमेंटची वाट पाहत आहोत…',
  paid: 'तुमच्या बँकेने या खात्याची माहिती दिली. हे खाते तुमचेच आहे का?',
  use: 'हे खाते वापरा',
  expired: 'या पेमेंटची वेळ संपली.',
  refused: 'तुमच्या बँकेने पेमेंट नाकारले.',
  nameDiffers: (holder: string) => `हे खाते “${holder}” यांचे आहे. कृपया नाव तपासा.`,
  otherName: 'तुमच्या बँकेत या खात्यावर दुसरे नाव आहे. कृपया नाव तपासा.',
  unnamed: 'तुमच्या बँकेने खात्याची पूर्ण माहिती दिली नाही. कृपया खात्याची माहिती स्वतः भरा.',
  failed: 'UPI कडून आत्ता उत्तर येत नाही. तुम्ही खात्याची माहिती स्वतः भरू शकता.',
  again: 'पुन्हा सुरू करा',
} satisfies Words<typeof english.upiWords>;
