import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { pagesToPdf } from '#islands/onboarding/documents/photo/pagesToPdf.ts';
import * as limits from '#lib/limits.ts';
import { $interrupted } from '#lib/stores/application/documents/restoredFiles.ts';
import {
  card,
  choose,
  chooseIn,
  expectNoted,
  expectState,
  holdPhotos,
  pdfFile,
  photoFile,
  sentFiles,
} from './documentFiles.ts';
import { button, openStep } from './papers.tsx';
import { press } from './press.ts';
import { drawn, openOnce } from './screen.tsx';
import { wear } from './sheets.ts';

const dialog = page.getByRole('dialog');
const opener = (slot: string): Locator => card(slot).getByRole('button', { name: /^Several pages/ });
/** Returns the names of the photos in page order. */
const order = (): (string | null)[] =>
  dialog
    .css('li[data-page]')
    .elements()
    .map((row) => row.getAttribute('data-page'));
const use = (name: string): Locator => button(name, dialog);

async function addPages(slot: string, ...names: string[]): Promise<void> {
  const photos = await Promise.all(names.map((name) => photoFile(name)));
  chooseIn(dialog.css(`#${slot}-pages`).element(), ...photos);
  await expect.poll(() => order().length).toBeGreaterThanOrEqual(names.length);
}

async function openPages(...names: string[]): Promise<void> {
  await openStep('documents');
  await opener('gst').click();
  await expect.element(page.getByRole('dialog', { name: 'Pages of GST', exact: true })).toBeVisible();
  if (names.length > 0) await addPages('gst', ...names);
}

test('joins several pages to one PDF in the slot that opened the dialog', async () => {
  await openPages();
  await expect.element(dialog.getByText('Add a photo of each page. We send them as one PDF.')).toBeVisible();
  await expect.element(use('Use these 0 pages')).toBeDisabled();
  await addPages('gst', 'a.jpg');
  await expect.element(use('Use this page')).toBeEnabled();
  await addPages('gst', 'b.jpg', 'c.jpg');
  await expect.poll(order).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await expect.element(dialog.getByText('Page 3', { exact: true })).toBeVisible();
  await press(button('Turn page 2', dialog));
  await expect.poll(() => dialog.css('.rotate-90').elements()).toHaveLength(1);
  await userEvent.dblClick(use('Use these 3 pages'));
  await expect.element(dialog).not.toBeInTheDocument();
  await expectState('gst', 'uploaded');
  await expectState('pharmacyLicense', 'empty');
  expect(sentFiles().map(([slot, { name, type }]) => [slot, name, type])).toEqual([
    ['gst', 'gst.pdf', 'application/pdf'],
  ]);
  const turns = (await sentFiles()[0]?.[1].text())?.matchAll(/\/Type ?\/Page\b[^>]*\/Rotate (\d+)/g) ?? [];
  expect([...turns].map(([, turn]) => turn)).toEqual(['0', '90', '0']);
  const mayClose = dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayClose, 'nothing is lost with the tab any more').toBe(true);
});

test('the sent document has the pages in the vendor’s order', async () => {
  await openPages();
  const widths = [1100, 1120, 1140];
  const photos = widths.map((width) => photoFile(`${width}.jpg`, { width, height: 300 }));
  chooseIn(dialog.css('#gst-pages').element(), ...(await Promise.all(photos)));
  await expect.poll(order).toEqual(['1100.jpg', '1120.jpg', '1140.jpg']);
  await press(button('Move page 3 up', dialog));
  await press(use('Use these 3 pages'));
  await expectState('gst', 'uploaded');
  const document = (await sentFiles()[0]?.[1].text()) ?? '';
  const sent = [...document.matchAll(/\/Subtype ?\/Image\b[^>]*?\/Width (\d+)/g)].map(([, width]) => width);
  expect(sent).toEqual(['1100', '1140', '1120']);
});

