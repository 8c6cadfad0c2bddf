import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { locales } from '#lib/locales.ts';
import { Deployments } from './deploys.ts';
import { button, field, firstStep } from './elements.ts';
import { expect, test as base } from './fixtures.ts';
import { fillInfo } from './forms.ts';
import type { Sandbox } from './sandbox.ts';
import { otherLanguage } from './spoken.ts';

/** A site that can be deployed again while its visitors have its worker. A journey that deploys nothing needs none. */
const test = base.extend<{ deployments: Deployments; host: Sandbox }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know the dependencies
  deployments: async ({}, use) => {
    const deployments = new Deployments();
    await use(deployments);
    deployments.end();
  },
  host: async ({ deployments, newSandbox }, use) => {
    await use(await newSandbox('--quiet', '--dist', deployments.folder));
  },
});

const offlineLine = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['deploy'] ?? 'first');
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Opens a page, and has its script at once that it imports after six seconds. Waits until the page is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    const script = [...document.scripts]
      .map(({ text }) => /import\([`"']([^`"']+)[`"']\)/.exec(text)?.[1])
      .find(Boolean);
    return import(script as string);
  });
  const path = new URL(address, page.url()).pathname.replace(/\/?$/, '/');
  await expect.poll(() => cached(page)).toContain(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until this browser keeps no page of the site. */
const expectNothingKept = (page: Page) => expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

/** Waits until this browser has no worker of the site. A worker leaves a moment after its caches. */
async function expectNoWorker(page: Page): Promise<void> {
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
}

/** Waits until the worker keeps this build whole. */
async function untilKept(page: Page, build: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const state = await caches.match('/state');
        const { list, isOutdated } = (await (state ?? Response.error()).json()) as {
          list: { id: string };
          isOutdated: boolean;
        };
        return isOutdated ? 'outdated' : list.id;
      }),
    )
    .toBe(build);
}

