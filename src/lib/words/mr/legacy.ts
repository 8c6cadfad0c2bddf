import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords = {
  vendorName: 'विक्रेत्याचे नाव आवश्यक आहे',
  ownerName: 'मालकाचे पूर्ण नाव आवश्यक आहे',
  email: 'योग्य ईमेल आवश्यक आहे',
  phone: 'फोन आवश्यक आहे',
  supportPhone: 'मुख्य संपर्क नंबर आवश्यक आहे',
  addressLine1: 'पत्ता आवश्यक आहे',
  city: 'शहर आवश्यक आहे',
  pincode: 'पिन कोड आवश्यक आहे',
  agree: 'पुढे जाण्यासाठी नियम व अटी मान्य करणे आवश्यक आहे',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'विक्रेत्याची माहिती', subtitle: 'प्रकार आणि व्यवसायाचे नाव' },
  owner: { title: 'मालकाची माहिती', subtitle: 'मालकाचे नाव, ईमेल आणि फोन' },
  location: { title: 'लोकेशन आणि संपर्क', subtitle: 'पत्ता, आणि ग्राहकांसाठी नंबर' },
  documents: { title: 'कागदपत्रे', subtitle: 'पुरावे अपलोड करा' },
  review: { title: 'तपासा आणि सबमिट करा', subtitle: 'तुमची उत्तरे तपासा आणि सबमिट करा' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'प्रकार',
  vendorName: 'विक्रेत्याचे नाव',
  ownerName: 'मालकाचे पूर्ण नाव',
  email: 'ईमेल',
  phone: 'फोन',
  whatsappUpdates: 'मला WhatsApp वर अपडेट पाठवा',
  supportPhone: 'मुख्य संपर्क नंबर',
  addressLine1: 'पत्ता',
  city: 'शहर',
  pincode: 'पिन कोड',
  docs: 'कागदपत्रे',
  agree: 'मला नियम व अटी मान्य आहेत',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'ग्राहक ज्या नावाने ओळखतात',
  email: 'नोंदणीबद्दल आम्ही या ईमेलवर कळवू',
  phone: 'मालकाचा स्वतःचा नंबर',
  whatsappUpdates: 'वरच्या फोन नंबरवर. तुम्ही ते कधीही थांबवू शकता.',
  supportPhone: 'ग्राहक आणि रायडर या नंबरवर फोन करतील',
  addressLine1: 'दुकान किंवा इमारतीचा नंबर आणि रस्ता',
  pincode: 'उदा. 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'विक्रेता नोंदणी',
  heading: 'विक्रेता नोंदणी',
  help: 'मदत हवी? ईमेल करा',
  done: '(पूर्ण)',
  needsAttention: '(यात चुका आहेत)',
  back: 'मागे',
  next: 'पुढे जा',
  submit: 'सबमिट करा',
  kept: 'तुम्ही आधी भरलेली माहिती इथेच आहे.',
  keptDocuments: 'कृपया तुमची कागदपत्रे पुन्हा निवडा.',
  startFresh: 'रिकामा फॉर्म उघडा',
  categoryLegend: 'तुम्हाला कशाची नोंदणी करायची आहे?',
  nameLegend: 'तुमचा व्यवसाय',
  ownerLegend: 'मालक',
  contactLegend: 'ग्राहकांनी कोणत्या नंबरवर फोन करावा?',
  placeLegend: 'दुकान किंवा लॅब कुठे आहे?',
  documentsLegend: 'तुमची कागदपत्रे',
  documentsHint: 'आवश्यक कागदपत्रांत व्यवसायाचे लायसन्स, GST, PAN आणि पत्त्याचा पुरावा असू शकतो.',
  documentsRules: `PDF, PNG, JPG, प्रत्येकी ${limits.legacyDocumentMaxMb}MB पर्यंत. तुम्ही अनेक फाइल्स निवडू शकता.`,
  drop: 'फाइल्स ओढून इथे आणा किंवा',
  choose: 'फाइल्स निवडा',
  chooseMore: 'आणखी फाइल्स निवडा',
  remove: 'काढून टाका',
  chosen: (count: number) => plural(count, { one: `${count} फाइल निवडली`, other: `${count} फाइल्स निवडल्या` }),
  removed: (name: string) => `${name} काढून टाकली`,
  noDocuments: 'एकही निवडली नाही',
  reviewLegend: 'तुमची उत्तरे',
  change: 'बदला',
  changeStep: (title: string) => `बदला: ${title}`,
  notGiven: 'अजून दिलेले नाही',
  yes: 'हो',
  no: 'नको',
  agreeLegend: 'सबमिट करण्याआधी',
  reviewNote: `पडताळणीला ${limits.reviewHoursRange} तास लागतात. पडताळणी झाल्यावर आम्ही ईमेल आणि फोनने कळवू.`,
  leaving: 'तुम्हाला होम पेजवर नेत आहोत.',
  toHome: 'होम पेजवर जा',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'नोंदणी सबमिट झाली',
  description: 'तुमची माहिती आम्हाला मिळाली आहे. आम्ही पडताळणी करून लवकरच तुम्हाला कळवू.',
} satisfies Words<typeof english.legacySubmittedToast>;
