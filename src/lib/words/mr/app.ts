import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'काहीतरी चुकले',
  log: 'ॲपमध्ये अडचण: ब्राउझरमध्ये सेव्ह केलेला डेटा खराब असू शकतो, किंवा ही तात्पुरती अडचण आहे.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  reload: 'पेज पुन्हा लोड करा',
  clear: 'ॲपचा डेटा हटवा',
  clearHelp: '“ॲपचा डेटा हटवा” दाबल्यास सेव्ह केलेला सगळा डेटा जाईल. तुम्हाला कदाचित पुन्हा लॉग इन करावे लागेल.',
  cleared: 'ॲपचा डेटा हटवला. पेज आता पुन्हा लोड होईल.',
  clearFailed: 'डेटा हटवता आला नाही. कृपया ब्राउझरच्या सेटिंगमध्ये जाऊन स्टोरेज स्वतः साफ करा.',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'तुमचा ब्राउझर डेटा सेव्ह करत नाही',
    description: 'तुम्ही पुढे जाऊ शकता. हे पेज बंद केल्यास पुन्हा लॉग इन करावे लागेल.',
  },
  full: {
    title: 'तुमच्या ब्राउझरचे स्टोरेज भरले आहे',
    description: 'तुम्ही पुढे जाऊ शकता. हे पेज बंद केल्यास पुन्हा लॉग इन करावे लागेल.',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'आम्ही खराब डेटा काढून टाकला',
  description: 'या ब्राउझरमध्ये सेव्ह केलेला डेटा आम्हाला वाचता आला नाही. तुम्हाला कदाचित पुन्हा लॉग इन करावे लागेल.',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'हे पेज अपडेट झाले',
  description: 'नवीन आवृत्ती आली आहे, म्हणून आम्ही पेज पुन्हा लोड केले. तुम्ही भरलेली माहिती इथेच आहे.',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'तुम्ही लवकरच लॉग आउट व्हाल. पुढे जाण्यासाठी पुन्हा लॉग इन करा. तुम्ही भरलेली माहिती इथेच आहे.',
  signInAgain: 'पुन्हा लॉग इन करा',
} satisfies Words<typeof english.sessionWords>;

const required = 'लॉग इन आवश्यक आहे';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'तुमची प्रोफाइल पाहण्यासाठी कृपया लॉग इन करा' },
  dashboard: { title: required, description: 'तुमचा डॅशबोर्ड पाहण्यासाठी कृपया लॉग इन करा' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'लोड होत आहे…',
  offlineTitle: 'इंटरनेट चालू नाही',
  offline: 'कृपया तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  failedTitle: 'हे लोड झाले नाही',
  unavailable: 'आमची सेवा तात्पुरती बंद आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(ऐच्छिक)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'बंद करा' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'सूचना',
  dismiss: 'बंद करा',
  dismissNamed: (title: string) => `बंद करा: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'विक्रेता म्हणून नोंदणी करा',
  notLoadedTitle: 'हे पेज पूर्ण लोड झाले नाही',
  notLoaded: 'इंटरनेट बंद पडले. तुम्ही भरलेली माहिती सुरक्षित आहे.',
  reload: 'पुन्हा प्रयत्न करा',
  noScript: 'नोंदणी करण्यासाठी तुमच्या ब्राउझरमध्ये JavaScript चालू करा, किंवा आम्हाला फोन करा.',
} satisfies Words<typeof english.portalWords>;
