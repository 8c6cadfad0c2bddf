import { keyPrefix } from '#lib/brand.ts';
import { describe, expect, vi } from 'vitest';
import { slotIds, type SlotId } from '#lib/domain/documents/documents.ts';
import { keptFilesMs } from '#lib/limits.ts';
import type { PreparePhoto } from '#lib/stores/application/documents/chosenFiles.ts';
import { fileOf, testPhone, type MadeVendor } from '../sandbox/helpers.ts';
import { stubDatabases, type FakeDatabases } from './fakeDatabase.ts';
import { enterAsVendor, sandbox, storage, test as it } from './sandboxed.ts';
import { fakeStorage, type FakeStorage } from './vendorTab.ts';

let vendor: MadeVendor;
let databases: FakeDatabases;
let own: FakeStorage;
let page: Page;

/**
 * Loads the modules of the documents step again, as a page does after its process was killed. `choose` runs while the files of
 * the killed page are read.
 */
async function openPage(id = vendor.id, choose?: (chooseFile: Uploads['chooseFile']) => unknown) {
  vi.resetModules();
  const [chosen, pages, uploads, restored, kept, session, lifecycle, oldFiles] = await Promise.all([
    import('#lib/stores/application/documents/chosenFiles.ts'),
    import('#lib/stores/application/documents/photographedPages.ts'),
    import('#lib/stores/application/documents/uploads.ts'),
    import('#lib/stores/application/documents/restoredFiles.ts'),
    import('#lib/stores/application/documents/keptFiles.ts'),
    import('#lib/stores/session/session.ts'),
    import('#lib/stores/session/lifecycle.ts'),
    import('#lib/stores/session/oldFiles.ts'),
  ]);
  lifecycle.startSession();
  const opening = uploads.openUploads(id);
  choose?.(uploads.chooseFile);
  await opening;
  return { ...chosen, ...pages, ...uploads, ...restored, ...kept, ...session, ...oldFiles };
}
type Page = Awaited<ReturnType<typeof openPage>>;
type Uploads = typeof import('#lib/stores/application/documents/uploads.ts');

/** Waits until the browser has stored and deleted everything that the note of the tab asks for. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  // A dead page writes nothing, so its writes end first.
  for (const slot of slotIds) {
    const original = page.$uploads.get()[slot]?.chosen.original;
    if (original) await page.whenKept({ slot, as: 'file', original });
  }
  await vi.waitFor(() => {
    if (databases.isFull || !('indexedDB' in globalThis)) return;
    const note = JSON.parse(sessionStorage.getItem(`${keyPrefix}taken`) ?? '{}') as { items?: unknown[] };
    expect(databases.rows.size).toBe(note.items?.length ?? 0);
  }, 5000);
}

const asItIs: PreparePhoto = (_, file) =>
  Promise.resolve({
    file: new File([file], `small-${file.name}`, { type: file.type, lastModified: 0 }),
    notes: [],
  });
const doubtful: PreparePhoto = async (slot, file) => ({
  ...((await asItIs(slot, file)) as { file: File }),
  notes: ['too-dark'],
});
const never: PreparePhoto = () => new Promise(() => undefined);
const photo = (name: string): File => fileOf('jpeg', 300, name);
const stateOf = (slot: SlotId) => {
  const state = page.$uploads.get()[slot];
  return state && [state.type, state.chosen.original.name, state.chosen.prepared?.file.name];
};
const pageNames = () => page.pagesOf('gst').map(({ original, turn }) => [original.name, turn]);
const failUploads = (): void =>
  void sandbox.faults.add({ endpoint: 'documents', action: 'status', status: 503 });
/** Kills the page and opens another one in the same tab. */
const kill = async (): Promise<void> => {
  await settle();
  page = await openPage();
};

it.beforeEach(async () => {
  databases = stubDatabases();
  own = fakeStorage();
  vi.stubGlobal('sessionStorage', own);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vendor = await enterAsVendor();
  page = await openPage();
});
it.afterEach(() => page.signOut());

