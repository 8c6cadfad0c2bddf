import { appErrorWords } from './app.ts';

/**
 * The words of the privacy notice. `words/law/privacy.ts` has its structure: sections, ids, owner's details. Brackets
 * mark the words of a link.
 */
export const privacyWords = {
  intro: [
    'This notice is for everybody who visits this site or registers a pharmacy, a supplement store or a lab on it. It is the notice that section 5 of the Digital Personal Data Protection Act 2023 (DPDP Act) requires.',
    'In short: we ask only for what we need to check and pay a vendor. We use no cookies, no advertising and no tracking. We sell no data. You can see the data that we hold about you, have it corrected or erased, and withdraw a consent.',
  ],
  responsible: {
    title: 'Who is responsible',
    fiduciary: (name: string, address: string) => `The Data Fiduciary is ${name}, ${address}.`,
    contact: (name: string, email: string) => `Questions about your data are answered by ${name}, ${email}.`,
  },
  data: {
    title: 'What we ask for, why, how long we keep it, and who sees it',
    intro:
      'You do not have to give us any of it. But without the details that the steps of the application ask for, we cannot check or pay you.',
    /** How long most of the data is kept. */
    keptWithContract: (years: number) =>
      `As long as the application; with a contract, until ${years} years after the contract ends`,
  },
  /** The kinds of data. */
  kinds: {
    phone: {
      title: 'Your mobile number, and the code sent to it',
      why: 'To sign you in, and to show that the number is yours',
      kept: 'The number: as long as your application. The code: until it is used or expires',
      seenBy: (company: string) => `Our support team; the SMS company (${company})`,
    },
    owner: {
      title: 'Owner’s name and e-mail address',
      why: 'To know who applies, and to write about the application',
      seenBy: 'Our reviewers and support team',
    },
    business: {
      title: 'Business name, address, place on the map, opening hours, support phone',
      why: 'To list your business, and to bring riders to the right door',
      seenBy: 'Our reviewers; once you sell, also customers and riders',
    },
    tax: {
      title: 'PAN with the name on it, GSTIN',
      why: 'To identify the business, and for the tax records that the law requires of us',
      seenBy: 'Our reviewers and accountants; tax authorities; the GSTIN is also on invoices',
    },
    licence: {
      title: 'Drug licence, FSSAI licence or accreditation: number and certificate',
      why: 'We may list only vendors who are licensed',
      seenBy: 'Our reviewers; drug and food authorities; customers also see the number',
    },
    bank: {
      title: 'Bank account, its holder, IFSC, cheque or statement',
      why: 'To check the account, and to pay you into it',
      seenBy: (company: string) =>
        `Our payments team; the company that checks accounts (${company}); the banks`,
    },
    photos: {
      title: 'Photos of the owner, and of the entrance with the owner',
      why: 'To see that the business exists and that the owner applies',
      kept: 'As long as the application; with a contract, until the contract ends',
      seenBy: 'Only our reviewers. People compare the photos; no face recognition is used',
    },
    consents: {
      title: 'What you agreed to: text, version, time',
      why: 'To show what was agreed',
      kept: (years: number) =>
        `As long as what you agreed to is in force; with a contract, until ${years} years after the contract ends`,
      seenBy: 'Our reviewers and support team',
    },
    requests: {
      title: 'The web addresses that your browser asks for, the time, your IP address',
      why: 'To keep the service running and safe',
      kept: (days: number) => `${days} days`,
      seenBy: (company: string) => `Our technical team; the hosting company (${company})`,
    },
    reports: {
      title: 'Reports: what failed, how quick a page was, how far a registration came',
      what: 'Words of a fixed list and rounded numbers: the page without its details, the kind of error, loading times, the step reached, the version of the site. No name, no number of yours, nothing you typed, and no mark that identifies you or your visit. If the page’s security policy blocks something, the browser itself reports what was blocked and on which page',
      why: 'To find and mend what stops vendors',
      seenByUs: 'Our technical team',
      seenByHost: (host: string) =>
        `Our technical team; ${host}, which receives the reports for us and, as with every request, sees your IP address`,
    },
  },
  erasure: {
    title: 'When it is erased',
    unfinished: (days: number) =>
      `An application that is not submitted: ${days} days after the last change, or at once if you ask.`,
    rejected: (days: number) =>
      `A rejected application: ${days} days after the decision, so that you can correct it.`,
    contract: (years: number) =>
      `With a contract: ${years} years after the contract ends, because tax, company and drug laws require the records. After that, everything is erased.`,
  },
  ground: {
    title: 'On what legal ground',
    text: 'You give us these details yourself, to register. We use them for that alone (DPDP Act, sections 6 and 7(a)), and where a law obliges us, as tax law does (section 7). WhatsApp messages are sent only to people who asked for them.',
  },
  processors: {
    title: 'Who works for us, and where',
    text: (country: string) =>
      `The companies named above handle data on our instructions and under contract. The data is stored in: ${country}. Authorities receive data where a law obliges us. Nobody else does.`,
  },
  rights: {
    title: 'Your rights',
    points: [
      'See what data we hold about you, what is done with it, and who has received it (section 11).',
      'Have it corrected, completed, updated or erased (section 12). If a law obliges us to keep something, we keep it and tell you so.',
      'Withdraw a consent at any time, as easily as you gave it (section 6): write or call; for WhatsApp, answer STOP. What was done before remains lawful. If you withdraw the consent to the data of an application, the application ends.',
      'Name a person who exercises these rights if you die or become unable to (section 14).',
      'Complain to us (section 13).',
    ],
    page: 'On the page [Your data] you see what you agreed to, withdraw a consent, and download a copy of your applications.',
    how: (email: string) =>
      `Write to ${email} from the e-mail address of your application, or call from its phone number, so that we know it is you. It costs nothing. We reply within 30 days.`,
  },
  complaint: {
    title: 'If you are not satisfied',
    text: 'First turn to our [grievance officer]. If that does not help, you can complain to the Data Protection Board of India, on its portal or in writing.',
  },
  protection: {
    title: 'How it is protected',
    points: [
      'All data is encrypted on its way. Only the last four characters of a PAN and an account number are shown.',
      'Only people who need the data for their work have access, and access is recorded.',
      'If data is lost or falls into wrong hands, we tell you and the Data Protection Board of India without delay: what happened, what may follow, what we do and what you can do.',
    ],
  },
  children: {
    title: 'Children',
    text: 'Vendors are 18 or older. We do not knowingly hold data of children. If we do, tell us, and we erase it.',
  },
  browser: {
    title: 'What your browser keeps',
    nothingForeign:
      'This site sets no cookies and loads nothing from anybody else: no fonts, no maps, no statistics.',
    noStatistics: 'This site sets no cookies and has no statistics or advertising.',
    onlyReports:
      'This site sets no cookies and has no advertising. Its only statistics are the reports named above.',
    map: (hosts: string) =>
      `The map and the search for places ask ${hosts}. Your IP address is seen there, and which part of the map you look at or search for.`,
    why: 'The site keeps these entries in your browser, so that a reload does not sign you out or lose what you typed. They are sent to nobody.',
    clear: `${appErrorWords.clear}, at the foot of each page of the portal, removes all of them at once.`,
  },
  changes: {
    title: 'Changes',
    text: 'If we change this notice, it gets a new version. We tell you what changes for you before the change applies. If it needs a consent, we ask you again.',
  },
} as const;
