import { siteWords } from '#lib/copy/site.ts';
import { paths } from '#lib/paths.ts';
import { pagesAt } from '#lib/publicPages.ts';

const { groups, links } = siteWords.footer;

interface FooterLink {
  label: string;
  /** Undefined for a placeholder. */
  path?: string;
}

const placeholders = (...names: (keyof typeof links)[]): FooterLink[] =>
  names.map((name) => ({ label: links[name] }));
const pages = (column: 'company' | 'help'): FooterLink[] =>
  pagesAt(column).map((name) => ({ label: links[name], path: paths[name] }));

/** The columns of links in the footer of every public page. */
export const footerColumns = [
  { title: groups.company, links: [...placeholders('about', 'careers', 'press'), ...pages('company')] },
  { title: groups.help, links: [...placeholders('support', 'returns'), ...pages('help')] },
  { title: groups.follow, links: placeholders('instagram', 'linkedIn', 'youTube') },
];