test.beforeEach(({ allowErrors }) => {
  allowErrors(/Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
});

test.use({ serviceWorkers: 'allow' });

test('visited pages open offline, and others say that they need the network', async ({
  page,
  context,
  newPhone,
}) => {
  await visit(page, '/');
  await visit(page, `${firstStep()}&vendorId=v77`);
  await test.step('no query, no call of the API and no document of a vendor is kept', async () => {
    const paths = await cached(page);
    expect(paths.filter((path) => /[?]|v77|\/api\/|\/files\//.test(path))).toEqual([]);
  });
  await page.goto(firstStep());
  await fillInfo(page, newPhone());
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-otp')) codes.push(request.url());
  });
  await context.setOffline(true);
  await test.step('Next says that the network is missing', async () => {
    await button(page, 'Next').click();
    await expect(page.getByText('Please check your internet connection').first()).toBeVisible();
  });
  await test.step('after a reload the typed values are there', async () => {
    await page.reload();
    await expect(field(page, 'vendorName')).toHaveValue('Sharma Medical Stores');
  });
  await test.step('back online, the line goes and nothing is sent until Next is pressed again', async () => {
    await expect(offlineLine(page)).toBeVisible();
    codes.length = 0;
    await context.setOffline(false);
    await expect(offlineLine(page)).toBeHidden();
    expect(codes).toEqual([]);
  });
  await test.step('the second visit keeps the policy, and takes no request before the check', async () => {
    const reply = await page.goto('/');
    expect(reply?.fromServiceWorker()).toBe(true);
    expect(reply?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    await expect(page.locator('meta[http-equiv="content-security-policy"]')).toHaveAttribute(
      'content',
      /^default-src 'none';/,
    );
  });
  await context.setOffline(true);
  await test.step('a visited page opens and says so in one line', async () => {
    await page.goto('/');
    await expect(offlineLine(page)).toBeVisible();
  });
  await test.step('a page that was not visited says that it needs the network', async () => {
    await page.goto('/delivery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  });
});

test('a new build comes whole, and its worker can be broken, missing or turned off', async ({
  page,
  host,
  deployments,
  allowErrors,
}) => {
  allowErrors(/broken|ServiceWorker/, /status of 404/);
  const home = `${host.origin}/`;
  await visit(page, home);
  await visit(page, `${host.origin}/terms`);
  deployments.deploy('build2');
  await test.step('the first navigation after the deployment is of the kept build', async () => {
    await page.goto(home);
    expect(await buildOf(page)).toBe('first');
  });
  await test.step('the next one is of the new build, on every page', async () => {
    await page.goto(`${host.origin}/terms`);
    expect(await buildOf(page)).toBe('build2');
    await untilKept(page, 'build2');
    const reply = await page.goto(home);
    expect(reply?.fromServiceWorker()).toBe(true);
    expect(await buildOf(page)).toBe('build2');
  });
  await test.step('a reload after a deployment is of the new build at once', async () => {
    deployments.deploy('build3');
    await page.reload();
    expect(await buildOf(page)).toBe('build3');
  });
  await test.step('a worker that is broken keeps no page from loading', async () => {
    deployments.deploy('build4');
    deployments.sendScript('throw new Error("broken")');
    await page.goto(home);
    await page.goto(home);
    expect(await buildOf(page)).toBe('build4');
  });
  await test.step('a build without a worker removes caches and worker, and the page stays', async () => {
    deployments.deploy('build5');
    deployments.withoutWorker();
    await page.goto(home);
    await expectNothingKept(page);
    await page.goto(home);
    expect(await buildOf(page)).toBe('build5');
    await expectNoWorker(page);
  });
  await test.step('the kill switch removes caches and worker, and the page stays', async () => {
    deployments.deploy('build6');
    await visit(page, home);
    deployments.deploy('build7');
    // Only this journey needs the bundler of the build.
    const { retiredScript } = await import('../build/worker.ts');
    deployments.turnOff(await retiredScript(resolve(import.meta.dirname, '..')));
    await page.goto(home);
    await expectNothingKept(page);
    await page.goto(home);
    expect(await buildOf(page)).toBe('build7');
    await expectNoWorker(page);
  });
});

test('Clear App Data removes the kept pages and workers of all languages', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(page, `${locales[otherLanguage].prefix}/terms`);
  await visit(page, '/your-data');
  await page.goto('/your-data');
  await test.step('/your-data lists the kept pages', async () => {
    await expect(page.getByText('Pages of this site that you opened')).toBeVisible();
  });
  await test.step('afterwards this browser has no page and no worker', async () => {
    await button(page, 'Clear App Data').click();
    await expect(page.getByText('This browser keeps nothing of this site.')).toBeVisible();
    await expectNothingKept(page);
    await expectNoWorker(page);
  });
});

test('the dashboard opens offline without its vendor, and takes a shared file', async ({
  page,
  context,
  site,
  visitor,
}) => {
  const { id } = await visitor.seed('kyc');
  await visitor.enter(page);
  await visit(page, `/dashboard?vendorId=${id}`);
  const name = page.getByText('Sanjeevani Medicals').first();
  await expect(name).toBeVisible();
  await test.step('an open dashboard keeps its vendor without a network', async () => {
    await context.setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    await expect(name).toBeVisible();
  });
  await test.step('a reload has no vendor, and says that the network is missing', async () => {
    await page.reload();
    await expect(page.getByText('Please check your internet connection').first()).toBeVisible();
    await expect(name).toBeHidden();
    expect((await cached(page)).join()).not.toMatch(/vendors|[?]/);
  });
  await test.step('back online, the vendor is there again', async () => {
    await context.setOffline(false);
    await expect(name).toBeVisible();
  });
  await test.step('the worker answers a shared file with the dashboard, not the host', async () => {
    const answered = page.waitForResponse((reply) => reply.url() === `${site.origin}/share`);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { action: '/share', method: 'post' });
      form.enctype = 'multipart/form-data';
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7\n%%EOF\n'], 'from chat.pdf', { type: 'application/pdf' }));
      input.files = data.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    const reply = await answered;
    expect([reply.status(), reply.fromServiceWorker()]).toEqual([303, true]);
    await expect(page.getByRole('region', { name: 'Which document is this?' })).toContainText(
      'You shared “from chat.pdf”.',
    );
    expect((await cached(page)).filter((path) => /^\/share|[?]/.test(path))).toEqual([]);
  });
  await test.step('the documents step has the shared file in its slot, to be sent', async () => {
    await button(page, 'GST').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Pharmacy documents' })).toBeVisible();
    await expect(page.getByText('from chat.pdf')).toBeVisible();
  });
});