describe('a killed page gives back', () => {
  it('a photo that was being prepared, to prepare it again', async () => {
    void page.chooseFile('gst', photo('licence.jpg'), never);
    await kill();
    expect(stateOf('gst')).toEqual(['stopped', 'licence.jpg', undefined]);
    await page.retryUpload('gst', asItIs);
    expect(stateOf('gst')).toEqual(['uploaded', 'licence.jpg', 'small-licence.jpg']);
  });

  it('a photo that was not sent, with the same bytes', async () => {
    failUploads();
    await page.chooseFile('ownerPhoto', photo('face.jpg'), asItIs);
    const before = page.$uploads.get()['ownerPhoto']?.chosen.prepared?.file as File;
    await kill();
    expect(stateOf('ownerPhoto')).toEqual(['stopped', 'face.jpg', 'small-face.jpg']);
    const after = page.$uploads.get()['ownerPhoto']?.chosen.prepared?.file as File;
    expect(new Uint8Array(await after.arrayBuffer())).toEqual(new Uint8Array(await before.arrayBuffer()));
    expect([after.type, after.lastModified]).toEqual([before.type, 0]);
  });

  it('a doubtful photo with its notes', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await kill();
    expect(stateOf('gst')).toEqual(['noted', 'dark.jpg', 'small-dark.jpg']);
    expect(page.$uploads.get()['gst']?.chosen.prepared?.notes).toEqual(['too-dark']);
  });

  it('no file over one that was chosen meanwhile', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    page = await openPage(vendor.id, (chooseFile) => chooseFile('gst', photo('new.jpg'), doubtful));
    expect(stateOf('gst')).toEqual(['noted', 'new.jpg', 'small-new.jpg']);
  });

  it('pages in their order, turned as they were, twice', async () => {
    await page.addPages('gst', [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], asItIs);
    page.placePage('gst', page.pagesOf('gst')[2]?.id ?? -1, 0);
    page.turnPage('gst', page.pagesOf('gst')[1]?.id ?? -1);
    page.removePage('gst', page.pagesOf('gst')[2]?.id ?? -1);
    for (let times = 0; times < 2; times += 1) {
      await kill();
      expect(pageNames()).toEqual([
        ['c.jpg', 0],
        ['a.jpg', 90],
      ]);
      expect(page.$interrupted.get()['gst']).toEqual({ lost: 0, pages: 2 });
    }
    expect(databases.rows.size).toBe(2);
  });

  it('a page that was being prepared, for the dialog to prepare', async () => {
    void page.addPages('gst', [photo('a.jpg')], never);
    await kill();
    expect(pageNames()).toEqual([]);
    await page.addPages('gst', page.takeUnprepared('gst'), asItIs);
    expect(pageNames()).toEqual([['a.jpg', 0]]);
    expect(page.takeUnprepared('gst')).toEqual([]);
  });
});

describe('a killed page names', () => {
  it('each file that the browser did not store', async () => {
    await page.addPages('gst', [photo('a.jpg')], asItIs);
    databases.isFull = true;
    await page.addPages('gst', [photo('b.jpg')], asItIs);
    await kill();
    expect(pageNames()).toEqual([['a.jpg', 0]]);
    expect(page.$interrupted.get()['gst']).toEqual({ lost: 1, pages: 1 });
  });

  it('each file where there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await page.addPages('gst', [photo('a.jpg'), photo('b.jpg')], asItIs);
    await kill();
    expect(page.$interrupted.get()['gst']).toEqual({ lost: 2, pages: 0 });
  });

  it('each file where sessionStorage is refused, and keeps none of them', async () => {
    const refuse = (): never => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const history = {
      state: null as unknown,
      replaceState: (state: unknown) => void (history.state = state),
    };
    vi.stubGlobal('history', history);
    const original = photo('a.jpg');
    await page.addPages('gst', [original], asItIs);
    await page.whenKept({ slot: 'gst', as: 'page', original });
    expect(JSON.stringify(history.state)).not.toMatch(/a\.jpg|"key":"/);
    page = await openPage();
    expect(databases.rows.size).toBe(0);
    expect(page.$interrupted.get()['gst']).toEqual({ lost: 1, pages: 0 });
  });

  it('the slot whose camera was open, unless a photo came', async () => {
    page.noteTaking('cheque');
    await kill();
    expect(page.$interrupted.get()).toEqual({ cheque: { lost: 0, pages: 0 } });
    page.noteTaking('gst');
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await kill();
    expect(page.$interrupted.get()).toEqual({});
  });
});

