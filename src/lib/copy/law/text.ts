import { brand } from '#lib/brand.ts';

/** The mark of a particular that `owner.ts` does not have; pages mark it, so that nobody overlooks it. */
export const toBeCompleted = 'to be completed by the owner';

/** A particular, or the words that say it is missing. */
export function given(particular: string | null): string {
  return particular?.trim() || toBeCompleted;
}

/** A thing with lines about it: a kind of data, a person, an entry. */
export interface LawItem {
  title: string;
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
  intro: readonly string[];
  sections: readonly LawSection[];
}

/** What a page of the law begins with, from its words in the language of this build. */
export function headOf({
  heading,
  summary,
}: {
  heading: string;
  summary: string;
}): Pick<LawText, 'title' | 'description' | 'heading'> {
  return { title: `${heading} – ${brand.name}`, description: summary, heading };
}

export const lawWords = {
  version: 'Version',
  inForce: 'in force from',
} as const;
