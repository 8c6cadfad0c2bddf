import { siteWords } from '#lib/words/site.ts';
import { paths } from '#lib/paths.ts';
import { pagesAt } from '#lib/publicPages.ts';

const { groups, links } = siteWords.footer;

const pages = (column: 'company' | 'help') =>
  pagesAt(column).map((name) => ({ label: links[name], path: paths[name] }));

/** The columns of links in the footer of every public page. */
export const footerColumns = [
  { title: groups.company, links: pages('company') },
  { title: groups.help, links: pages('help') },
];

const placeholders = [
  'about',
  'careers',
  'press',
  'support',
  'returns',
  'instagram',
  'linkedIn',
  'youTube',
] as const;

/** The entries that lead nowhere yet. They stand together under the columns. */
export const footerPlaceholders = placeholders.map((name) => links[name]);
