import { languageTag } from '#lib/locale.ts';

/** A text for each form that a number has in a language; `other` is for all that have none of their own. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The rule of a language's plurals, by its tag: takes a number and gives the form of the text for it. */
export function pluralIn(tag: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** The form of a text for a number, in the language of this build. */
export const plural = pluralIn(languageTag);