test('pages that cannot be joined stay, and a second press joins them', async () => {
  await openPages('a.jpg');
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error('gone'));
  await use('Use this page').click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('A part of this page did not load. Please try again.');
  read.mockRestore();
  await press(use('Use this page'));
  await expectState('gst', 'uploaded');
});

test('many large pages become one document that the server takes', async () => {
  const photo = await photoFile();
  const large = new File([photo, new Uint8Array(0.6 * limits.documentMaxBytes)], 'a.jpg', {
    type: photo.type,
  });
  const pages = [1, 2].map((id) => ({
    id,
    original: large,
    prepared: { file: large, notes: [] },
    turn: 0 as const,
  }));
  expect((await pagesToPdf('gst', pages)).size).toBeLessThanOrEqual(limits.documentMaxBytes);
});

describe('three pages', () => {
  const pages = ['a.jpg', 'b.jpg', 'c.jpg'];
  openOnce(() => openPages(...pages));

  /** Adds the second page again after its removal. */
  async function putBack(): Promise<void> {
    await addPages('gst', 'b.jpg');
    await press(button('Move page 3 up', dialog));
    await expect.poll(order).toEqual(pages);
  }

  test('each button changes only its page and announces it', async () => {
    for (const [name, after, said] of [
      ['Move page 2 up', ['b.jpg', 'a.jpg', 'c.jpg'], 'Now page 1 of 3'],
      ['Move page 1 down', pages, 'Now page 2 of 3'],
      ['Move page 2 down', ['a.jpg', 'c.jpg', 'b.jpg'], 'Now page 3 of 3'],
      ['Move page 3 up', pages, 'Now page 2 of 3'],
      ['Turn page 2', pages, 'Page 2 turned'],
      ['Remove page 2', ['a.jpg', 'c.jpg'], 'Page 2 removed'],
    ] as const) {
      await button(name, dialog).click();
      await expect.poll(order, { message: name }).toEqual(after);
      await expect.element(dialog.getByText(said, { exact: true })).toHaveAttribute('role', 'status');
      const turned = dialog.css('.rotate-90').elements();
      expect(
        turned.map((image) => image.closest('li')?.dataset['page']),
        name,
      ).toEqual(name.startsWith('Turn') ? ['b.jpg'] : []);
      // The focus stays in the dialog that contains the pages.
      expect(dialog.element().contains(document.activeElement), `${name}: the focus is in the dialog`).toBe(
        true,
      );
      if (name.startsWith('Move'))
        expect(document.activeElement?.closest('li')?.dataset['page'], name).toBe('b.jpg');
      if (name.startsWith('Remove')) await expect.element(dialog.css('#gst-pages')).toHaveFocus();
    }
    await putBack();
  });

  test('each press turns a page by another quarter and is announced', async () => {
    wear('onboarding');
    const picture = dialog.css('li[data-page="a.jpg"] img');
    await expect.element(picture).toBeInTheDocument();
    const news = dialog.getByRole('status').filter({ hasText: 'Page 1 turned' });
    let before = '';
    for (const turn of ['90deg', '180deg', '-90deg', 'none']) {
      await press(button('Turn page 1', dialog));
      await expect.poll(() => getComputedStyle(picture.element()).rotate).toBe(turn);
      await expect.element(news).toBeInTheDocument();
      // A screen reader says nothing if the text of the region stays the same.
      expect(news.element().textContent).not.toBe(before);
      before = news.element().textContent ?? '';
    }
  });

  test('a page whose photo could not be prepared is named as a failure', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function fail(this: Worker) {
      this.dispatchEvent(new Event('error'));
    });
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('gone'));
    const mend = (): void => [post, read].forEach((spy) => spy.mockRestore());
    onTestFinished(mend);
    chooseIn(dialog.css('#gst-pages').element(), await photoFile('d.jpg'));
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('A part of this page did not load. Please try again.');
    mend();
    expect(order()).toEqual(pages);
    await addPages('gst', 'd.jpg');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await press(button('Remove page 4', dialog));
  });

  test('the first and last page stay in place and keep the focus', async () => {
    for (const name of ['Move page 1 up', 'Move page 3 down']) {
      const end = button(name, dialog);
      await expect.element(end).toHaveAttribute('aria-disabled', 'true');
      (end.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(end).toHaveFocus();
    }
    expect(order()).toEqual(pages);
    for (const name of ['Move page 1 down', 'Move page 3 up'])
      await expect.element(button(name, dialog)).not.toHaveAttribute('aria-disabled');
  });

  test('a double press removes one page', async () => {
    const second = button('Remove page 2', dialog);
    await second.click();
    await expect.poll(order).toEqual(['a.jpg', 'c.jpg']);
    // The third page is now the second one, under the same finger.
    second.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(button('Move page 2 up', dialog)).toBeVisible();
    expect(order()).toEqual(['a.jpg', 'c.jpg']);
    await putBack();
  });

  test('a dragged page takes the position below it', async () => {
    wear('onboarding');
    const rows = dialog.css('li[data-page]').elements();
    const hold = rows[0]?.querySelector('.cursor-grab') as HTMLElement;
    const middle = (row: Element | undefined): { clientX: number; clientY: number } => {
      const { x, y, height } = row?.getBoundingClientRect() ?? new DOMRect();
      return { clientX: x + 20, clientY: y + height / 2 };
    };
    expect(getComputedStyle(hold).touchAction, 'a finger moves the page, not the dialog').toBe('none');
    const pictures = dialog.css('li[data-page] img').elements() as HTMLImageElement[];
    expect(
      pictures.map(({ draggable }) => draggable),
      'the mouse drags the page, not its picture',
    ).toEqual([false, false, false]);
    hold.setPointerCapture = () => undefined;
    hold.hasPointerCapture = () => true;
    const move = (type: string, at: Element | undefined) =>
      hold.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, ...middle(at) }));
    move('pointerdown', rows[0]);
    move('pointermove', rows[2]);
    await expect.poll(order).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
    for (const place of [3, 2]) await press(button(`Move page ${place} up`, dialog));
  });

  test('waits for pages that are still in preparation', async () => {
    await expect.element(use('Use these 3 pages')).toBeEnabled();
    const encode = holdPhotos();
    await addPages('gst', 'd.jpg');
    await expect.element(dialog.getByText('Preparing the photo…')).toHaveAttribute('role', 'status');
    await expect.element(use('Use these 3 pages')).toBeDisabled();
    encode();
    await expect.element(use('Use these 4 pages')).toBeEnabled();
    await expect.element(dialog.getByText('Preparing the photo…')).not.toBeInTheDocument();
    await press(button('Remove page 4', dialog));
  });

  test('a refused file and a closed dialog end no wait for a page in preparation', async () => {
    const encode = holdPhotos();
    await addPages('gst', 'd.jpg');
    chooseIn(dialog.css('#gst-pages').element(), pdfFile('paper.pdf'));
    const refusal = dialog.getByRole('alert').filter({ hasText: 'paper.pdf: File type not allowed.' });
    await expect.element(refusal).toBeVisible();
    await expect.element(use('Use these 3 pages')).toBeDisabled();
    await press(button('Close', dialog));
    await press(opener('gst'));
    await expect.element(use('Use these 3 pages')).toBeDisabled();
    await expect.element(dialog.getByText('Preparing the photo…')).toBeVisible();
    encode();
    await expect.element(use('Use these 4 pages')).toBeEnabled();
    await press(button('Remove page 4', dialog));
  });

  test('refuses each page that is no photo by name and takes the others', async () => {
    wear('onboarding');
    const long = `${'certificate_of_registration_'.repeat(5)}.pdf`;
    const papers = [long, 'second.pdf'].map((name) => pdfFile(name));
    chooseIn(dialog.css('#gst-pages').element(), ...papers, await photoFile('d.jpg'));
    const why = 'File type not allowed. Accepted: jpg, jpeg, png';
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(`${long}: ${why} second.pdf: ${why}`);
    const { scrollWidth, clientWidth } = dialog.getByRole('alert').element();
    expect(scrollWidth, 'a long name stays within the dialog').toBeLessThanOrEqual(clientWidth);
    await expect.poll(order).toEqual([...pages, 'd.jpg']);
    await addPages('gst', 'e.jpg');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    for (const place of [5, 4]) await press(button(`Remove page ${place}`, dialog));
  });

  test('shows the note on a doubtful photo at its page', async () => {
    chooseIn(dialog.css('#gst-pages').element(), await photoFile('small.jpg', { width: 320, height: 240 }));
    await expect.poll(order).toEqual([...pages, 'small.jpg']);
    const noted = dialog.css('li[data-page]').filter({ hasText: 'This photo is small.' });
    expect(noted.elements().map((row) => row.getAttribute('data-page'))).toEqual(['small.jpg']);
    await press(button('Remove page 4', dialog));
  });

  test('Escape closes the pages, returns the focus and keeps them for this slot', async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener('gst')).toHaveFocus();
    await press(opener('pharmacyLicense'));
    await expect.element(page.getByRole('dialog', { name: 'Pages of Pharmacy licence' })).toBeVisible();
    expect(order()).toEqual([]);
    await press(button('Close', dialog));
    await press(opener('gst'));
    await expect.poll(order).toEqual(pages);
    expect(sentFiles()).toEqual([]);
  });

  test('a list of photos for pages that is closed without a choice is not waited for', async () => {
    const inputs = dialog.css('input[type="file"]').elements();
    expect(inputs).toHaveLength(2);
    expectNoted('gst', inputs);
  });
});

