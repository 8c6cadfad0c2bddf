import { accessibilityWords as words } from '#lib/words/accessibility.ts';
import { givenInLanguage as given, headOf, linked, type LawText } from '#lib/words/law/text.ts';
import { lawPageWords } from '#lib/words/lawPages.ts';
import type { Operator } from '#site/operator.ts';

/** Returns the page that says how accessible the site is, and to whom to report a problem. */
export function accessibilityText({ grievanceOfficer }: Operator): LawText {
  const { name, phone, email } = grievanceOfficer;
  const { target, checks, limits, report } = words;
  return {
    ...headOf(lawPageWords.accessibility),
    intro: [words.intro],
    sections: [
      { title: target.title, paragraphs: [target.text] },
      checks,
      limits,
      {
        title: report.title,
        paragraphs: [
          report.text,
          report.support,
          report.officer(given(name), given(phone), given(email)),
          linked(report.deadlines, 'grievance'),
        ],
      },
    ],
  };
}
