import type { ReadableAtom } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { withRetries } from '#lib/api/retry.ts';
import { offers } from '#lib/capabilities.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { differingKyc, emptyKycForm, emptyWire, isSameKyc, kycBody, type KycBody } from '#lib/domain/kyc.ts';
import { readKycDetails, type KycDetails } from '#lib/domain/kycDetails.ts';
import type { KycForm, KycName } from '#lib/domain/kycFields.ts';
import { createAutosave, type AutosaveState } from '#lib/stores/application/kyc/autosave.ts';
import { $changedKyc } from '#lib/stores/application/kyc/changedKyc.ts';
import { createTabSaves } from '#lib/stores/application/kyc/tabSaves.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';
import { $isSignedIn, onBeforeExpiry } from '#lib/stores/session/session.ts';

/** Changes to the form from other tabs, or from the server after a conflict. */
export interface KycNews {
  /** Fields that are unchanged here and take the new value. */
  follow: KycDetails;
  /** Fields with a different, unsaved value here. The vendor is told. */
  clash: readonly KycName[];
}

/**
 * Saves one vendor's KYC draft, submits it, and keeps several tabs in sync. It lives as long as the page, so
 * that a vendor who returns to the step finds everything typed.
 */
export interface KycSaving {
  $state: ReadableAtom<AutosaveState>;
  /** The typed form that is not submitted; null when there is none. */
  typed: () => KycForm | null;
  /**
   * Sets the typed form, and saves it two seconds later. `isChanged`: it differs from the form that the step
   * was opened with.
   */
  change: (form: KycForm, isChanged?: boolean) => void;
  /** Sends the draft now. Resolves to false when there was nothing to send; throws an ApiError. */
  save: () => Promise<boolean>;
  /** Submits the form. After a failure the auto-save takes over. Throws an ApiError. */
  submit: (form: KycForm) => Promise<void>;
  /**
   * Opens the step. Calls back with changes from elsewhere, and saves when the page is left, before an expiry,
   * and after the vendor signed in again. The returned function closes the step and saves a waiting change.
   */
  open: (listener: (news: KycNews) => void) => () => void;
}

const savings = new Map<string, ReturnType<typeof createKycSaving>>();
onOwnerChange(() => {
  for (const { drop } of savings.values()) drop();
  savings.clear();
});

/** The KYC saving of a vendor on this page. `saved` is what the server held when the application was loaded. */
export function kycSaving(vendorId: string, category: CategoryId, saved: KycDetails): KycSaving {
  const known = savings.get(vendorId);
  if (known !== undefined && known.typed() !== null) return known;
  const saving = createKycSaving(vendorId, category, saved);
  savings.set(vendorId, saving);
  return saving;
}

/** The form that is typed on a vendor's KYC step and not submitted; null when there is none. */
export const typedKyc = (vendorId: string): KycForm | null => savings.get(vendorId)?.typed() ?? null;

