import { grievanceWords as words } from '#lib/words/grievance.ts';
import { givenInLanguage as given, headOf, linked, type LawText } from '#lib/words/law/text.ts';
import { lawPageWords, lawWords } from '#lib/words/lawPages.ts';
import type { Operator } from '#site/operator.ts';

/** Returns the page that names whom to complain to, as rule 4 of the Consumer Protection (E-Commerce) Rules 2020 requires. */
export function grievanceText(operator: Operator): LawText {
  const { name, designation, phone, email, address } = operator.grievanceOfficer;
  const { officer, helps, deadlines, unsettled, company } = words;
  const { labels } = lawWords;
  return {
    ...headOf(lawPageWords.grievance),
    intro: [words.intro],
    sections: [
      {
        title: officer.title,
        paragraphs: [officer.care],
        items: [
          {
            title: given(name),
            lines: [
              [labels.designation, given(designation)],
              [labels.phone, given(phone)],
              [labels.email, given(email)],
              [labels.address, given(address)],
            ],
          },
        ],
      },
      { title: helps.title, points: helps.points },
      { title: deadlines.title, points: [...deadlines.points, linked(deadlines.data, 'privacy')] },
      {
        title: unsettled.title,
        points: [unsettled.consumers, unsettled.data, linked(unsettled.vendors, 'partnerTerms')],
      },
      {
        title: company.title,
        paragraphs: [
          company.text(
            given(operator.legalName),
            given(operator.address),
            given(operator.registrationNumber),
          ),
        ],
      },
    ],
  };
}
