import type { Page, Route } from 'playwright/test';
import { paths } from '#lib/paths.ts';
import { bent } from '../tests/torture/bent.ts';
import { playCases, windows, type Dice } from '../tests/torture/cases.ts';
import { setSettings } from './controls.ts';
import { field } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { isSaidDone, presses, type Press } from './presses.ts';
import { expectSettled } from './settledScreen.ts';
import { ApiVisitor, leaveFor, type SeededStep } from './visitor.ts';

/**
 * Whole screens under replies of any shape: replies of the sandbox, bent on their way. No screen is blank, none
 * loads for ever, and none says that something is saved, sent or done without the server's word.
 */

const steps = ['created', 'kyc', 'documents', 'contract'] as const satisfies readonly SeededStep[];

/** Spoils an honest reply on its way. `isDone` is whether a program may read the result as done. */
async function reply(dice: Dice, route: Route): Promise<{ isDone: boolean }> {
  const response = await route.fetch();
  const text = await response.text();
  const kind = dice.between(0, 19);
  if (kind < 2) {
    const status = dice.pick([403, 404, 409, 418, 429, 500, 503]);
    await route.fulfill({ status, json: bent(dice, { success: false, message: 'No.' }) as object });
    return { isDone: false };
  }
  if (kind === 2) {
    await route.fulfill({ response, body: text.slice(0, dice.between(0, 40)) });
    return { isDone: false };
  }
  if (kind === 3) {
    await route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><p>Sign in to the Wi-Fi',
    });
    return { isDone: false };
  }
  const honest: unknown = JSON.parse(text);
  const body =
    kind === 4 ? { ...(honest as object), success: false } : kind < 16 ? bent(dice, honest) : honest;
  await route.fulfill({ response, json: body });
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { isDone: response.ok() && isRecord && (body as { success?: unknown }).success !== false };
}

/** Replies for a server that has done nothing. `isDone` is whether a program may read the reply as done. */
async function emptyReply(dice: Dice, route: Route): Promise<{ isDone: boolean }> {
  const user = { id: 'usr_1', phone: '+919800000000' };
  const grant = { accessToken: 'a.b.c', refreshToken: 'r', user };
  const named = { vendorId: 'vnd_1', contractId: 'ctr_1', uploaded: [{ key: 'doc_1' }] };
  const said = { message: 'Done.', ...named, ...grant };
  const kind = dice.between(0, 9);
  if (kind < 3) {
    const status = dice.pick([400, 403, 404, 405, 409, 413, 415, 418, 422, 429, 500, 501, 503]);
    await route.fulfill({ status, json: bent(dice, { success: dice.chance(0.5), ...said }) as object });
    return { isDone: false };
  }
  if (kind === 3) {
    await route.abort();
    return { isDone: false };
  }
  if (kind === 4) {
    const whole = JSON.stringify({ success: true, ...said });
    const body = dice.pick([
      '',
      whole.slice(0, dice.between(1, 60)),
      '<!doctype html><p>Sign in',
      '[]',
      '"ok"',
      'null',
    ]);
    await route.fulfill({ status: 200, contentType: dice.pick(['text/html', 'application/json']), body });
    return { isDone: false };
  }
  if (kind < 8) {
    let refused: object = { ...(dice.chance(0.5) ? said : { message: 'No.' }), success: false };
    for (let wrappers = dice.between(0, 3); wrappers > 0; wrappers--)
      refused = {
        ...(dice.chance(0.5) ? { success: true } : {}),
        [dice.pick(['data', 'vendor', 'result'])]: refused,
      };
    await route.fulfill({ status: dice.pick([200, 201, 202]), json: refused });
    return { isDone: false };
  }
  await route.fulfill({ status: 200, json: bent(dice, { success: true, ...said }) as object });
  return { isDone: true };
}

/** Returns a number as letters, which a name may contain. */
const lettersOf = (number: number): string =>
  [...String(number)].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');

/** Types on the KYC step if it is on screen, and checks what the screen says about saving. */
async function typeAndLook(page: Page, name: string, isAnyDone: () => boolean): Promise<void> {
  const input = field(page, 'panHolderName');
  if ((await input.count()) !== 1 || !(await input.isEditable().catch(() => false))) return;
  // Type a different name each time, because an earlier case may have saved its name.
  await input.fill(`Anita ${name}`);
  const note = page.locator('.autosave');
  await expect(note).toHaveAttribute('data-state', /saved|will-retry/);
  if (!isAnyDone()) await expect(note).toHaveAttribute('data-state', 'will-retry');
}

