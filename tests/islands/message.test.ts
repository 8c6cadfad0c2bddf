import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

/** Loads the components as the build of a language has them. */
async function load(prefix: '' | '/hi') {
  vi.resetModules();
  vi.stubEnv('LOCALE_PREFIX', prefix);
  vi.stubEnv('LANGUAGE_TAG', `${prefix.slice(1) || 'en'}-IN`);
  const { Message, ForeignWords } = await import('#islands/ui/Message.tsx');
  const { preferServerWords } = await import('#lib/messages/serverWords.ts');
  return { Message, ForeignWords, preferServerWords };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('The English words of a server are marked in a Hindi message', async () => {
  const { Message, preferServerWords } = await load('/hi');
  const text = preferServerWords('The account is closed.', 'फिर कोशिश करें।');
  expect(renderToStaticMarkup(createElement(Message, { text }))).toBe(
    'फिर कोशिश करें। “<span lang="en">The account is closed.</span>”',
  );
});

test('The English reason of a reviewer is marked on a Hindi page only', async () => {
  const text = 'The photo is blurred.';
  const hindi = await load('/hi');
  expect(renderToStaticMarkup(createElement(hindi.ForeignWords, { text }))).toBe(
    `<span lang="en">${text}</span>`,
  );
  // Neither English nor the language of the page.
  expect(renderToStaticMarkup(createElement(hindi.ForeignWords, { text: 'மங்கலான படம்' }))).toBe(
    '<span lang="">மங்கலான படம்</span>',
  );
  const english = await load('');
  expect(renderToStaticMarkup(createElement(english.ForeignWords, { text }))).toBe(text);
});

test('The words of a reviewer are marked as English wherever a Hindi page shows them', async () => {
  await load('/hi');
  const { ProfileBody } = await import('#islands/profile/ProfileBody.tsx');
  const { profileView } = await import('#islands/profile/view.ts');
  const { StatusSlip } = await import('#islands/dashboard/firstView/StatusSlip.tsx');
  const { dashboardView } = await import('#islands/dashboard/firstView/view.ts');
  const { ReviewNote } = await import('#islands/slip/ReviewWords.tsx');
  const { applicationOf } = await import('#lib/domain/application/application.ts');
  const { readReviewItems } = await import('#lib/domain/review/reviewItems.ts');
  const { vendorReplySchema } = await import('#lib/domain/vendor.ts');
  const reason = 'The photo is blurred.';
  const vendor = vendorReplySchema.parse({ id: 'v1', status: 'rejected', review: { reason } });
  const application = applicationOf({ vendor: vendor!, progress: null });
  const view = dashboardView(application, { origin: 'https://site.example' });
  const [said] = readReviewItems([{ item: 'gst', reason }]);
  const shown = {
    profile: createElement(ProfileBody, { view: profileView(application) }),
    dashboard: createElement(StatusSlip, { view, isJustSent: false }),
    item: createElement(ReviewNote, { said: said! }),
  };
  for (const [place, part] of Object.entries(shown))
    expect(renderToStaticMarkup(part), place).toContain(`<span lang="en">${reason}</span></blockquote>`);
});

test('The countries of phone numbers have Hindi names on a Hindi page', async () => {
  await load('/hi');
  const { PhoneField } = await import('#islands/auth/PhoneField.tsx');
  const noop = (): void => undefined;
  const field = { countryCode: 'IN', number: '', error: null, onCountry: noop, onNumber: noop };
  const html = renderToStaticMarkup(createElement(PhoneField, field));
  expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(
    expect.arrayContaining(['🇮🇳 भारत (+91)', '🇳🇵 नेपाल (+977)']),
  );
});