describe('a kept file', () => {
  it('is encrypted, under a key of this tab alone', async () => {
    const text = 'Licence 20B/21B of Asha Medicals';
    await page.chooseFile('gst', new File([text], 'asha.jpg', { type: 'image/jpeg' }), doubtful);
    await settle();
    const [{ value } = { value: null }] = databases.rows.values();
    const { sealed, iv } = value as { sealed: ArrayBuffer; iv: Uint8Array };
    expect(iv).toHaveLength(12);
    expect(new TextDecoder('latin1').decode(sealed)).not.toMatch(/Licence|asha|too-dark/);
    const { key } = JSON.parse(own.getItem(`${keyPrefix}taken`) ?? '{}') as { key: string };
    expect(atob(key)).toHaveLength(32);
    expect(JSON.stringify([...storage.kept])).not.toContain(key);
    // Another tab has no key.
    vi.stubGlobal('sessionStorage', fakeStorage());
    page = await openPage();
    expect(page.$uploads.get()).toEqual({});
  });

  it.each<[string, () => void | Promise<unknown>]>([
    ['is uploaded', () => page.sendAnyway('gst')],
    ['is removed', () => page.removeFile('gst')],
    ['has lost its vendor, who signed out', () => page.signOut()],
    ['has lost its vendor, whose data was cleared', () => void page.clearAppData()],
    ['has lost its vendor to another one', () => page.signInSuccess('other', '+919800000009')],
  ])('is deleted when it %s', async (_what, end) => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    expect(databases.rows.size).toBe(1);
    await end();
    await settle();
    expect(databases.rows.size).toBe(0);
    await kill();
    expect([page.$uploads.get()['gst'], page.$interrupted.get()]).toEqual([undefined, {}]);
  });

  it('outlives the expiry of its session, for the same vendor', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    page.expireSession();
    await settle();
    expect(databases.rows.size).toBe(1);
    expect(storage.getItem(`${keyPrefix}files`)).not.toBeNull();
    // The landing page, which opens after the expiry, knows no vendor.
    vi.resetModules();
    const { dropOldFiles } = await import('#lib/stores/session/oldFiles.ts');
    await dropOldFiles();
    expect(databases.rows.size).toBe(1);
  });

  it('is not given to the next application, or the next vendor of the tab', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    page = await openPage('another');
    await settle();
    expect([page.$uploads.get()['gst'], databases.rows.size]).toEqual([undefined, 0]);
  });

  it('of the next application in the same page has another key', async () => {
    const keyAfter = async (id: string): Promise<unknown> => {
      await page.openUploads(id);
      await page.chooseFile('gst', photo('dark.jpg'), doubtful);
      await settle();
      return (JSON.parse(own.getItem(`${keyPrefix}taken`) ?? '{}') as { key?: string }).key;
    };
    const [first, second] = [await keyAfter(vendor.id), await keyAfter('another')];
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
  });

  it('is not given to another phone that opens the same application', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    const note = JSON.parse(own.getItem(`${keyPrefix}taken`) ?? '{}') as object;
    own.setItem(`${keyPrefix}taken`, JSON.stringify({ ...note, owner: '+919800000009' }));
    page = await openPage();
    await settle();
    expect([page.$uploads.get()['gst'], databases.rows.size]).toEqual([undefined, 0]);
  });

  it('is not given back after its time, although no page has deleted it', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    storage.removeItem(`${keyPrefix}files`);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + keptFilesMs + 1000);
    page = await openPage();
    expect(page.$uploads.get()['gst']).toBeUndefined();
    expect(page.$interrupted.get()['gst']).toEqual({ lost: 1, pages: 0 });
  });

  it('is deleted after its time by any page, and named as lost', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + keptFilesMs - 1000);
    await page.dropOldFiles();
    expect(databases.rows.size).toBe(1);
    vi.spyOn(Date, 'now').mockReturnValue(now + keptFilesMs + 1000);
    await page.dropOldFiles();
    expect([databases.rows.size, storage.getItem(`${keyPrefix}files`)]).toEqual([0, null]);
    page = await openPage();
    expect(page.$interrupted.get()['gst']).toEqual({ lost: 1, pages: 0 });
  });

  it('is deleted after its time by the next page of the portal, in any tab', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + keptFilesMs + 1000);
    vi.stubGlobal('sessionStorage', fakeStorage());
    page = await openPage();
    await vi.waitFor(() => expect(databases.rows.size).toBe(0));
  });

  it('is deleted after its own time, and a later one stays', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    await page.chooseFile('cheque', photo('later.jpg'), doubtful);
    await settle();
    vi.spyOn(Date, 'now').mockReturnValue(now + keptFilesMs + 1000);
    await page.dropOldFiles();
    expect(databases.rows.size).toBe(1);
  });

  it('of an earlier vendor is deleted once another one is signed in', async () => {
    await page.chooseFile('gst', photo('dark.jpg'), doubtful);
    await settle();
    storage.setItem(
      `${keyPrefix}files`,
      JSON.stringify({ owner: '+919800000009', until: Date.now() + 1000 }),
    );
    await page.dropOldFiles();
    expect([databases.rows.size, storage.getItem(`${keyPrefix}files`)]).toEqual([0, null]);
  });

  it.each([
    '{',
    '[]',
    '{"items":7}',
    '{"items":[null,{"id":[1]},{"id":["a","b"],"slot":"gst"},{"id":[9e15,1],"slot":"x"}],"taking":"y"}',
    `{"key":"?","vendorId":"V","owner":"${testPhone}","items":[{"id":[9e15,1],"slot":"gst","as":"page"}]}`,
  ])('is not expected by a damaged note: %s', async (text) => {
    // The tab's own page is gone.
    await settle();
    own.setItem(`${keyPrefix}taken`, text.replace('"V"', JSON.stringify(vendor.id)));
    page = await openPage();
    expect(page.pagesOf('gst')).toEqual([]);
    await page.addPages('gst', [photo('a.jpg')], asItIs);
    await kill();
    expect(pageNames()).toEqual([['a.jpg', 0]]);
  });
});

it('the browser asks before the page closes while files wait, and not afterwards', async () => {
  const asks = (): boolean => {
    const calls = vi.mocked(globalThis.addEventListener).mock.calls;
    const ends = vi.mocked(globalThis.removeEventListener).mock.calls;
    const of = (all: typeof calls | typeof ends): number =>
      all.filter(([type]) => (type as string) === 'beforeunload').length;
    return of(calls) > of(ends);
  };
  failUploads();
  await page.chooseFile('gst', photo('a.jpg'), asItIs);
  expect([page.$uploads.get()['gst']?.type, asks()]).toEqual(['failed', true]);
  page.removeFile('gst');
  expect(asks()).toBe(false);
  await page.addPages('cheque', [photo('b.jpg')], asItIs);
  expect(asks()).toBe(true);
  page.removePage('cheque', page.pagesOf('cheque')[0]?.id ?? -1);
  expect(asks()).toBe(false);
});
