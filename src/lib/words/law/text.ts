import { brand } from '#lib/brand.ts';
import { lawWords } from '#lib/words/lawPages.ts';
import type { PublicPageName } from '#lib/publicPages.ts';
import { lawWords as english } from '../en/lawPages.ts';

/** The mark of a missing detail in a text that exists in English only. */
export const toBeCompleted = english.toBeCompleted;

/** The marks of a detail that `owner.ts` does not have. `completeText` leaves out their sentences. */
const missingMarks: readonly string[] = [toBeCompleted, lawWords.toBeCompleted];

/** Returns a detail, or the English mark of a missing one. */
export function given(detail: string | null): string {
  return detail?.trim() || toBeCompleted;
}

/** Returns a detail, or the mark of a missing one in the language of this build. */
export function givenInLanguage(detail: string | null): string {
  return detail?.trim() || lawWords.toBeCompleted;
}

/**
 * Returns a text whose words in brackets link to a page: `[words](name)`. The words are in the language of this build,
 * the page is the same in each.
 */
export function linked(text: string, page: PublicPageName): string {
  const [before, words, after, ...more] = text.split(/[[\]]/);
  if (before === undefined || !words || after === undefined || more.length > 0)
    throw new Error(`The text needs one link: ${text}`);
  return `${before}[${words}](${page})${after}`;
}

/** A thing with lines about it: a kind of data, a person, an entry. */
export interface LawItem {
  title: string;
  /** Whether the title is a name in the code, which no language translates. */
  isCode?: boolean;
  lines: readonly (readonly [label: string, text: string])[];
}

/**
 * A section of a law page. In texts `[words](name)` is a link to the page of that name in `paths`; an e-mail address and a
 * phone number become links by themselves.
 */
interface LawSection {
  /** For links to it. */
  id?: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  items?: readonly LawItem[];
}

export interface LawText {
  title: string;
  description: string;
  heading: string;
  /** The text in two or three sentences, in the language of this build. */
  short: string;
  intro: readonly string[];
  sections: readonly LawSection[];
}

/** The head of a law page, from its words in the language of this build. */
export function headOf({
  heading,
  summary,
  short,
}: {
  heading: string;
  summary: string;
  short: string;
}): Pick<LawText, 'title' | 'description' | 'heading' | 'short'> {
  return { title: `${heading} – ${brand.name}`, description: summary, heading, short };
}

/** Returns a text without missing details in brackets and without sentences that miss a detail. It may be empty. */
function complete(text: string): string {
  const isWhole = (part: string): boolean => !missingMarks.some((mark) => part.includes(mark));
  if (isWhole(text)) return text;
  const unbracketed = missingMarks.reduce((rest, mark) => rest.replaceAll(` (${mark})`, ''), text);
  return unbracketed
    .split(/(?<=[.।]) /)
    .filter(isWhole)
    .join(' ');
}

/**
 * Returns a law text as pages show it: without what misses a detail of the operator. A section without an id, which nothing
 * links to, is left out when nothing of it is left.
 */
export function completeText(text: LawText): LawText {
  const whole = (parts: readonly string[] = []): string[] => parts.map(complete).filter(Boolean);
  const sections = text.sections.map((section) => ({
    ...section,
    paragraphs: whole(section.paragraphs),
    points: whole(section.points),
    items: (section.items ?? []).flatMap((item) => {
      const title = complete(item.title);
      const lines = item.lines.map(([label, line]) => [label, complete(line)] as const);
      const known = lines.filter(([, line]) => line);
      return title && known.length > 0 ? [{ ...item, title, lines: known }] : [];
    }),
  }));
  return {
    ...text,
    intro: whole(text.intro),
    sections: sections.filter(
      ({ id, paragraphs, points, items }) => id ?? paragraphs.length + points.length + items.length > 0,
    ),
  };
}
