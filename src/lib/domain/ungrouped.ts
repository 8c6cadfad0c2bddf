/**
 * A number without what groups it: spaces, hyphens, and what Unicode calls general punctuation, where other dashes are and the
 * invisible marks of direction that are copied along with a contact.
 */
export const ungrouped = (typed: string): string => typed.replace(/[\s\u200B-\u206F-]/g, '');
