import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyKycForm, kycPayload, type KycForm, type KycPayload } from '#lib/domain/kyc.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { getProgress, newVendor, type MadeVendor } from '../sandbox/helpers.ts';
import { pass, settled, startApp, type AppBrowser, type AppTab } from '../stores/app.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

const onboarding = '/partner-with-us/new/mx-onboarding/step2';
const fields = ['panHolderName', 'accountHolderName', 'gstNumber', 'bankAccount'] as const;
type Field = (typeof fields)[number];
type Autosave = ReturnType<AppTab['app']['createAutosave']>;

/** What is typed carries its turn, so that of two values the later one is known. */
const turnOf = (value: string | undefined): number => Number(/\d+/.exec(value ?? '')?.[0] ?? 0);

/** A save that the server has taken and whose reply arrived. */
interface Acknowledged {
  field: Field;
  value: string;
  /** When the reply was there (epoch ms). */
  atMs: number;
}

/** A value of a field as a tab sent it. */
interface SentValue {
  tab: number;
  field: Field;
  value: string;
  at: number;
  /** By the clock (epoch ms). */
  sentMs: number;
}

/** The KYC step in one tab: what the screen does with the stores, without the screen. */
interface Step {
  tab: AppTab;
  form: KycForm;
  autosave: Autosave;
}