function createKycSaving(
  vendorId: string,
  category: CategoryId,
  saved: KycDetails,
): KycSaving & { drop: () => void } {
  const operation = `kyc-draft.${vendorId}`;
  const bodyOf = (form: KycForm): KycBody => kycBody(category, form, offers);
  /** The form that is typed here and not submitted. It exists only in this page's memory. */
  let typed: KycForm | null = null;
  /** The last known state of the server. */
  let held = bodyOf({ ...emptyKycForm, ...saved });
  const listeners = new Set<(news: KycNews) => void>();
  const now = (): KycBody => (typed === null ? held : bodyOf(typed));
  const unsaved = (): KycName[] => differingKyc(now(), held);
  /** The fields that other tabs typed last. */
  let elsewhere: KycBody = {};

  /**
   * Takes another tab's fields into the form unless this tab typed a different value. Once the server has them,
   * the vendor is told about the fields that differ here.
   */
  const adopt = (fields: KycBody, isSaved: boolean): void => {
    const mine = now();
    const isTypedHere = (name: KycName): boolean =>
      !isSameKyc(name, mine, held) && !(name in elsewhere && isSameKyc(name, mine, elsewhere));
    const differing = (Object.keys(fields) as KycName[]).filter((name) => !isSameKyc(name, mine, fields));
    const following = differing.filter((name) => !isTypedHere(name));
    const clash = isSaved ? differing.filter(isTypedHere) : [];
    const follow = readKycDetails(
      Object.fromEntries(following.map((name) => [name, fields[name] ?? emptyWire(name)])),
    );
    if (typed !== null) typed = { ...typed, ...follow };
    elsewhere = { ...elsewhere, ...fields };
    if (isSaved) held = { ...held, ...fields };
    if (following.length + clash.length > 0) for (const tell of listeners) tell({ follow, clash });
  };

  const tabs = createTabSaves(vendorId, {
    take: (fields) => adopt(fields, true),
    follow: (fields) => adopt(fields, false),
    now,
    held: () => held,
    ask: async () => {
      const progress = await withRetries(() => call('progress', { id: vendorId }));
      return progress === null ? null : bodyOf({ ...emptyKycForm, ...progress.kyc });
    },
    saveAgain: () => {
      if (Object.keys(now()).length > 0) void send(now()).catch(autosave.schedule);
    },
  });

  /** Sends a whole draft, because an API may replace everything with it. */
  const send = async (body: KycBody): Promise<void> => {
    const isSame = sameOwner();
    const changed = differingKyc(body, held);
    await tabs.saving(changed, body, async () => {
      await sendOnce(operation, body, (idempotencyKey) =>
        call('kycDraft', { id: vendorId, body, idempotencyKey, keepalive: true }),
      );
      // Another device may save a newer draft now, so the same draft sent again is a new request.
      forgetKey(operation);
    });
    if (isSame()) held = body;
  };

  const save = async (isLeaving = false): Promise<boolean> => {
    // A whole draft would undo what another tab has just saved.
    if (!isLeaving && tabs.settled() !== null) await tabs.settled();
    const names = unsaved();
    const body = now();
    // The specification sends a draft only while a field has a value.
    if (names.length === 0 || Object.keys(body).length === 0) return false;
    const emptied = names.filter((name) => body[name] === undefined);
    await send({ ...body, ...Object.fromEntries(emptied.map((name) => [name, emptyWire(name)])) });
    return true;
  };
  const autosave = createAutosave(save);

  return {
    $state: autosave.$state,
    typed: () => typed,
    change: (form, isChanged = true) => {
      typed = { ...form };
      $changedKyc.set(isChanged ? vendorId : null);
      autosave.schedule();
    },
    save: () => save(),
    submit: async (form) => {
      await autosave.cancel();
      const isSame = sameOwner();
      const body = bodyOf(form);
      try {
        await tabs.saving(differingKyc(body, held), body, () =>
          sendOnce(`kyc.${vendorId}`, body, (idempotencyKey) =>
            call('kyc', { id: vendorId, body, idempotencyKey }),
          ),
        );
      } catch (error) {
        autosave.schedule();
        throw error;
      }
      if (!isSame()) return;
      forgetKey(`kyc.${vendorId}`);
      forgetKey(operation);
      held = body;
      typed = null;
      $changedKyc.set(null);
    },
    open: (listener) => {
      listeners.add(listener);
      const stops = [
        tabs.hear(),
        onLeaving(autosave.flush),
        onBeforeExpiry(autosave.flush),
        // If the session expired during a save, save again once the vendor is back and other tabs' saves are in.
        $isSignedIn.listen((isSignedIn) => {
          if (isSignedIn) void tabs.catchUp().then(autosave.flush);
        }),
      ];
      return () => {
        listeners.delete(listener);
        for (const stop of stops) stop();
        autosave.flush();
      };
    },
    drop: () => void autosave.cancel(),
  };
}

/** Calls back when the page is hidden or left. Returns an unsubscribe function. */
function onLeaving(act: () => void): () => void {
  const onHide = (): void => {
    if (globalThis.document.visibilityState === 'hidden') act();
  };
  globalThis.document?.addEventListener('visibilitychange', onHide);
  // Older browsers announce a closed tab only by this event.
  globalThis.addEventListener('pagehide', act);
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', onHide);
    globalThis.removeEventListener('pagehide', act);
  };
}
