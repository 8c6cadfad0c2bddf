import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import type { FaultInput } from '#sandbox/faults.ts';
import { getProgress, newVendor, type MadeVendor } from '../sandbox/helpers.ts';
import { pass, settled, startApp, type AppBrowser, type AppTab } from '../stores/app.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => void vi.restoreAllMocks());

const onboarding = '/partner-with-us/new/mx-onboarding/step2';
const fields = ['panHolderName', 'accountHolderName', 'gstNumber', 'bankAccount'] as const;
type Field = (typeof fields)[number];
type Saving = ReturnType<AppTab['app']['kycSaving']>;
type Held = Partial<Record<Field, string>>;

/** The turn that a typed value contains. It tells which of two values is later. */
const turnOf = (value: string | undefined): number => Number(/\d+/.exec(value ?? '')?.[0] ?? 0);

/** A save that the server accepted and whose reply arrived. */
interface Acknowledged {
  field: Field;
  value: string;
  /** When the reply arrived (epoch ms). */
  atMs: number;
}

/** A value of a field that a tab sent. */
interface SentValue {
  tab: number;
  field: Field;
  value: string;
  at: number;
  /** When it was sent (epoch ms). */
  sentMs: number;
  /** The position of the API's work on it among all events; null while it is not done. */
  served: number | null;
}

/** The KYC step in one tab: the calls that the screen makes to the stores, without the screen. */
interface Step {
  tab: AppTab;
  form: KycForm;
  saving: Saving;
}

class Counter {
  private readonly world: AppBrowser;
  private readonly vendor: MadeVendor;
  private readonly dice: Dice;
  readonly steps: Step[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly sent: SentValue[] = [];
  private readonly calls = new Map<RequestInit, readonly SentValue[]>();
  /** Fields for which a tab told its vendor that another tab changed them, while they were typed differently here. */
  readonly told: { tab: number; field: Field; at: number }[] = [];
  readonly story: string[] = [];
  private turn = 0;
  private events = 0;

  constructor(world: AppBrowser, vendor: MadeVendor, dice: Dice) {
    this.world = world;
    this.vendor = vendor;
    this.dice = dice;
  }

  /** The fields that the server holds, as a page that loads now gets them. */
  async held(): Promise<Held> {
    const { step2 } = await getProgress(this.world.sandbox, this.vendor);
    return (step2?.data ?? {}) as Held;
  }

  async open(tab: AppTab): Promise<void> {
    const { id } = this.vendor;
    const start = { ...emptyKycForm, ...(await this.held()) };
    const form = { ...start };
    tab.run((app) => {
      const saving = app.kycSaving(id, 'pharmacy', start);
      saving.open(({ follow, clash }) => {
        Object.assign(form, follow);
        // The form reports this like every change.
        if (Object.keys(follow).length > 0) saving.change(form);
        for (const field of clash) this.told.push({ tab: tab.id, field: field as Field, at: ++this.events });
      });
      let from = 0;
      saving.$state.listen(({ type }) => {
        if (type === 'saving') from = this.sent.length;
        if (type !== 'saved') return;
        const atMs = Date.now();
        for (const { field, value } of this.sent.slice(from).filter((each) => each.tab === tab.id))
          this.acknowledged.push({ field, value, atMs });
      });
      this.steps.push({ tab, form, saving });
    });
  }

  noteCall(tab: number, init: RequestInit): void {
    const body = JSON.parse(String(init.body)) as Held;
    const values = fields.flatMap((field): SentValue[] => {
      const value = body[field];
      return value === undefined
        ? []
        : [{ tab, field, value, at: ++this.events, sentMs: Date.now(), served: null }];
    });
    this.sent.push(...values);
    this.calls.set(init, values);
  }

  noteServed(init: RequestInit): void {
    const served = ++this.events;
    for (const value of this.calls.get(init) ?? []) value.served = served;
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
        step.tab.run(() => step.saving.change(step.form));
        return;
      }
      case 'pass':
        await pass(dice.pick([10, 500, 2100, 10_000]));
        return;
      case 'leave':
        step.tab.run(() => globalThis.dispatchEvent(new Event('pagehide')));
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

  /** Ends the session during a save. The vendor signs in again on the same page. */
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
      if (path.endsWith('/kyc/draft')) counter.noteCall(tab, init);
    };
    world.onServed = (init) => counter.noteServed(init);
    for (let left = dice.between(6, 24); left > 0; left--) await counter.act();
    world.sandbox.faults.clear();
    await pass(150_000);

    const held = await counter.held();
    const lost = counter.acknowledged.filter(({ field, value, atMs }) => {
      if (turnOf(held[field]) >= turnOf(value)) return false;
      // An earlier value may overwrite it if its tab had not heard of this save, or had told its vendor of the
      // conflict.
      const done = counter.sent
        .filter((each) => each.field === field && each.served !== null)
        .toSorted((a, b) => (a.served ?? 0) - (b.served ?? 0));
      const start = done.findIndex((each) => each.value === value);
      const by = done.slice(start).find((each) => each.value !== value);
      if (by === undefined) return true;
      const isTold = counter.told.some((each) => each.field === field && each.at < by.at);
      return by.sentMs > atMs + world.browser.lateMs && !isTold;
    });
    const told = `${counter.story.join(', ')}\nsent: ${JSON.stringify(counter.sent)}\nheld: ${JSON.stringify(held)}\ntold: ${JSON.stringify(counter.told)}\nacked: ${JSON.stringify(counter.acknowledged)}`;
    expect(lost, `${told}\nacknowledged but lost`).toEqual([]);
    const states = counter.steps.map(({ saving }) => saving.$state.get().type);
    for (const [index, { form }] of counter.steps.entries()) {
      if (states[index] !== 'saved') continue;
      // This holds even if two tabs saved the same field at the same moment: one of them was last. No other tab
      // can know what a closed tab sent at its end.
      const isOfGoneTab = (field: Field): boolean => {
        const by = counter.sent.find((each) => each.field === field && each.value === held[field]);
        return by !== undefined && counter.steps.every(({ tab }) => tab.id !== by.tab);
      };
      const missing = fields.filter((field) => (held[field] ?? '') !== form[field] && !isOfGoneTab(field));
      expect(missing, `${told}\nshown as saved but missing`).toEqual([]);
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
  'no acknowledged KYC edit is lost over two tabs, reloads, expiries and failures',
  () => playCases({ name: 'kyc-edits', sample: 10, full: 1000 }, play),
  runTimeoutMs,
);
