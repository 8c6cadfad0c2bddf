/** The faces of Latin letters, as in `styles/chrome.css`. */
const latin = "'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif',Georgia";

/**
 * Returns the type rules of a script with marks above and below its letters: system fonts that have the
 * script, more line height, and no tight spacing or capitals. Latin letters keep their face. The rules are
 * outside the layers of the style sheets, so they override them. Only documents in that language have them.
 * Headings get less line height, because their lines are few.
 */
export function scriptStyle(language: string, { sans, serif }: { sans: string; serif: string }): string {
  const own = `:lang(${language})`;
  return (
    `:root{--serif:${latin},${serif},serif;font-family:system-ui,${sans},sans-serif;line-height:1.7}` +
    `body,body ${own}:not(h1,h2,.wordmark,.icon,.figure){line-height:inherit}` +
    `:is(h1,h2)${own}{line-height:1.3}` +
    `.lead h1{font-size:clamp(min(1.7rem,10vw),5vw,4rem)}.lead .lede{font-size:min(1.2rem,.9rem + .8vw)}` +
    `.bar{font-size:.9375rem}` +
    `${own}:not(input){letter-spacing:normal;text-transform:none}`
  );
}
