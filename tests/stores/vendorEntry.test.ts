import { describe, expect, vi } from 'vitest';
import {
  applicationsReplySchema,
  type ApplicationSummary,
} from '#lib/domain/application/applicationSummary.ts';
import { saveDraft } from '#lib/stores/application/draft.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $isNewUser, signOut } from '#lib/stores/session/session.ts';
import { takeJustCompleted } from '#lib/stores/session/storedSession.ts';
import { $toasts } from '#lib/stores/browser/toasts.ts';
import {
  $ahead,
  $entry,
  continueFromEntry,
  lookAhead,
  openApplication,
  showEntry,
} from '#lib/stores/application/vendorEntry.ts';
import { enter, sandbox, test as it } from './sandboxed.ts';

const phone = '+919876543210';
const onboarding = '/partner-with-us/new/mx-onboarding/step1';
const to = vi.fn<(address: string) => void>();

const entryOf = (part: object) => ({ id: 'v1', category: 'labs', status: 'incomplete', ...part });
const applicationsAre = (...applications: object[]) =>
  sandbox.faults.add({ endpoint: 'applications', action: 'body', body: { applications } });
const vendorIs = (vendor: object) =>
  sandbox.faults.add({ endpoint: 'currentVendor', action: 'body', body: vendor });
const noVendor = () => sandbox.faults.add({ endpoint: 'currentVendor', action: 'status', status: 404 });

it.beforeEach(() => {
  vi.spyOn(navigation, 'to').mockImplementation(to.mockClear());
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/vendor' });
  enter({ token: 'token', refreshToken: 'refresh' });
});

describe('Continuing from /vendor', () => {
  it('opens the list when there are several applications', async () => {
    applicationsAre(entryOf({}), entryOf({ id: 'v2' }));
    await continueFromEntry();
    expect($entry.get()).toEqual({ open: 'list', choosing: false });
    expect(to).not.toHaveBeenCalled();
  });

  it('resumes the only one', async () => {
    applicationsAre(entryOf({ categories: ['supplements'] }));
    await continueFromEntry();
    expect(to).toHaveBeenCalledExactlyOnceWith(
      `${onboarding}?serviceType=supplements&vendorId=v1&continue=true`,
    );
  });

  it('leads on once, however often the button is pressed meanwhile', async () => {
    applicationsAre(entryOf({}));
    const first = continueFromEntry();
    expect($entry.get().choosing).toBe(true);
    await Promise.all([first, continueFromEntry()]);
    expect(to).toHaveBeenCalledOnce();
  });

  it('opens the dashboard when there is none and the KYC is approved', async () => {
    applicationsAre();
    vendorIs({ id: 'v1', status: 'incomplete', kyc: { status: 'Approved' } });
    await continueFromEntry();
    expect(to).toHaveBeenCalledExactlyOnceWith('/dashboard');
  });

  it('resumes a draft of this browser without continue', async () => {
    applicationsAre();
    noVendor();
    saveDraft({ category: 'pharmacy', vendorId: 'v9', step: 'documents', phone, phoneVerified: true });
    await continueFromEntry();
    expect(to).toHaveBeenCalledExactlyOnceWith(`${onboarding}?serviceType=pharmacy&vendorId=v9`);
  });

  it('ignores a draft of another phone and opens the new registration', async () => {
    applicationsAre();
    noVendor();
    saveDraft({
      category: 'pharmacy',
      vendorId: 'v9',
      step: 'documents',
      phone: '+919999999999',
      phoneVerified: true,
    });
    await continueFromEntry();
    expect($entry.get().open).toBe('new');
    expect(to).not.toHaveBeenCalled();
  });

  it('asks for no vendor of a phone that was new to the server', async () => {
    applicationsAre();
    $isNewUser.set(true);
    await continueFromEntry();
    expect($entry.get().open).toBe('new');
    expect(sandbox.journal.entries.filter(({ endpoint }) => endpoint === 'currentVendor')).toEqual([]);
  });

  it('works on the second press too when the server reports no vendor', async () => {
    applicationsAre();
    vendorIs({ success: true, vendor: null });
    for (let press = 0; press < 2; press++) {
      await continueFromEntry();
      expect($entry.get().open).toBe('new');
      $entry.set({ open: null, choosing: false });
      // Long enough for unused queries to be forgotten.
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
  });

  it('reports that the applications failed to load, and retries', async () => {
    sandbox.faults.add({ endpoint: 'applications', action: 'status', status: 403 });
    await continueFromEntry();
    expect($entry.get()).toEqual({ open: null, choosing: false });
    expect($toasts.get().at(-1)?.title).toBe('We could not load your applications');
  });

  it('closes the open dialog when the session ends', () => {
    showEntry('list');
    signOut();
    expect($entry.get().open).toBeNull();
  });

  it('leads nowhere and says nothing when the session ends meanwhile', async () => {
    applicationsAre(entryOf({}));
    const continuing = continueFromEntry();
    signOut();
    await continuing;
    expect(to).not.toHaveBeenCalled();
    expect($entry.get()).toEqual({ open: null, choosing: false });
    expect($toasts.get()).toEqual([]);
  });

  it('forgets what the main button would do when the session ends meanwhile', async () => {
    applicationsAre(entryOf({}));
    const looking = lookAhead([]);
    signOut();
    await looking;
    expect($ahead.get()).toBeNull();
  });
});

describe('An application of the list', () => {
  const application = (status: string, completionPercent: number): ApplicationSummary => {
    const [read] = applicationsReplySchema.parse([{ id: 'v1', status, progress: { completionPercent } }]);
    if (read === undefined) throw new Error('an entry with an id is read');
    return read;
  };

  it('opens its dashboard with the just-completed mark when it is complete', () => {
    openApplication(application('submitted', 100));
    expect(to).toHaveBeenCalledExactlyOnceWith('/dashboard?vendorId=v1');
    expect(takeJustCompleted()).toBe(true);
  });

  it('that is approved is not welcomed again', () => {
    openApplication(application('approved', 100));
    expect(to).toHaveBeenCalledExactlyOnceWith('/dashboard?vendorId=v1');
    expect(takeJustCompleted()).toBe(false);
  });

  it.each([
    ['rejected', 100],
    ['documents_uploaded', 75],
    ['kyc_submitted', 50],
  ] as const)('is resumed when it is incomplete: %s at %d %%', (status, percent) => {
    openApplication(application(status, percent));
    expect(to).toHaveBeenCalledExactlyOnceWith(
      `${onboarding}?serviceType=pharmacy&vendorId=v1&continue=true`,
    );
    expect(takeJustCompleted()).toBe(false);
  });
});
