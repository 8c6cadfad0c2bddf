import { call } from '#lib/api/client.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { changedKyc, kycPayload, type KycForm, type KycPayload } from '#lib/domain/kyc.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { onOwnerChange } from '#lib/stores/session/owner.ts';
import { hearTabs, tellTabs } from '#lib/stores/session/tabs.ts';

/** What the server is known to hold of each vendor's KYC details. In this page's memory and nowhere else. */
const acknowledged = new Map<string, KycPayload>();
onOwnerChange(() => acknowledged.clear());

interface News {
  vendorId: string;
  fields: KycPayload;
}
const topic = 'kyc';

/** Notes what the server holds, as the application was loaded. */
export function openKycDraft(vendorId: string, saved: KycPayload): void {
  acknowledged.set(vendorId, { ...saved });
}

function acknowledge({ vendorId, fields }: News): void {
  acknowledged.set(vendorId, { ...acknowledged.get(vendorId), ...fields });
}

/** Notes details that the server has just taken, and tells the other tabs. */
export function kycTaken(vendorId: string, fields: KycPayload): void {
  acknowledge({ vendorId, fields });
  tellTabs(topic, { vendorId, fields } satisfies News);
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
  await sendOnce(operation, fields, (idempotencyKey) =>
    call('kycDraft', { id: vendorId, body: fields, idempotencyKey, keepalive: true }),
  );
  // Another device may save a newer draft now: the same one saved again is a request of its own.
  forgetKey(operation);
  kycTaken(vendorId, fields);
}

/** What another tab has saved, as this one can take it over. */
export interface KycNews {
  /** Fields that were as the server had them here too: they follow. */
  follow: KycPayload;
  /** Fields that are typed differently here and not saved yet: the vendor is told. */
  clash: (keyof KycPayload)[];
}

/** Calls back when another tab has saved details of this vendor. `form` reads what is typed here. Returns an unsubscribe function. */
export function hearKyc(
  vendorId: string,
  category: CategoryId,
  form: () => KycForm,
  onNews: (news: KycNews) => void,
): () => void {
  return hearTabs(topic, (data) => {
    const news = data as News;
    if (news.vendorId !== vendorId) return;
    const here = changedKyc(category, kycPayload(category, form()), acknowledged.get(vendorId) ?? {});
    acknowledge(news);
    const follow: KycPayload = {};
    const clash: (keyof KycPayload)[] = [];
    for (const [name, value] of Object.entries(news.fields) as [keyof KycPayload, string][]) {
      if (here[name] === undefined) follow[name] = value;
      else if (here[name] !== value) clash.push(name);
    }
    onNews({ follow, clash });
  });
}
