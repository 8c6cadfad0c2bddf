import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** Shown in place of an application's steps. Loaded before the words of the steps. */
export const flowWords = {
  selectService: 'पुढे जाण्यासाठी सेवा निवडा',
  badService: 'ही लिंक अपूर्ण किंवा चुकीची आहे. कृपया होम पेजवरून सुरू करा आणि प्रकार निवडा.',
  toHome: 'होम पेजवर जा',
  loadFailed: 'अर्जाची माहिती लोड झाली नाही',
  backToHome: 'होम पेजवर परत जा',
  notFound: 'विक्रेता सापडला नाही. आम्हाला हा अर्ज सापडला नाही, किंवा तो दुसऱ्या फोन नंबरचा आहे.',
  draftGone:
    'तुमची जुनी नोंदणी आता आम्हाला सापडत नाही, म्हणून आम्ही ती या ब्राउझरमधून काढून टाकली. तुम्ही नवीन सुरू करू शकता.',
  startNew: 'नवीन नोंदणी सुरू करा',
  notReached: 'तुमचा अर्ज लोड झाला नाही.',
  signIn: 'हा अर्ज उघडण्यासाठी लॉग इन करा',
  signInWhy: 'हा अर्ज पुढे नेण्यासाठी, त्याच्या फोन नंबरने लॉग इन करा.',
  signInButton: 'फोनने लॉग इन करा',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'नोंदणीचे पेज चुकीचे आहे',
  description: `हा अर्ज ${name} नोंदणीचा आहे. तिकडे नेत आहोत...`,
});
