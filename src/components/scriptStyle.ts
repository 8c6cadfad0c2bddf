/**
 * The type rules of a script whose letters have marks above and below: system fonts that have it, more room between lines, no
 * tighter letters, no capitals. Outside the layers of the style sheets, so that it wins over them; only in documents of that
 * language. Headings have less, because their lines are few.
 */
export function scriptStyle(language: string, { sans, serif }: { sans: string; serif: string }): string {
  const own = `:lang(${language})`;
  return (
    `:root{--serif:${serif},serif;font-family:system-ui,${sans},sans-serif;line-height:1.7}` +
    `body,body ${own}:not(h1,h2,.wordmark,.icon,.figure){line-height:inherit}` +
    `:is(h1,h2)${own}{line-height:1.4}` +
    `${own}:not(input){letter-spacing:normal;text-transform:none}`
  );
}
