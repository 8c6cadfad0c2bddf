import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'तुमचा डेटा',
  summary: `तुम्ही काय मान्य केले, या ब्राउझरमध्ये काय सेव्ह आहे, आणि ${brand.name} वरील तुमच्या अर्जांची प्रत.`,
  noScript: 'या पेजसाठी JavaScript लागते. JavaScript नसेल तर आमचे तक्रार निवारण अधिकारी तुम्हाला मदत करतील.',
  consents: {
    title: 'तुम्ही काय मान्य केले',
    fromServer: 'ही आमच्याकडील नोंद आहे.',
    fromBrowser: 'ही फक्त या ब्राउझरमधील नोंद आहे. तुम्ही लॉग आउट करेपर्यंतच ती राहते.',
    none: 'इथे कोणतीही नोंद नाही.',
    given: (date: string) => `मान्य केल्याची तारीख: ${date}`,
    withdrawn: (date: string) => `संमती मागे घेतल्याची तारीख: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'हा करार आहे. तो कसा संपतो हे त्यातच लिहिले आहे.',
    withdraw: 'ही संमती मागे घ्या',
    ask: 'ही संमती मागे घ्यायची का? त्यासोबत अर्जही संपेल.',
    done: 'तुम्ही संमती मागे घेतल्याची नोंद आम्ही केली आहे.',
    byMail: 'ईमेलने मागे घ्या',
    mail: {
      subject: 'मी माझी संमती मागे घेत आहे',
      body: (text: string, version: string) =>
        `यासाठी दिलेली माझी संमती मी मागे घेत आहे: ${text}, आवृत्ती ${version}. कृपया याची पुष्टी करा.`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'गोपनीयता धोरणासाठी दिलेली संमती मागे घेण्यासाठी नोंद असणे आवश्यक नाही.',
    unlistedBody: (text: string) =>
      `यासाठी दिलेली माझी संमती मी मागे घेत आहे: ${text}. कृपया याची पुष्टी करा. माझा फोन नंबर:`,
    /** Where the API lists no consents. */
    withUs: 'तुमच्या संमतींची संपूर्ण नोंद आमच्याकडे आहे.',
    askByMail: 'नोंद ईमेलने मागवा',
    recordMail: {
      subject: 'माझ्या संमतींची नोंद',
      body: 'कृपया माझ्या संमतींची नोंद मला पाठवा. माझा फोन नंबर:',
    },
  },
  browser: {
    title: 'या ब्राउझरमध्ये आत्ता काय सेव्ह आहे',
    nothing: 'या ब्राउझरमध्ये या साइटचे काहीही सेव्ह नाही.',
    /** The pages in the caches of the service worker. */
    pages: 'तुम्ही उघडलेली या साइटची पेजेस, जेणेकरून ती इंटरनेटशिवायही उघडतील',
  },
  copy: {
    title: 'तुमच्या अर्जांची प्रत',
    text: 'एक फाइल (JSON), जिच्यात तुमच्या अर्जांबद्दल आम्ही तुम्हाला दाखवतो ते सर्व आहे.',
    button: 'प्रत डाउनलोड करा',
    signIn: 'तुमच्या अर्जांची प्रत डाउनलोड करण्यासाठी लॉग इन करा.',
  },
} satisfies Words<typeof english.yourDataWords>;
