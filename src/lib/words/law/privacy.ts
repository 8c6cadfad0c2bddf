import { givenInLanguage as given, headOf, linked, type LawItem, type LawText } from '#lib/words/law/text.ts';
import { lawPageWords, lawWords } from '#lib/words/lawPages.ts';
import { privacyWords as words } from '#lib/words/privacy.ts';
import type { Operator } from '#site/operator.ts';

/** Where a build sends its reports (`lib/report/vocabulary.ts`); null if it sends none. */
export type ReportsTo = 'own-site' | { host: string } | null;

/**
 * Returns the notice under section 5 of the Digital Personal Data Protection Act 2023: the data, the purposes, the periods,
 * the recipients, and how to withdraw and complain. `foreignHosts` are the hosts that the build calls beside the site's own.
 */
export function privacyText(
  operator: Operator,
  foreignHosts: readonly string[],
  reports: ReportsTo = null,
): LawText {
  const { processors, privacyContact } = operator;
  const { recordYears, unfinishedDays, rejectedDays } = operator.retention;
  const { responsible, data, erasure, ground, rights, complaint, protection, children, changes } = words;
  return {
    ...headOf({ ...lawPageWords.privacy, short: words.intro[1] }),
    intro: [words.intro[0]],
    sections: [
      {
        title: responsible.title,
        paragraphs: [
          responsible.fiduciary(given(operator.legalName), given(operator.address)),
          responsible.contact(given(privacyContact.name), given(privacyContact.email)),
        ],
      },
      { id: 'data', title: data.title, paragraphs: [data.intro], items: kindsOf(operator, reports) },
      {
        title: erasure.title,
        points: [
          erasure.unfinished(unfinishedDays),
          erasure.rejected(rejectedDays),
          erasure.contract(recordYears),
        ],
      },
      { title: ground.title, paragraphs: [ground.text] },
      {
        title: words.processors.title,
        paragraphs: [words.processors.text(given(processors.dataCountry))],
      },
      {
        id: 'rights',
        title: rights.title,
        points: rights.points,
        paragraphs: [linked(rights.page, 'yourData'), rights.how(given(privacyContact.email))],
      },
      { id: 'complaint', title: complaint.title, paragraphs: [linked(complaint.text, 'grievance')] },
      { title: protection.title, points: protection.points },
      { title: children.title, paragraphs: [children.text] },
      {
        id: 'browser',
        title: words.browser.title,
        paragraphs: [browserText(foreignHosts, reports), words.browser.clear],
      },
      { title: changes.title, paragraphs: [changes.text] },
    ],
  };
}

/** Returns each kind of data with its purpose, period and recipients. */
function kindsOf({ retention, processors }: Operator, reports: ReportsTo): LawItem[] {
  const { kinds, data } = words;
  const { labels } = lawWords;
  const item = ({ title, why }: { title: string; why: string }, kept: string, seenBy: string): LawItem => ({
    title,
    lines: [
      [labels.why, why],
      [labels.kept, kept],
      [labels.seenBy, seenBy],
    ],
  });
  const { phone, bank, photos, consents, requests } = kinds;
  const withContract = data.keptWithContract(retention.recordYears);
  const logDays = requests.kept(retention.logDays);
  const items = [
    item(phone, phone.kept, phone.seenBy(given(processors.sms))),
    item(kinds.owner, withContract, kinds.owner.seenBy),
    item(kinds.business, withContract, kinds.business.seenBy),
    item(kinds.tax, withContract, kinds.tax.seenBy),
    item(kinds.licence, withContract, kinds.licence.seenBy),
    item(bank, withContract, bank.seenBy(given(processors.bankCheck))),
    item(photos, photos.kept, photos.seenBy),
    item(consents, consents.kept(retention.recordYears), consents.seenBy),
    item(requests, logDays, requests.seenBy(given(processors.hosting))),
  ];
  if (reports === null) return items;
  const { what, seenByUs, seenByHost } = kinds.reports;
  const sent = item(kinds.reports, logDays, reports === 'own-site' ? seenByUs : seenByHost(reports.host));
  return [...items, { ...sent, lines: [[labels.what, what], ...sent.lines] }];
}

/** Returns what the site loads, whom it calls, and why the browser keeps entries. */
function browserText(foreignHosts: readonly string[], reports: ReportsTo): string {
  const { nothingForeign, noStatistics, onlyReports, map, why } = words.browser;
  const silent = foreignHosts.length === 0 ? nothingForeign : noStatistics;
  const sentences: string[] = [reports === null ? silent : onlyReports];
  if (foreignHosts.length > 0) sentences.push(map(foreignHosts.join(', ')));
  return [...sentences, why].join(' ');
}
