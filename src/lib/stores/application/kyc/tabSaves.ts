import type { KycBody } from '#lib/domain/kyc/kyc.ts';
import { emptyWire, isSameKyc } from '#lib/domain/kyc/kyc.ts';
import { kycNames, type KycName } from '#lib/domain/kyc/kycFields.ts';
import { sameOwner } from '#lib/stores/session/owner.ts';
import { hearTabs, tellTabs } from '#lib/stores/session/tabs.ts';

/** The message about a save to the other tabs. `sentAt` is epoch ms, from the clock that all tabs share. */
interface News {
  vendorId: string;
  fields: KycBody;
  sentAt: number;
  /** Whether the save has just been sent. Without it, the server has the fields. */
  isUnderWay?: boolean;
}
const topic = 'kyc';

/** A save of this tab. `settledAt` is epoch ms; null while it is under way. */
interface OwnSave {
  sentAt: number;
  settledAt: number | null;
  settled: Promise<void>;
}

/** The part of the form that the saves need. */
interface Form {
  /** The fields typed here, and the fields that the server is known to hold. */
  now: () => KycBody;
  held: () => KycBody;
  /** Adopts fields that the server holds. */
  take: (fields: KycBody) => void;
  /** Adopts fields that another tab is sending. Otherwise a draft of this tab would undo them. */
  follow: (fields: KycBody) => void;
  /** The fields that the server holds; null when it does not say. */
  ask: () => Promise<KycBody | null>;
  /** Sends the whole draft once more. */
  saveAgain: () => void;
}

interface TabSaves {
  /** Runs a save of the `changed` fields, and tells the other tabs when it is sent and when the server has it. */
  saving: (changed: readonly KycName[], body: KycBody, send: () => Promise<unknown>) => Promise<void>;
  /** Listens to the other tabs. Returns an unsubscribe function. */
  hear: () => () => void;
  /** Asks the server for all fields. */
  catchUp: () => Promise<void>;
  /** Settles when no field is unsettled any more; null when none is. */
  settled: () => Promise<void> | null;
}

/** The named fields of a body. An absent field is empty. */
const only = (body: KycBody, names: readonly KycName[]): KycBody =>
  Object.fromEntries(names.map((name) => [name, body[name] ?? emptyWire(name)]));

/**
 * Keeps the saves of several tabs in sync. A field that two tabs saved within one round trip is unsettled:
 * neither knows which value came last. Once both are done, the server is asked. A draft may replace all fields,
 * so a tab whose save overlapped another one sends its whole draft again.
 */
export function createTabSaves(vendorId: string, form: Form): TabSaves {
  /** The last save of each field. */
  const own = new Map<KycName, OwnSave>();
  let latest: OwnSave | null = null;
  const unsettled = new Set<KycName>();
  /** Counts the messages about each field, to find those that came after the server was asked. */
  const heard = new Map<KycName, number>();
  let settling: Promise<void> | null = null;
  let isStopped = false;

  const overlaps = (save: OwnSave | null | undefined, sentAt: number): boolean =>
    save != null && (save.settledAt === null || save.settledAt >= sentAt);

  const settle = async (): Promise<void> => {
    while (unsettled.size > 0 && !isStopped) {
      await Promise.all([...unsettled].map((name) => own.get(name)?.settled));
      const asked = [...unsettled].map((name) => ({ name, heard: heard.get(name), save: own.get(name) }));
      const isSame = sameOwner();
      const server = await form.ask();
      if (isStopped || !isSame() || server === null) return;
      // A field that was saved or heard of meanwhile is newer than this reply.
      const certain = asked
        .filter(({ name, heard: before, save }) => heard.get(name) === before && own.get(name) === save)
        .map(({ name }) => name);
      for (const name of certain) unsettled.delete(name);
      const isKnown = (name: KycName): boolean =>
        isSameKyc(name, server, form.held()) && isSameKyc(name, server, form.now());
      form.take(
        only(
          server,
          certain.filter((name) => !isKnown(name)),
        ),
      );
    }
  };
  const ask = (names: readonly KycName[]): Promise<void> => {
    for (const name of names) unsettled.add(name);
    // If the server cannot be asked, each tab keeps and saves its own values.
    settling ??= settle()
      .catch(() => undefined)
      .finally(() => {
        unsettled.clear();
        settling = null;
      });
    return settling;
  };

  const hearNews = ({ fields, sentAt, isUnderWay = false }: News): void => {
    const names = Object.keys(fields) as KycName[];
    for (const name of names) heard.set(name, (heard.get(name) ?? 0) + 1);
    if (isUnderWay) return form.follow(fields);
    const unknown = names.filter((name) => overlaps(own.get(name), sentAt));
    const certain = names.filter((name) => !unknown.includes(name));
    const met = latest;
    form.take(only(fields, certain));
    const asking = unknown.length > 0 ? ask(unknown) : Promise.resolve();
    if (met === null || !overlaps(met, sentAt)) return;
    void Promise.all([met.settled, asking]).then(() => {
      if (!isStopped) form.saveAgain();
    });
  };

  return {
    saving: async (changed, body, send) => {
      const isSame = sameOwner();
      const sentAt = Date.now();
      const sending = send();
      const settled = (): undefined => undefined;
      const save: OwnSave = { sentAt, settledAt: null, settled: sending.then(settled, settled) };
      latest = save;
      for (const name of changed) own.set(name, save);
      const news: News = { vendorId, fields: only(body, changed), sentAt };
      if (changed.length > 0) tellTabs(topic, { ...news, isUnderWay: true } satisfies News);
      try {
        await sending;
      } finally {
        save.settledAt = Date.now();
      }
      if (isSame() && changed.length > 0) tellTabs(topic, news);
    },
    hear: () => {
      isStopped = false;
      const stop = hearTabs(topic, (data) => {
        const news = data as News;
        if (news.vendorId === vendorId) hearNews(news);
      });
      return () => {
        isStopped = true;
        stop();
      };
    },
    catchUp: () => ask(kycNames),
    settled: () => settling,
  };
}
