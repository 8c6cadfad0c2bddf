import { onTestFinished } from 'vitest';
import answers from '../../src/styles/answers.css?inline';
import vendorPages from '../../src/styles/vendorPages.css?inline';
import onboarding from '../../src/styles/onboarding.css?inline';
import registration from '../../src/styles/registration.css?inline';
import site from '../../src/styles/site.css?inline';
import delivery from '../../src/styles/site/delivery.css?inline';
import law from '../../src/styles/site/law.css?inline';
import notFound from '../../src/styles/site/notFound.css?inline';
import panel from '../../src/styles/panel.css?inline';
import start from '../../src/styles/start.css?inline';
import vendor from '../../src/styles/site/vendor.css?inline';

/** The style sheet of each group of pages, as its documents load it. */
const sheets = {
  vendorPages,
  onboarding: onboarding + answers,
  registration,
  site: site + notFound,
  start,
  delivery: site + delivery,
  law: site + law,
  vendor: site + vendor + panel,
};
export type SheetName = keyof typeof sheets;

/** Removes transitions, so that a new look applies at once. */
const still = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Applies only the sheet of one page until the test ends. */
export function wear(name: SheetName): void {
  onTestFinished(dress(name));
}

const worn = new Map<SheetName, HTMLStyleElement>();

/** Returns the element of a sheet. The browser parses each sheet once. */
function elementOf(name: SheetName): HTMLStyleElement {
  const known = worn.get(name);
  if (known) return known;
  const own = document.createElement('style');
  own.textContent = sheets[name] + still;
  worn.set(name, own);
  document.head.append(own);
  return own;
}

/** Applies only the sheet of one page. Two sheets in one document override each other’s rules. Returns how to undo it. */
export function dress(name: SheetName): () => void {
  const own = elementOf(name);
  const all = [...document.querySelectorAll<HTMLStyleElement>('style, link[rel="stylesheet"]')];
  const before = all.map(({ media }) => media);
  for (const each of all) each.media = each === own ? '' : 'not all';
  return () => {
    for (const [index, each] of all.entries()) each.media = before[index] ?? '';
    if (before[all.indexOf(own)] === '') own.media = 'not all';
  };
}
