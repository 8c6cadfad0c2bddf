import { Hono } from 'hono';
import type { html } from 'hono/html';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { keyPrefix } from '#lib/brand.ts';
import { defaultUserType } from '#lib/domain/session/userType.ts';
import { paths } from '#lib/paths.ts';
import type { Context } from '#sandbox/context.ts';
import { refuseForeign } from '#sandbox/controlGuard.ts';
import { one } from '#sandbox/db/database.ts';
import { copyScript, policyOf } from '#sandbox/desk/assets.ts';
import {
  clockTurns,
  deskAnswers,
  deskFaults,
  deskPath,
  enterPage,
  listPage,
  page,
  vendorPage,
  type DeskAnswer,
  type DeskFault,
} from '#sandbox/desk/pages.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { Refusal, type Call, type Env } from '#sandbox/http.ts';
import { flaggable, reviewVendor } from '#sandbox/review.ts';
import { grantData } from '#sandbox/routes/auth.ts';
import type { User } from '#sandbox/users.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';
import { findVendor } from '#sandbox/vendors.ts';

const faults: Record<Exclude<DeskFault, 'none'>, Omit<FaultInput, 'endpoint'>> = {
  slow: { action: 'none', delayBeforeMs: 5000 },
  unavailable: { action: 'status', status: 503 },
  broken: { action: 'status', status: 500 },
  shapeless: { action: 'body', body: { unexpected: [null, { value: 7 }] } },
  silent: { action: 'drop' },
};

/** The reviewer's desk, for demos. It answers this machine only, like the test controls. */
export function deskRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    refuseForeign(context, c);
    await next();
  });

  app.get('/', (c) => show(c, 'Applications', listPage(context), copyScript));

  app.get('/:id', (c) => {
    const vendor = vendorOf(context, c);
    return show(c, vendor.baseInfo.vendorName, vendorPage(context, vendor), copyScript);
  });

  app.get('/:id/enter', (c) => {
    const vendor = vendorOf(context, c);
    const address = paths.dashboardOf(vendor.id);
    return show(c, 'Opening the vendor’s side', enterPage(address), enterScript(context, vendor, address));
  });

  app.post('/:id/approve', (c) => {
    const { id } = vendorOf(context, c);
    return decide(c, `/${id}`, () => {
      reviewVendor(context, id, { decision: 'approve' });
      return 'Approved.';
    });
  });

  app.post('/:id/reject', async (c) => {
    const vendor = vendorOf(context, c);
    const sent = await textsOf(c);
    const items = flaggable(vendor).flatMap((item) => {
      const code = sent(`code.${item}`);
      if (code === '') return [];
      return [{ item, code, reason: sent(`words.${item}`), dueAt: sent('dueAt') || null }];
    });
    return decide(c, `/${vendor.id}`, () => {
      reviewVendor(context, vendor.id, { decision: 'reject', reason: sent('reason'), items });
      return 'Rejected.';
    });
  });

  app.post('/clock', async (c) => {
    const turn = (await textsOf(c))('turn');
    return decide(c, '', () => {
      if (turn === 'reset') context.clock.reset();
      else if (Object.hasOwn(clockTurns, turn))
        context.clock.advance(clockTurns[turn as keyof typeof clockTurns]);
      else throw new Error('The clock does not turn like this.');
      return 'The clock is turned.';
    });
  });

  app.post('/answer/:name', async (c) => {
    const name = c.req.param('name');
    const answer = (await textsOf(c))('answer');
    return decide(c, '', () => {
      const isKnown =
        Object.hasOwn(deskAnswers, name) &&
        deskAnswers[name as DeskAnswer].answers.some((each) => each === answer);
      if (!isKnown) throw new Error('There is no such answer.');
      Object.assign(context.settings, { [name]: answer });
      return 'It is answered like this from now on.';
    });
  });

  app.post('/fault', async (c) => {
    const sent = await textsOf(c);
    return decide(c, '', () => {
      const [endpoint, fault] = [sent('endpoint'), sent('fault')];
      if (!Object.hasOwn(endpoints, endpoint) || !Object.hasOwn(deskFaults, fault))
        throw new Error('There is no such call or answer.');
      // One answer for each call: the other calls keep theirs.
      const others = context.faults.list().filter((other) => other.endpoint !== endpoint);
      context.faults.clear();
      for (const { hits: _, ...kept } of others) context.faults.add(kept);
      if (fault !== 'none')
        context.faults.add({
          endpoint: endpoint as EndpointName,
          ...faults[fault as keyof typeof faults],
        });
      return 'The call answers like this from now on.';
    });
  });

  return app;
}

function vendorOf(context: Context, c: Call): VendorRecord {
  const vendor = findVendor(context, c.req.param('id') ?? '');
  if (!vendor) throw new Refusal(404, 'not_found', 'There is no such application.');
  return vendor;
}

/** Sends a page under a policy that allows its own script alone. */
function show(
  c: Call,
  title: string,
  content: ReturnType<typeof html>,
  code: string,
): Response | Promise<Response> {
  c.header('Content-Security-Policy', policyOf(code));
  // A form's request names its origin only if the page lets it.
  c.header('Referrer-Policy', 'same-origin');
  return c.html(page(title, content, code, c.req.query('said') ?? null));
}

/** Carries out an action and goes back to a page, which says what was done or why not. */
function decide(c: Call, to: string, act: () => string): Response {
  let said: string;
  try {
    said = act();
  } catch (error) {
    said = error instanceof Error ? error.message : 'That was not possible.';
  }
  return c.redirect(`${deskPath}${to}?said=${encodeURIComponent(said)}`, 303);
}

/** Returns the texts of a form by name; empty for a missing one. */
async function textsOf(c: Call): Promise<(name: string) => string> {
  const form = await c.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim() : '';
  };
}

/** Returns the script that signs the browser in as the vendor, with the entries of the site's storage. */
function enterScript(context: Context, vendor: VendorRecord, address: string): string {
  const user = one<User>(context.db, 'SELECT * FROM users WHERE id = ?', vendor.userId);
  if (!user) throw new Refusal(404, 'not_found', 'There is no such user.');
  const { accessToken, refreshToken, user: known } = grantData(context, user, false);
  const lifeMs = context.settings.loginTokenSeconds * 1000;
  const session = { session: user.id, phone: user.phone, userType: defaultUserType };
  // JSON in a script must not end it.
  const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `const put=(name,value)=>localStorage.setItem(${json(keyPrefix)}+name,JSON.stringify(value));
put('tokens',{...${json({ accessToken, refreshToken })},expiresAt:Date.now()+${lifeMs}});
put('user',${json(known)});put('session',${json(session)});location.replace(${json(address)});`;
}
