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
    `:is(h1,h2)${own}{line-height:1.3}` +
    `.lead h1{font-size:clamp(min(1.7rem,10vw),5vw,4rem)}.lead .lede{font-size:min(1.2rem,.9rem + .8vw)}` +
    `.bar{font-size:.9375rem}` +
    `${own}:not(input){letter-spacing:normal;text-transform:none}`
  );
}
