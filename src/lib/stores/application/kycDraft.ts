import { call } from '#lib/api/client.ts';
import { withRetries } from '#lib/api/retry.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { changedKyc, kycNamesOf, kycPayload, type KycForm, type KycPayload } from '#lib/domain/kyc.ts';
import { readProgress } from '#lib/stores/application/reads.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';
import { hearTabs, tellTabs } from '#lib/stores/session/tabs.ts';

/** What the server is known to hold of each vendor's KYC details. In this page's memory and nowhere else. */
const acknowledged = new Map<string, KycPayload>();
onOwnerChange(() => acknowledged.clear());

type KycPayloadField = keyof KycPayload;

/** A save of this page: when it was settled (epoch ms, null while it is under way), and a promise of that. */
interface OwnSave {
  settledAt: number | null;
  settled: Promise<void>;
}
/** The last save of each field of a vendor. */
const ownSaves = new Map<string, Map<KycPayloadField, OwnSave>>();
onOwnerChange(() => ownSaves.clear());

const fieldsOf = (payload: KycPayload): KycPayloadField[] => Object.keys(payload) as KycPayloadField[];

interface News {
  vendorId: string;
  fields: KycPayload;
  /** When the save was sent (epoch ms, by the clock that all tabs share). */
  sentAt: number;
}
const topic = 'kyc';

/** Notes what the server holds, as the application was loaded. */
export function openKycDraft(vendorId: string, saved: KycPayload): void {
  acknowledged.set(vendorId, { ...saved });
}

function acknowledge({ vendorId, fields }: Pick<News, 'vendorId' | 'fields'>): void {
  acknowledged.set(vendorId, { ...acknowledged.get(vendorId), ...fields });
}

/**
 * Saves details by `send`, notes that the server has them, and tells the other tabs. Whether it succeeds or fails, other
 * tabs' saves of the same fields meanwhile are known to have been under way together with it.
 */
export async function savingKyc(
  vendorId: string,
  fields: KycPayload,
  send: () => Promise<unknown>,
): Promise<void> {
  const sentAt = Date.now();
  const isSame = sameOwner();
  const sending = send();
  const save: OwnSave = {
    settledAt: null,
    settled: sending.then(
      () => undefined,
      () => undefined,
    ),
  };
  const saves = ownSaves.get(vendorId) ?? new Map<KycPayloadField, OwnSave>();
  ownSaves.set(vendorId, saves);
  for (const name of fieldsOf(fields)) saves.set(name, save);
  try {
    await sending;
  } finally {
    save.settledAt = Date.now();
  }
  if (!isSame()) return;
  acknowledge({ vendorId, fields });
  tellTabs(topic, { vendorId, fields, sentAt } satisfies News);
}

/**
 * Keeps what was changed on the KYC step on the server: only the fields that differ from what it holds, so that a tab left
 * open overwrites nothing that another one has saved; a field that was emptied as an empty text. The request outlives the
 * page: closing the tab a moment after typing loses nothing, also when an earlier save was on its way already.
 * @throws {ApiError}
 */
export async function saveKycDraft(vendorId: string, category: CategoryId, form: KycForm): Promise<void> {
  const fields = changedKyc(category, kycPayload(category, form), acknowledged.get(vendorId) ?? {});
  if (Object.keys(fields).length === 0) return;
  const operation = `kyc-draft.${vendorId}`;
  await savingKyc(vendorId, fields, async () => {
    await sendOnce(operation, fields, (idempotencyKey) =>
      call('kycDraft', { id: vendorId, body: fields, idempotencyKey, keepalive: true }),
    );
    // Another device may save a newer draft now: the same one saved again is a request of its own.
    forgetKey(operation);
  });
}

/** What another tab has saved, as this one can take it over. */
export interface KycNews {
  /** Fields that were as the server had them here too: they follow. */
  follow: KycPayload;
  /** Fields that are typed differently here and not saved yet: the vendor is told. */
  clash: KycPayloadField[];
}

