import { call } from '#lib/api/client.ts';
import { withRetries } from '#lib/api/retry.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import {
  changedSent,
  clearedKyc,
  emptyKycForm,
  isSameSent,
  kycSent,
  kycSentNames,
  type KycForm,
  type KycSent,
} from '#lib/domain/kyc.ts';
import { kycExtraNames } from '#lib/domain/optionalFields.ts';
import { sendWithOptional } from '#lib/stores/application/optionalFields.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';
import { hearTabs, tellTabs } from '#lib/stores/session/tabs.ts';

/** What the server is known to hold of each vendor's KYC details. In this page's memory and nowhere else. */
const acknowledged = new Map<string, KycSent>();
onOwnerChange(() => acknowledged.clear());

type KycField = keyof KycSent;

/** A save of this page: when it was settled (epoch ms, null while it is under way), and a promise of that. */
interface OwnSave {
  settledAt: number | null;
  settled: Promise<void>;
}
/** The last save of each field of a vendor. */
const ownSaves = new Map<string, Map<KycField, OwnSave>>();
onOwnerChange(() => ownSaves.clear());

const fieldsOf = (sent: KycSent): KycField[] => Object.keys(sent) as KycField[];

/** These fields of what was sent; one that is absent holds nothing. */
const only = (sent: KycSent, names: readonly KycField[]): KycSent =>
  Object.fromEntries(names.map((name) => [name, sent[name] ?? clearedKyc(name)])) as KycSent;

interface News {
  vendorId: string;
  fields: KycSent;
  /** When the save was sent (epoch ms, by the clock that all tabs share). */
  sentAt: number;
}
const topic = 'kyc';

/** Notes what the server holds, as the application was loaded. */
export function openKycDraft(vendorId: string, saved: KycSent): void {
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
  fields: KycSent,
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
  const saves = ownSaves.get(vendorId) ?? new Map<KycField, OwnSave>();
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
  const fields = changedSent(category, kycSent(category, form), acknowledged.get(vendorId) ?? {});
  if (Object.keys(fields).length === 0) return;
  const operation = `kyc-draft.${vendorId}`;
  await savingKyc(vendorId, fields, async () => {
    const { specified, optional } = parts(fields);
    await sendWithOptional(specified, optional, async (body) => {
      // Nothing may be left of it when the API takes none of the optional fields.
      if (fieldsOf(body).length === 0) return;
      await sendOnce(operation, body, (idempotencyKey) =>
        call('kycDraft', { id: vendorId, body, idempotencyKey, keepalive: true }),
      );
    });
    // Another device may save a newer draft now: the same one saved again is a request of its own.
    forgetKey(operation);
  });
}

const isOptional = (name: KycField) => kycExtraNames.some((extra) => extra === name);

/** The specified fields, and those that an API need not know. */
function parts(fields: KycSent) {
  const { licenceAsPrinted, licences, fssaiExpiry, gstExempt, ...specified } = fields;
  return { specified, optional: { licenceAsPrinted, licences, fssaiExpiry, gstExempt } };
}

/** What another tab has saved, as this one can take it over. */
export interface KycNews {
  /** Fields that were as the server had them here too: they follow. */
  follow: KycSent;
  /** Fields that are typed differently here and not saved yet: the vendor is told. */
  clash: KycField[];
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
  const unsettled = new Set<KycField>();
  /** Rises with every word of a field that came after it was asked for. */
  const heard = new Map<KycField, number>();
  let settling: Promise<void> | null = null;
  let isStopped = false;

  const typed = (): KycSent => kycSent(category, form());
  const held = (): KycSent => acknowledged.get(vendorId) ?? {};
  const saveOf = (name: KycField) => ownSaves.get(vendorId)?.get(name);
  /** Tells what a field that differs from what is typed here means for this tab. */
  const take = (fields: KycSent): void => {
    const unsaved = changedSent(category, typed(), held());
    acknowledge({ vendorId, fields });
    const names = fieldsOf(fields);
    const follow = only(
      fields,
      names.filter((name) => unsaved[name] === undefined),
    );
    const clash = names.filter((name) => unsaved[name] !== undefined && !isSameSent(name, unsaved, fields));
    if (fieldsOf(follow).length > 0 || clash.length > 0) onNews({ follow, clash });
  };

  const settle = async (): Promise<void> => {
    while (unsettled.size > 0 && !isStopped) {
      await Promise.all([...unsettled].map((name) => saveOf(name)?.settled));
      const asked = [...unsettled].map((name) => ({ name, heard: heard.get(name), save: saveOf(name) }));
      const isSame = sameOwner();
      const progress = await withRetries(() => call('progress', { id: vendorId }));
      if (isStopped || !isSame() || progress === null) return;
      // What was saved or heard of since is newer than this reply.
      const known = asked.filter(
        ({ name, heard: before, save }) => heard.get(name) === before && saveOf(name) === save,
      );
      for (const { name } of known) unsettled.delete(name);
      const now = typed();
      const server = kycSent(category, { ...emptyKycForm, ...progress.kyc });
      const isKnown = (name: KycField): boolean =>
        // An API that keeps no optional fields says nothing of them.
        (isOptional(name) && progress.kyc[name] === undefined) ||
        (isSameSent(name, server, held()) && isSameSent(name, server, now));
      take(
        only(
          server,
          known.map(({ name }) => name).filter((name) => !isKnown(name)),
        ),
      );
    }
  };
  const ask = (names: readonly KycField[]): Promise<void> => {
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
    take(only(fields, certain));
  });
  return {
    catchUp: () => ask(kycSentNames(category)),
    stop: () => {
      isStopped = true;
      stop();
    },
  };
}
