import { onTestFinished } from 'vitest';
import answers from '../../src/styles/answers.css?inline';
import account from '../../src/styles/account.css?inline';
import onboarding from '../../src/styles/onboarding.css?inline';
import registration from '../../src/styles/registration.css?inline';
import site from '../../src/styles/site.css?inline';
import start from '../../src/styles/start.css?inline';

/** The style sheet of each group of pages, as its documents load it. */
const sheets = { account, onboarding: onboarding + answers, registration, site, start };

/** Removes transitions, so that a new look applies at once. */
const still = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Applies only the sheet of one page. Two sheets in one document override each other’s rules. */
export function wear(name: keyof typeof sheets): void {
  const others = [...document.querySelectorAll<HTMLStyleElement>('style, link[rel="stylesheet"]')];
  const own = document.createElement('style');
  own.textContent = sheets[name] + still;
  document.head.append(own);
  for (const other of others) other.media = 'not all';
  onTestFinished(() => {
    own.remove();
    for (const other of others) other.removeAttribute('media');
  });
}
