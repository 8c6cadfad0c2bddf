import { siteWords } from '#lib/copy/site.ts';
import { paths } from '#lib/paths.ts';

const { groups, links } = siteWords.footer;

type LinkName = keyof typeof links;

/** The links that lead to a page. The others are placeholders. */
const pages: Partial<Record<LinkName, string>> = {
  partnerTerms: paths.partnerTerms,
  terms: paths.terms,
  privacy: paths.privacy,
  grievance: paths.grievance,
};

const column = (title: string, names: readonly LinkName[]) => ({
  title,
  links: names.map((name) => ({ label: links[name], path: pages[name] })),
});

/** The columns of links in the footer of every public page. */
export const footerColumns = [
  column(groups.company, ['about', 'careers', 'press', 'partnerTerms']),
  column(groups.help, ['support', 'returns', 'terms', 'privacy', 'grievance']),
  column(groups.follow, ['instagram', 'linkedIn', 'youTube']),
];