export interface KycHearing {
  /** Asks the server for what it holds: news may have been missed. Settles when the form has it, or it could not be had. */
  catchUp: () => Promise<void>;
  stop: () => void;
}

/**
 * Calls back when another tab has saved details of this vendor. `form` reads what is typed here. Where both tabs have saved
 * a field within one round trip, neither knows whose value the server took last: it is asked once both are settled.
 */
export function hearKyc(
  vendorId: string,
  category: CategoryId,
  form: () => KycForm,
  onNews: (news: KycNews) => void,
): KycHearing {
  /** Fields of which only the server knows the value. */
  const unsettled = new Set<KycPayloadField>();
  /** Rises with every word of a field that came after it was asked for. */
  const heard = new Map<KycPayloadField, number>();
  let settling: Promise<void> | null = null;
  let isStopped = false;

  const typed = (): KycPayload => kycPayload(category, form());
  const held = (): KycPayload => acknowledged.get(vendorId) ?? {};
  const saveOf = (name: KycPayloadField) => ownSaves.get(vendorId)?.get(name);
  /** Tells what a field that differs from what is typed here means for this tab. */
  const take = (fields: KycPayload): void => {
    const unsaved = changedKyc(category, typed(), held());
    acknowledge({ vendorId, fields });
    const follow: KycPayload = {};
    const clash: KycPayloadField[] = [];
    for (const name of fieldsOf(fields)) {
      const value = fields[name] ?? '';
      if (unsaved[name] === undefined) follow[name] = value;
      else if (unsaved[name] !== value) clash.push(name);
    }
    if (fieldsOf(follow).length > 0 || clash.length > 0) onNews({ follow, clash });
  };

  const settle = async (): Promise<void> => {
    while (unsettled.size > 0 && !isStopped) {
      await Promise.all([...unsettled].map((name) => saveOf(name)?.settled));
      const asked = [...unsettled].map((name) => ({ name, heard: heard.get(name), save: saveOf(name) }));
      const isSame = sameOwner();
      const progress = await withRetries(() => readProgress(vendorId));
      if (isStopped || !isSame() || progress === null) return;
      // What was saved or heard of since is newer than this reply.
      const known = asked.filter(
        ({ name, heard: before, save }) => heard.get(name) === before && saveOf(name) === save,
      );
      for (const { name } of known) unsettled.delete(name);
      const now = typed();
      const news = known.flatMap(({ name }) => {
        const value = progress.kyc[name] ?? '';
        const isKnown = value === (held()[name] ?? '') && value === (now[name] ?? '');
        return isKnown ? [] : [[name, value]];
      });
      take(Object.fromEntries(news) as KycPayload);
    }
  };
  const ask = (names: readonly KycPayloadField[]): Promise<void> => {
    for (const name of names) unsettled.add(name);
    // A server that cannot be asked leaves both tabs as they are: what is typed here is saved here.
    settling ??= settle()
      .catch(() => undefined)
      .finally(() => {
        unsettled.clear();
        settling = null;
      });
    return settling;
  };

  const stop = hearTabs(topic, (data) => {
    const news = data as News;
    if (news.vendorId !== vendorId) return;
    const { fields, sentAt } = news;
    for (const name of fieldsOf(fields)) heard.set(name, (heard.get(name) ?? 0) + 1);
    const unknown = fieldsOf(fields).filter((name) => {
      const save = saveOf(name);
      return save !== undefined && (save.settledAt === null || save.settledAt >= sentAt);
    });
    if (unknown.length > 0) void ask(unknown);
    const certain = fieldsOf(fields).filter((name) => !unknown.includes(name));
    take(Object.fromEntries(certain.map((name) => [name, fields[name] ?? ''])) as KycPayload);
  });
  return {
    catchUp: () => ask(kycNamesOf(category)),
    stop: () => {
      isStopped = true;
      stop();
    },
  };
}