class Counter {
  private readonly world: AppBrowser;
  private readonly vendor: MadeVendor;
  private readonly dice: Dice;
  readonly steps: Step[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly sent: SentValue[] = [];
  /** Fields that a tab said were changed in another one while they are typed differently here. */
  readonly told: { tab: number; field: Field; at: number }[] = [];
  readonly story: string[] = [];
  private turn = 0;
  private events = 0;

  constructor(world: AppBrowser, vendor: MadeVendor, dice: Dice) {
    this.world = world;
    this.vendor = vendor;
    this.dice = dice;
  }

  /** What the server holds, as a page that is loaded now gets it. */
  async held(): Promise<KycPayload> {
    const { step2 } = await getProgress(this.world.sandbox, this.vendor);
    return (step2?.data ?? {}) as KycPayload;
  }

  async open(tab: AppTab): Promise<void> {
    const { id } = this.vendor;
    const start = { ...emptyKycForm, ...(await this.held()) };
    const form = { ...start };
    tab.run((app) => {
      const autosave = app.createAutosave<KycForm>(async (values) => {
        const sent = this.noteSent(tab.id);
        await app.saveKycDraft(id, 'pharmacy', values);
        const atMs = Date.now();
        for (const { field, value } of sent()) this.acknowledged.push({ field, value, atMs });
      }) as Autosave;
      const step: Step = { tab, form, autosave };
      app.openKycDraft(id, kycPayload('pharmacy', start));
      const hearing = app.hearKyc(
        id,
        'pharmacy',
        () => form,
        ({ follow, clash }) => {
          Object.assign(form, follow);
          // The form tells of this as of every change.
          if (Object.keys(follow).length > 0) autosave.schedule({ ...form } as never);
          for (const field of clash)
            this.told.push({ tab: tab.id, field: field as Field, at: ++this.events });
        },
      );
      globalThis.addEventListener('pagehide', autosave.flush);
      app.onBeforeExpiry(autosave.flush);
      app.$owner.listen(() => void autosave.cancel());
      app.$isSignedIn.listen((isSignedIn) => {
        if (isSignedIn) void hearing.catchUp().then(autosave.flush);
      });
      this.steps.push(step);
    });
  }

  /** Notes what the calls of this tab carry from now on; the returned function tells what that was. */
  private noteSent(tab: number): () => SentValue[] {
    const from = this.sent.length;
    return () => this.sent.slice(from).filter((each) => each.tab === tab);
  }

  noteCall(tab: number, body: KycPayload): void {
    for (const field of fields) {
      const value = body[field];
      if (value !== undefined) this.sent.push({ tab, field, value, at: ++this.events, sentMs: Date.now() });
    }
  }

  async act(): Promise<void> {
    const { dice, world } = this;
    const step = this.steps[dice.between(0, this.steps.length - 1)] as Step;
    const act = dice.pick([
      'type',
      'type',
      'type',
      'pass',
      'pass',
      'leave',
      'reload',
      'kill',
      'offline',
      'fault',
      'expire',
    ]);
    this.story.push(`${act} ${step.tab.id}`);
    switch (act) {
      case 'type': {
        const field = dice.pick(fields);
        step.form[field] = `V${++this.turn}`;
        step.tab.run(() => step.autosave.schedule({ ...step.form } as never));
        return;
      }
      case 'pass':
        await pass(dice.pick([10, 500, 2100, 10_000]));
        return;
      case 'leave':
        step.tab.run(() => step.autosave.flush());
        return;
      case 'reload':
      case 'kill':
        if (act === 'reload') step.tab.run(() => globalThis.dispatchEvent(new Event('pagehide')));
        world.browser.closeTab(step.tab);
        this.steps.splice(this.steps.indexOf(step), 1);
        await pass(dice.pick([0, 300, 3000]));
        await this.open(await world.openTab(onboarding));
        return;
      case 'offline':
        world.isOffline = true;
        await pass(dice.between(10, 20_000));
        world.isOffline = false;
        return;
      case 'fault':
        world.sandbox.faults.add({
          endpoint: 'kycDraft',
          times: dice.between(1, 2),
          ...dice.pick<Omit<FaultInput, 'endpoint'>>([
            { action: 'commit-then-drop' },
            { action: 'drop' },
            { action: 'status', status: 500 },
            { action: 'status', status: 503, afterCommit: true },
            { action: 'refuse' },
          ]),
        });
        return;
      case 'expire':
        await this.expire(step);
    }
  }

  /** The session ends under a save; its vendor signs in again in place. */
  private async expire(step: Step): Promise<void> {
    step.tab.run((app) => app.expireSession());
    await pass(this.dice.pick([10, 3000]));
    this.world.sandbox.clock.advance(11 * 60_000);
    await this.world.signIn(step.tab);
    await pass(100);
  }
}

async function play(dice: Dice): Promise<void> {
  const world = startApp();
  try {
    world.sandbox.settings.loginTokenSeconds = 7 * 86_400;
    const vendor = await newVendor(world.sandbox);
    const counter = new Counter(world, vendor, dice);
    const first = await world.openTab(onboarding);
    await world.signIn(first);
    const second = await world.openTab(onboarding);
    await pass(100);
    await counter.open(first);
    await counter.open(second);
    world.latencyMs = dice.pick([5, 200, 2000]);
    world.browser.lateMs = dice.pick([0, 5]);
    world.onSend = (tab, path, init) => {
      if (path.endsWith('/kyc/draft')) counter.noteCall(tab, JSON.parse(String(init.body)) as KycPayload);
    };
    for (let left = dice.between(6, 24); left > 0; left--) await counter.act();
    world.sandbox.faults.clear();
    await pass(150_000);

    const held = await counter.held();
    const lost = counter.acknowledged.filter(({ field, value, atMs }) => {
      if (turnOf(held[field]) >= turnOf(value)) return false;
      // Overwritten by what was typed before it. Its tab had sent that before the news, or had told the vendor.
      const by = counter.sent.findLast((each) => each.field === field && each.value === held[field]);
      if (by === undefined) return true;
      const isTold = counter.told.some(
        (each) => each.tab === by.tab && each.field === field && each.at < by.at,
      );
      return by.sentMs > atMs + world.browser.lateMs && !isTold;
    });
    const told = `${counter.story.join(', ')}\nsent: ${JSON.stringify(counter.sent)}\nheld: ${JSON.stringify(held)}`;
    expect(lost, `${told}\nacknowledged and not there any more`).toEqual([]);
    const states = counter.steps.map(({ autosave }) => autosave.$state.get().type);
    for (const [index, { form }] of counter.steps.entries()) {
      if (states[index] !== 'saved') continue;
      // Also where two tabs have saved the same field at the same moment, one of which is last. What a tab that is gone
      // sent at its end, no other one has heard of.
      const isOfGoneTab = (field: Field): boolean => {
        const by = counter.sent.findLast((each) => each.field === field && each.value === held[field]);
        return by !== undefined && counter.steps.every(({ tab }) => tab.id !== by.tab);
      };
      const missing = fields.filter((field) => (held[field] ?? '') !== form[field] && !isOfGoneTab(field));
      expect(missing, `${told}\nsaid to be saved and not there`).toEqual([]);
    }
    for (const step of counter.steps) {
      const call = step.tab.run((app) => app.call('applications'));
      await settled(call);
    }
  } finally {
    await world.close();
  }
}

test(
  'no acknowledged KYC edit is lost over two tabs, reloads, kills, lost networks, expiries and failures',
  () => playCases({ name: 'kyc-edits', sample: 10, full: 1000 }, play),
  runTimeoutMs,
);
