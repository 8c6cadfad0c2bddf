/** The type of a translation: texts become any text, functions keep their arguments, the rest stays. */
export type Words<Own> = Own extends string
  ? string
  : Own extends (...args: infer Args) => infer Result
    ? (...args: Args) => Words<Result>
    : Own extends object
      ? { readonly [Key in keyof Own]: Words<Own[Key]> }
      : Own;

/** Whether two functions take the same number of arguments: ignoring one would say less than English. */
type SameCount<
  Theirs extends readonly unknown[],
  Ours extends readonly unknown[],
> = Theirs['length'] extends Ours['length']
  ? Ours['length'] extends Theirs['length']
    ? true
    : false
  : false;

/** Rejects what `Words` accepts: names that English does not have, and missing arguments. */
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

/** Compiles only if both modules have the same words and arguments. The compiler refuses unused arguments. */
export type Complete<English, Own extends Words<English> & NothingElse<English, Own>> = Own;
