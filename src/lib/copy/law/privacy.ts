import type { Owner } from '#lib/owner.ts';
import { given, headOf, type LawText } from '#lib/copy/law/text.ts';
import { lawPageWords } from '#lib/copy/lawPages.ts';

/**
 * The notice under section 5 of the Digital Personal Data Protection Act 2023: what, why, how long, with whom, how to
 * withdraw, how to complain. `foreignHosts` are hosts beside the site's own that the build is set up to ask; `reports` is where it
 * sends its reports (`lib/report/vocabulary.ts`), null where it sends none.
 */
export function privacyText(
  owner: Owner,
  foreignHosts: readonly string[],
  reports: 'own-site' | { host: string } | null = null,
): LawText {
  const { retention, processors, privacyContact } = owner;
  const kept = `${retention.recordYears} years after the contract ends`;
  return {
    ...headOf(lawPageWords.privacy),
    intro: [
      'This notice is for everybody who visits this site or registers a pharmacy, a supplement store or a lab on it. It is the notice that section 5 of the Digital Personal Data Protection Act 2023 (DPDP Act) asks for.',
      'In short: we ask for what checking and paying a vendor needs, and for nothing else. No cookies, no advertising, no tracking. We sell no data. You can see, correct and erase what we hold, and take a consent back.',
    ],
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `The Data Fiduciary is ${given(owner.legalName)}, ${given(owner.address)}.`,
          `Questions about your data are answered by ${given(privacyContact.name)}, ${given(privacyContact.email)}.`,
        ],
      },
      {
        id: 'data',
        title: 'What we ask for, why, how long, and who sees it',
        paragraphs: [
          'You need not give any of it. Without what is asked for in the steps of the application we cannot check or pay you.',
        ],
        items: [
          {
            title: 'Your mobile number, and the code sent to it',
            lines: [
              ['Why', 'To sign you in and to show that the number is yours'],
              ['Kept', `The number as long as your application; the code until it is used or runs out`],
              ['Seen by', `Our support team; the SMS company (${given(processors.sms)})`],
            ],
          },
          {
            title: 'Owner’s name and e-mail address',
            lines: [
              ['Why', 'To know who applies, and to write about the application'],
              ['Kept', `With the application; with a contract, ${kept}`],
              ['Seen by', 'Our reviewers and support team'],
            ],
          },
          {
            title: 'Business name, address, place on the map, opening hours, support phone',
            lines: [
              ['Why', 'To list your business, and to bring riders to the right door'],
              ['Kept', `With the application; with a contract, ${kept}`],
              ['Seen by', 'Our reviewers; once you sell, customers and riders'],
            ],
          },
          {
            title: 'PAN with the name on it, GSTIN',
            lines: [
              ['Why', 'Identity of the business, and the tax records that the law demands of us'],
              ['Kept', `With the application; with a contract, ${kept}`],
              ['Seen by', 'Our reviewers and accountants; tax authorities; the GSTIN on invoices'],
            ],
          },
          {
            title: 'Drug licence, FSSAI licence or accreditation: number and certificate',
            lines: [
              ['Why', 'We may list only vendors who are licensed'],
              ['Kept', `With the application; with a contract, ${kept}`],
              ['Seen by', 'Our reviewers; drug and food authorities; the number by customers'],
            ],
          },
          {
            title: 'Bank account, its holder, IFSC, cheque or statement',
            lines: [
              ['Why', 'To check the account and to pay you into it'],
              ['Kept', `With the application; with a contract, ${kept}`],
              [
                'Seen by',
                `Our payments team; the company that checks accounts (${given(processors.bankCheck)}); the banks`,
              ],
            ],
          },
          {
            title: 'Photos of the owner, and of the entrance with the owner',
            lines: [
              ['Why', 'To see that the business exists and that the owner applies'],
              ['Kept', `With the application; with a contract until it ends`],
              ['Seen by', 'Our reviewers alone. They are compared by people; no face recognition is used'],
            ],
          },
          {
            title: 'What you agreed to: text, version, time',
            lines: [
              ['Why', 'To show what was agreed'],
              ['Kept', `As long as what you agreed to is in force; with a contract, ${kept}`],
              ['Seen by', 'Our reviewers and support team'],
            ],
          },
          {
            title: 'Addresses asked for, time, IP address',
            lines: [
              ['Why', 'To keep the service running and safe'],
              ['Kept', `${retention.logDays} days`],
              ['Seen by', `Our technical team; the hosting company (${given(processors.hosting)})`],
            ],
          },
          ...(reports === null
            ? []
            : [
                {
                  title: 'Reports: what failed, how quick a page was, how far a registration came',
                  lines: [
                    [
                      'What',
                      'Words of a fixed list and rounded numbers: the page without its details, the kind of error, loading times, the step reached, the version of the site. No name, no number of yours, nothing you typed, and no mark by which you or your visit is recognised. Where the page’s security policy refuses something, the browser itself reports what it was and on which page',
                    ],
                    ['Why', 'To find and mend what stops vendors'],
                    ['Kept', `${retention.logDays} days`],
                    [
                      'Seen by',
                      reports === 'own-site'
                        ? 'Our technical team'
                        : `Our technical team; ${reports.host}, which receives them for us and, as with every request, sees your IP address`,
                    ],
                  ] as const,
                },
              ]),
        ],
      },
      {
        title: 'When it is erased',
        points: [
          `An application that is not submitted: ${retention.unfinishedDays} days after the last change, or at once if you ask.`,
          `A rejected application: ${retention.rejectedDays} days after the decision, so that you can correct it.`,
          `With a contract: ${kept}, because tax, company and drug law want the records. Afterwards everything is erased.`,
        ],
      },
      {
        title: 'On what ground',
        paragraphs: [
          'You give us these details yourself, to register; we use them for that alone (DPDP Act, sections 6 and 7(a)), and where a law obliges us, as tax law does (section 7). Messages on WhatsApp are sent only to those who asked for them.',
        ],
      },
      {
        title: 'Who works for us, and where',
        paragraphs: [
          `The companies named above handle data on our instructions and under contract. The data is stored in: ${given(processors.dataCountry)}. Authorities receive data where a law obliges us. Nobody else does.`,
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        points: [
          'See what we hold, what is done with it, and who has received it (section 11).',
          'Have it corrected, completed, brought up to date, or erased (section 12). What a law obliges us to keep, we keep, and tell you so.',
          'Take a consent back at any time, as easily as it was given (section 6): write or call; for WhatsApp, answer STOP. What was done before remains lawful. An application whose data is withdrawn ends.',
          'Name somebody who exercises these rights should you die or become unable to (section 14).',
          'Complain to us (section 13).',
        ],
        paragraphs: [
          `Write to ${given(privacyContact.email)} from the e-mail address of your application, or call from its phone number, so that we know it is you. It costs nothing. We reply within 30 days.`,
        ],
      },
      {
        id: 'complaint',
        title: 'If you are not satisfied',
        paragraphs: [
          'First turn to our [grievance officer](grievance). If that does not help, you can complain to the Data Protection Board of India, on its portal or in writing.',
        ],
      },
      {
        title: 'How it is protected',
        points: [
          'Everything travels encrypted. PAN and account number are shown with their last four characters only.',
          'Only people whose work needs it have access, and access is recorded.',
          'If data is lost or falls into wrong hands, we tell you and the Data Protection Board without delay: what happened, what may follow, what we do and what you can do.',
        ],
      },
      {
        title: 'Children',
        paragraphs: [
          'Vendors are 18 or older. We do not knowingly hold data of children; tell us if we do, and we erase it.',
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps',
        paragraphs: [
          [
            reports === null
              ? foreignHosts.length === 0
                ? 'This site sets no cookies and loads nothing from anybody else: no fonts, no maps, no statistics.'
                : 'This site sets no cookies and has no statistics or advertising.'
              : 'This site sets no cookies and has no advertising. Of statistics it has the reports named above alone.',
            foreignHosts.length > 0 &&
              `The map and the search for places ask ${foreignHosts.join(', ')}, which thereby sees your IP address and what part of the map you look at or search for.`,
            'So that signing in and typing survive a reload, the site keeps these entries in your browser. They are sent to nobody.',
          ]
            .filter(Boolean)
            .join(' '),
          'Clear App Data, at the foot of each page of the portal, removes all of them at once.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'A changed notice gets a new version. What changes for you is told to you before it applies, and where it needs a consent, you are asked again.',
        ],
      },
    ],
  };
}