test('several photos chosen for a paper become its pages, unless a PDF is among them', async () => {
  await openStep('documents');
  await choose('pharmacyLicense', pdfFile('first.pdf'), await photoFile('b.jpg'));
  await expectState('pharmacyLicense', 'uploaded');
  await expect.element(dialog).not.toBeInTheDocument();
  await choose('gst', await photoFile('a.jpg'), await photoFile('b.jpg'));
  await expect.element(page.getByRole('dialog', { name: 'Pages of GST' })).toBeVisible();
  await expect.poll(order).toEqual(['a.jpg', 'b.jpg']);
  expect(sentFiles().map(([slot, { name }]) => [slot, name])).toEqual([['pharmacyLicense', 'first.pdf']]);
});

test('the photo in the slot becomes the first page', async () => {
  await openStep('documents');
  await choose('gst', await photoFile('first.jpg'));
  await expectState('gst', 'uploaded');
  await press(opener('gst'));
  await expect.poll(order).toEqual(['first.jpg']);
  await addPages('gst', 'second.jpg');
  await expect.poll(order).toEqual(['first.jpg', 'second.jpg']);
  await press(button('Close', dialog));
  // The page appears once after the dialog opens again.
  await press(opener('gst'));
  await drawn();
  await expect.element(use('Use these 2 pages')).toBeEnabled();
  expect(order()).toEqual(['first.jpg', 'second.jpg']);
});

test('after a closed tab, a lost file is named beside the pages that are back', async () => {
  await openStep('documents');
  // The tab also gave a file back.
  await choose('gst', pdfFile());
  await expectState('gst', 'uploaded');
  $interrupted.setKey('gst', { lost: 1, pages: 2 });
  for (const words of [
    'This page was closed and one file was lost. Please add it again.',
    '2 photographed pages are still here.',
  ])
    await expect.element(card('gst').getByRole('status').filter({ hasText: words })).toBeVisible();
});

test('a photo has no pages', async () => {
  await openStep('documents');
  await expect.element(opener('gst')).toBeVisible();
  for (const slot of ['ownerPhoto', 'entranceWithOwner']) {
    await expect.element(card(slot)).toBeVisible();
    await expect.element(opener(slot)).not.toBeInTheDocument();
  }
});
