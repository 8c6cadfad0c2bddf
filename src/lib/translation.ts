/** The shape of words in another language: texts become any text, functions keep their arguments, all else stays. */
export type Words<Own> = Own extends string
  ? string
  : Own extends (...args: infer Args) => infer Result
    ? (...args: Args) => Words<Result>
    : Own extends object
      ? { readonly [Key in keyof Own]: Words<Own[Key]> }
      : Own;

/** Functions that take exactly the same number of arguments; one that leaves an argument out says less than English. */
type SameCount<
  Theirs extends readonly unknown[],
  Ours extends readonly unknown[],
> = Theirs['length'] extends Ours['length']
  ? Ours['length'] extends Theirs['length']
    ? true
    : false
  : false;

/** What `Words` alone lets pass: names that English does not have, and arguments that are left out. */
type NothingElse<English, Own> = {
  readonly [Key in keyof Own]: Key extends keyof English
    ? Own[Key] extends (...args: infer Ours) => unknown
      ? English[Key] extends (...args: infer Theirs) => unknown
        ? SameCount<Theirs, Ours> extends true
          ? Own[Key]
          : never
        : never
      : Own[Key] extends readonly unknown[] | string | number | null | undefined
        ? Own[Key]
        : NothingElse<English[Key], Own[Key]>
    : never;
};

/**
 * Compiles only when the second module has the words of the first, no fewer and no others, with the same arguments. Arguments
 * that are taken and not used are refused by the compiler itself.
 */
export type Complete<English, Own extends Words<English> & NothingElse<English, Own>> = Own;
