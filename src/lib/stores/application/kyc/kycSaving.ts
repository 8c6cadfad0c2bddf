import type { ReadableAtom } from 'nanostores';
import { call } from '#lib/api/client.ts';
import { withRetries } from '#lib/api/retry.ts';
import { offers } from '#lib/capabilities.ts';
import { bankDetailsOf } from '#lib/domain/bank/bank.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import {
  differingKyc,
  emptyKycForm,
  emptyWire,
  isSameKyc,
  kycBody,
  type KycBody,
} from '#lib/domain/kyc/kyc.ts';
import { readKycDetails, type KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { bankFields, confirmationOf, type KycForm, type KycName } from '#lib/domain/kyc/kycFields.ts';
import { maskedKyc, unmaskedKyc } from '#lib/domain/kyc/masked.ts';
import { isSameKycForm } from '#lib/domain/kyc/openKyc.ts';
import { openBank, resetBank } from '#lib/stores/application/kyc/bank.ts';
import { createAutosave, type AutosaveState } from '#lib/stores/application/kyc/autosave.ts';
import { createTabSaves } from '#lib/stores/application/kyc/tabSaves.ts';
import { setTypedKyc, typedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { forgetKey, sendOnce } from '#lib/stores/session/idempotency.ts';
import { onOwnerChange, sameOwner } from '#lib/stores/session/owner.ts';
import { $isSignedIn, onBeforeExpiry } from '#lib/stores/session/session.ts';

/** Changes to the form from other tabs, or from the server after a conflict. */
export interface KycNews {
  /** Fields that are unchanged here and take the new value, with their repetitions. */
  follow: Partial<KycForm>;
  /** Fields with a different, unsaved value here. The vendor is told. */
  clash: readonly KycName[];
}

/** The step as it is opened. */
export interface OpenedKyc {
  /** The form before anything is typed. */
  start: KycForm;
  /** The bank's result for the account in `start`. */
  bankCheck: 'verified' | 'pending' | null;
}

/**
 * Saves one vendor's KYC draft, submits it, and keeps several tabs in sync. It lives as long as the page, so that a
 * vendor who returns to the step finds everything typed.
 *
 * The path of a typed character: the control (`KycFields`), the form (`useKycSaving`), `change`, the timer
 * (`autosave.ts`), `save`, the other tabs (`tabSaves.ts`), the key (`sendOnce`), `call`, `fetch`. Four places keep it:
 * the form on screen, `typedKyc`, `held` once the server has it, and the payload of the key.
 */
export interface KycSaving {
  $state: ReadableAtom<AutosaveState>;
  /** The typed form that is not submitted; null when there is none. */
  typed: () => KycForm | null;
  /** Sets the typed form, and saves it two seconds later. `name`: the field that changed. */
  change: (form: KycForm, name?: string) => void;
  /** Sends the draft now. Resolves to false when there was nothing to send; throws an ApiError. */
  save: () => Promise<boolean>;
  /** Submits the form. After a failure the auto-save takes over. Throws an ApiError. */
  submit: (form: KycForm) => Promise<void>;
  /**
   * Opens the step and its bank check. Calls back with changes from elsewhere, and saves when the page is left,
   * before an expiry, and after the vendor signed in again. The returned function closes the step and saves a
   * waiting change.
   */
  open: (listener: (news: KycNews) => void, opened?: OpenedKyc) => () => void;
}

const savings = new Map<string, ReturnType<typeof createKycSaving>>();
onOwnerChange(() => {
  for (const { drop } of savings.values()) drop();
  savings.clear();
});

/**
 * Returns the KYC saving of a vendor on this page. `saved` is what the server held when the application was
 * loaded.
 */
export function kycSaving(vendorId: string, category: CategoryId, saved: KycDetails): KycSaving {
  const known = savings.get(vendorId);
  if (known !== undefined && known.typed() !== null) return known;
  const saving = createKycSaving(vendorId, category, saved);
  savings.set(vendorId, saving);
  return saving;
}

function createKycSaving(
  vendorId: string,
  category: CategoryId,
  saved: KycDetails,
): KycSaving & { drop: () => void } {
  const operation = `kyc-draft.${vendorId}`;
  const bodyOf = (form: KycForm): KycBody => kycBody(category, form, offers);
  const typed = (): KycForm | null => typedKyc(vendorId);
  /** The form before anything is typed. */
  let start: KycForm = { ...emptyKycForm, ...unmaskedKyc(saved) };
  const type = (form: KycForm): void =>
    setTypedKyc(vendorId, { form, isChanged: !isSameKycForm(category, form, start) });
  /** The last known state of the server. */
  let held = bodyOf(start);
  const listeners = new Set<(news: KycNews) => void>();
  const now = (): KycBody => {
    const form = typed();
    return form === null ? held : bodyOf(form);
  };
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
    const details = readKycDetails(
      Object.fromEntries(following.map((name) => [name, fields[name] ?? emptyWire(name)])),
    );
    // An account number was confirmed in the other tab.
    const follow = { ...details, ...confirmationsOf(details) };
    const form = typed();
    if (form !== null) type({ ...form, ...follow });
    elsewhere = { ...elsewhere, ...fields };
    if (isSaved) held = { ...held, ...fields };
    if (following.some(isOfBank)) resetBank();
    if (following.length + clash.length > 0) for (const tell of listeners) tell({ follow, clash });
  };

  const tabs = createTabSaves(vendorId, {
    take: (fields) => adopt(fields, true),
    follow: (fields) => adopt(fields, false),
    now,
    held: () => held,
    ask: async () => {
      const progress = await withRetries(() => call('progress', { id: vendorId }));
      if (progress === null) return null;
      const { kyc } = progress;
      // A masked value says nothing new.
      const same = maskedKyc(kyc).map((name) => [name, held[name] ?? emptyWire(name)]);
      return { ...bodyOf({ ...emptyKycForm, ...unmaskedKyc(kyc) }), ...Object.fromEntries(same) };
    },
    saveAgain: () => void save({ isAgain: true }).catch(autosave.schedule),
  });

  /** Sends the whole draft, because an API may replace everything with it. `isAgain`: even if nothing differs. */
  const save = async ({ isLeaving = false, isAgain = false } = {}): Promise<boolean> => {
    // A whole draft would undo what another tab has just saved.
    if (!isLeaving && tabs.settled() !== null) await tabs.settled();
    const filled = now();
    const changed = differingKyc(filled, held);
    // The specification sends a draft only while a field has a value.
    if ((changed.length === 0 && !isAgain) || Object.keys(filled).length === 0) return false;
    const emptied = changed.filter((name) => filled[name] === undefined);
    const body = { ...filled, ...Object.fromEntries(emptied.map((name) => [name, emptyWire(name)])) };
    const isSame = sameOwner();
    await tabs.saving(changed, body, async () => {
      await sendOnce(operation, body, (idempotencyKey) =>
        call('kycDraft', { id: vendorId, body, idempotencyKey, keepalive: true }),
      );
      // Another device may save a newer draft now, so the same draft sent again is a new request.
      forgetKey(operation);
    });
    if (isSame()) held = body;
    return true;
  };
  const autosave = createAutosave((isLeaving) => save({ isLeaving }));

  return {
    $state: autosave.$state,
    typed,
    change: (form, name) => {
      if (isOfBank(name)) resetBank();
      type({ ...form });
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
      setTypedKyc(vendorId, null);
    },
    open: (listener, opened = { start, bankCheck: null }) => {
      start = opened.start;
      const { bankCheck } = opened;
      openBank(
        bankDetailsOf(typed() ?? start),
        bankCheck && { check: bankCheck, details: bankDetailsOf(start) },
      );
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

const isOfBank = (name: string | undefined): boolean => bankFields.some((field) => field === name);

/** Returns the repetitions of the fields that are confirmed by typing them twice. */
function confirmationsOf(details: KycDetails): Partial<KycForm> {
  const twins = Object.entries(details).map(([name, value]) => [confirmationOf(name as KycName), value]);
  return Object.fromEntries(twins.filter(([twin]) => twin !== null)) as Partial<KycForm>;
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
