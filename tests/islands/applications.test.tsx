import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApplicationRow } from '#islands/applications/ApplicationRow.tsx';
import { applicationsReplySchema } from '#lib/domain/application/applicationSummary.ts';

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
