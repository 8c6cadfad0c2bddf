/** The form of a text for a number: English has two, which need no rule of the browser's. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return count === 1 ? forms.one : forms.other;
}
