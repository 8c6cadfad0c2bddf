/** A shipped feature that some supported browser lacks, and the consequence there. */
export interface Exception {
  /** Its path in the data. A path that ends in `/*` covers everything below. */
  feature: string;
  without: string;
}

export const exceptions: readonly Exception[] = [
  { feature: 'css/properties/cursor/*', without: 'A phone has no pointer.' },
  { feature: 'css/properties/resize/*', without: 'A text area has the height it has.' },
  { feature: 'css/properties/resize', without: 'A text area has the height it has.' },
  { feature: 'css/properties/text-wrap', without: 'Lines break where they are full.' },
  { feature: 'css/properties/text-wrap/*', without: 'Lines break where they are full.' },
  {
    feature: 'css/properties/break-after/avoid',
    without: 'A heading may be the last line of a printed page.',
  },
  { feature: 'css/at-rules/page', without: 'A printed page has the margins of the printer.' },
  {
    feature: 'css/properties/grid-template-rows/subgrid',
    without: 'Two fields side by side have lines of their own heights.',
  },
  {
    feature: 'css/selectors/popover-open',
    without: 'The sheet opens by focus: chrome.css has a block for browsers without popovers.',
  },
  {
    feature: 'html/global_attributes/popover',
    without: 'The same; a notification is shown without the top layer.',
  },
  { feature: 'html/elements/button/popovertarget', without: 'The same.' },
  {
    feature: 'api/HTMLElement/hidePopover',
    without: 'It is called where `showPopover` was found.',
  },
  {
    feature: 'api/Window/maximize',
    without: 'The method that is called is that of `Intl.Locale`, which every supported browser has.',
  },
  { feature: 'html/elements/details/name', without: 'Answers of the FAQ stay open beside each other.' },
  { feature: 'html/elements/link/rel/icon', without: 'A phone shows no icon of a page.' },
  { feature: 'html/elements/link/rel/manifest', without: 'The site is a page in the browser.' },
  { feature: 'html/elements/link/rel/modulepreload', without: 'A script is fetched when it is asked for.' },
  {
    feature: 'api/Navigator/connection',
    without: 'It is undefined, and the connection counts as a good one.',
  },
  {
    feature: 'api/Document/startViewTransition',
    without: 'React calls it within `try`, and for a component that is nowhere here.',
  },
  { feature: 'css/selectors/details-content', without: 'A closed answer is not printed.' },
  { feature: 'css/properties/content-visibility', without: 'The same.' },
  { feature: 'css/properties/content-visibility/*', without: 'The same.' },
  { feature: 'css/properties/forced-color-adjust', without: 'There are no forced colours either.' },
  { feature: 'css/properties/forced-color-adjust/*', without: 'The same.' },
  { feature: 'html/global_attributes/autocorrect', without: 'What is typed is corrected on demand alone.' },
];