for (let window = 0; window < windows; window++) {
  test(`under any reply, screens settle and claim nothing false ${window + 1} @desktop`, async ({
    page,
    sandbox,
    newPhone,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const vendors = new Map<SeededStep, { visitor: ApiVisitor; id: string }>();
    const vendorAt = async (step: SeededStep): Promise<{ visitor: ApiVisitor; id: string }> => {
      const visitor = new ApiVisitor(sandbox.origin, newPhone());
      const vendor = vendors.get(step) ?? { visitor, id: (await visitor.seed(step)).id };
      vendors.set(step, vendor);
      return vendor;
    };
    const pressOne = async (dice: Dice): Promise<void> => {
      const [name, press] = dice.pick(Object.entries(presses) as [[string, Press], ...[string, Press][]]);
      const visitor = new ApiVisitor(sandbox.origin, newPhone());
      const vendorId = press.upTo === null ? '' : (await visitor.seed(press.upTo)).id;
      await leaveFor(page, '/robots.txt');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      if (press.upTo !== null) await visitor.enter(page);
      let isDone = false;
      let isReplied = false;
      try {
        await press.ready(page, visitor, vendorId);
        await page.route('**/api/**', async (route) => {
          if (!press.asks(route.request())) return route.continue();
          const empty = await emptyReply(dice, route).catch(() => ({ isDone: true }));
          isDone ||= empty.isDone;
          isReplied = true;
        });
        await press.press(page);
        await expect.poll(() => isReplied).toBe(true);
        // A server may say “done” without doing it and show that later. The screen need not know.
        if (isDone) return;
        await test.step(`“${name}” is not said to be done, because the server did not do it`, async () => {
          expect(await isSaidDone(page, press)).toBe(false);
        });
      } catch (error) {
        throw new Error(`${name}\n${(error as Error).message.slice(0, 1500)}`, { cause: error });
      } finally {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    };
    await setSettings(sandbox, { bankDelayMs: 0 });
    await playCases(
      { name: 'screens', sample: 3, full: 2000 },
      async (dice, index) => {
        if (dice.chance(0.4)) return pressOne(dice);
        const { visitor, id: vendorId } = await vendorAt(dice.pick(steps));
        const resumed = { serviceType: 'pharmacy', vendorId, continue: true };
        const address = dice.pick([
          paths.dashboard,
          paths.dashboardOf(vendorId),
          paths.profile,
          paths.vendor,
          paths.register('pharmacy', { vendorId, continue: true }),
          paths.onboarding('vendor-info', resumed),
          paths.onboarding('kyc-documents', resumed),
          paths.onboarding('kyc-documents', { ...resumed, continue: false }),
          paths.onboarding('documents', resumed),
          paths.onboarding('contract', resumed),
        ]);
        const uncaught: string[] = [];
        const note = (error: Error): void => void uncaught.push(error.message);
        const drafts: boolean[] = [];
        await visitor.enter(page);
        await page.route('**/api/vendors/**', async (route) => {
          const isDraft = route.request().url().endsWith('/kyc/draft');
          if (route.request().method() !== 'GET' && !isDraft) return route.continue();
          // The page may have gone meanwhile.
          const { isDone } = await reply(dice, route).catch(() => ({ isDone: true }));
          if (isDraft) drafts.push(isDone);
        });
        page.on('pageerror', note);
        try {
          await test.step(`${address} settles under spoilt replies`, async () => {
            await leaveFor(page, address);
            await expectSettled(page);
          });
          if (dice.chance(0.5))
            await test.step('it says “Saved” only after the server did', () =>
              typeAndLook(page, lettersOf(index), () => drafts.some(Boolean)));
          expect(uncaught).toEqual([]);
        } catch (error) {
          const { message } = error as Error;
          throw new Error(`${address}\n${message.slice(0, 1500)}`, { cause: error });
        } finally {
          page.off('pageerror', note);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      },
      { index: window, of: windows },
    );
  });
}
