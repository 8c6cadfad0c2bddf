import { languageTag } from '#lib/locale.ts';

/** A text for each plural form of a language; `other` covers the forms without their own text. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a function that picks the text for a number by the plural rules of a language tag. */
export function pluralIn(tag: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Picks the text for a number in the language of this build. */
export const plural = pluralIn(languageTag);
