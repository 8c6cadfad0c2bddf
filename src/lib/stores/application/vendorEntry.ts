import type { ApiError } from '#lib/api/errors.ts';
import { entryFailedToast } from '#lib/words/applications.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import type { Draft } from '#lib/domain/application/draft.ts';
import { vendorEntry, type VendorEntry } from '#lib/domain/application/entry.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { paths } from '#lib/paths.ts';
import { ownDraft } from '#lib/stores/application/draft.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { applicationsQuery, currentVendorQuery } from '#lib/stores/application/reads/queries.ts';
import { owned, sameOwner } from '#lib/stores/session/owner.ts';
import { $isNewUser, markJustCompleted } from '#lib/stores/session/session.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/** Opens an application of the list: its next step, or its dashboard when it has nothing left to do. */
export function openApplication({ id, category, applicationState }: ApplicationSummary): void {
  if (isUnfinished(applicationState) || applicationState === 'rejected') {
    navigation.to(paths.onboarding('vendor-info', { serviceType: category, vendorId: id, continue: true }));
    return;
  }
  // An approved vendor was already welcomed.
  if (applicationState === 'in-review') markJustCompleted();
  navigation.to(paths.dashboardOf(id));
}

/** Continues with a draft of this browser, without asking the server for its progress. */
export function openDraft({ category, vendorId }: Draft): void {
  navigation.to(paths.onboarding('vendor-info', { serviceType: category, vendorId: vendorId ?? undefined }));
}

/** Loads the applications again, even if they are fresh. Used by Refresh and Try again. */
export function refreshApplications(): void {
  applicationsQuery().refresh();
}

/**
 * Chooses where the signed-in vendor continues. It loads data when the button is pressed or right after signing
 * in, never with the page.
 * @throws {ApiError} when the applications could not be loaded.
 */
async function chooseEntry(): Promise<VendorEntry> {
  const applications = await applicationsQuery().load();
  // The KYC approval matters only without any application, and a new phone has no vendor to ask for.
  const asksForKyc = applications.length === 0 && !$isNewUser.get();
  const kycApproved = asksForKyc && (await isKycApproved());
  return vendorEntry({ applications, kycApproved, draft: ownDraft() });
}

async function isKycApproved(): Promise<boolean> {
  try {
    const vendor = await currentVendorQuery().load();
    return applicationOf({ vendor, progress: null }).applicationState === 'approved';
  } catch (error) {
    // A phone without a vendor is new. The list was read and is empty, so a reply without a vendor means the same.
    const { code } = error as Partial<ApiError>;
    if (code === 'not-found' || code === 'no-vendor' || code === 'malformed') return false;
    throw error;
  }
}

/** The action of the main button, for its label; null until it is known. */
export const $ahead = owned<VendorEntry | null>(null);

/** Looks up what the main button will do. If that fails, the known applications decide. */
export async function lookAhead(applications: readonly ApplicationSummary[]): Promise<void> {
  const known = { applications, kycApproved: false, draft: ownDraft() };
  const isSameOwner = sameOwner();
  const ahead = await chooseEntry().catch(() => vendorEntry(known));
  if (isSameOwner()) $ahead.set(ahead);
}

/** The dialog that is open over /vendor, and whether the next page is being looked up. */
export const $entry = owned<{ open: 'list' | 'new' | null; choosing: boolean }>({
  open: null,
  choosing: false,
});

/** Opens the list, the new registration, or nothing. */
export function showEntry(open: 'list' | 'new' | null): void {
  $entry.set({ ...$entry.get(), open });
}

/** Takes the vendor to the next page, or opens the list or the new registration here. */
export async function continueFromEntry(): Promise<void> {
  if ($entry.get().choosing) return;
  const isSameOwner = sameOwner();
  $entry.set({ open: null, choosing: true });
  try {
    const entry = await chooseEntry();
    if (!isSameOwner()) return;
    showEntry(followEntry(entry));
  } catch (error) {
    if (!isSameOwner()) return;
    const description = errorMessage('application', error);
    showToast({ tone: 'error', ...entryFailedToast, description });
  }
  $entry.set({ ...$entry.get(), choosing: false });
}

function followEntry(entry: VendorEntry): 'list' | 'new' | null {
  switch (entry.type) {
    case 'list':
    case 'new':
      return entry.type;
    case 'dashboard':
      navigation.to(paths.dashboard);
      return null;
    case 'resume':
      openApplication(entry.application);
      return null;
    case 'resume-draft':
      openDraft(entry.draft);
      return null;
  }
}
