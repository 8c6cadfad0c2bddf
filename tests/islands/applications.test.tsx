import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApplicationRow } from '#islands/applications/ApplicationRow.tsx';
import { CategoryDialog } from '#islands/applications/CategoryDialog.tsx';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';
import { categories, categoryIds } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';

test('an application whose name means nothing is listed as one without a name', () => {
  const reply = [{ id: 'v1', name: 'null', city: 'null', status: 'null' }];
  const rows = applicationsReplySchema
    .parse(reply)
    .map((application) => (
      <ApplicationRow key={application.id} application={application} onOpen={() => undefined} />
    ));
  const text = renderToStaticMarkup(<>{rows}</>);
  expect(text).toContain('Unnamed application');
  expect(text).not.toMatch(/null/i);
});

test('a name of any script is listed from its own beginning', () => {
  const [application] = applicationsReplySchema.parse([{ id: 'v1', name: 'نور فارمیسی' }]);
  const row = renderToStaticMarkup(<ApplicationRow application={application!} />);
  expect(row).toContain('<strong dir="auto">نور فارمیسی</strong>');
});

const shapeOf = (name: IconName): string | undefined =>
  / d="([^"]*)/.exec(renderToStaticMarkup(<Icon name={name} />))?.[1];

/** The first picture within each of these elements. */
const picturesIn = (html: string, tag: 'a' | 'li'): (string | undefined)[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b.*?<path d="([^"]*)`, 'g'))].map(([, path]) => path);

test('each kind of business has its own picture in the list and in the choice', () => {
  const reply = categoryIds.map((category) => ({ id: category, category }));
  const rows = applicationsReplySchema
    .parse(reply)
    .map((application) => <ApplicationRow key={application.id} application={application} />);
  const pictures = categoryIds.map((id) => shapeOf(categories[id].icon));
  expect(picturesIn(renderToStaticMarkup(<>{rows}</>), 'li')).toEqual(pictures);
  const choice = renderToStaticMarkup(<CategoryDialog open onClose={() => undefined} />);
  expect(picturesIn(choice, 'a')).toEqual(offeredIds.map((id) => shapeOf(categories[id].icon)));
});
