/** Photos in the forms of records: choosing, uploading and ordering them, and not losing any. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchScripts } from '../scripts.ts';
import { watchShifts } from '../shifts.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { readItem } from '../store/item.ts';
import { idle, setUpVisits } from '../visit.ts';
import { addresses, choosePhotos, makePhotos, photoRow, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

const expectedErrors = /ERR_|status of [45]\d\d|did not load/;

async function openForm(path = '/merch/new') {
  const { page } = await openSignedIn(visits, path, { expectedErrors });
  return page;
}

it('nothing moves while an item’s form loads and files are dragged over the form', async () => {
  const { page } = await openSignedIn(visits);
  const shifts = await watchShifts(page);
  await goTo(page, '/merch/new');
  await idle(page);
  const [photo] = await makePhotos(page, 1);
  const drop = async (type: string) =>
    page.evaluate(
      ([type, base64]) => {
        const bytes = Uint8Array.from(atob(base64!), (sign) => sign.codePointAt(0)!);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
        const event = new DragEvent(type!, { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector('[name="name"]')?.dispatchEvent(event);
      },
      [type, photo!.buffer.toString('base64')],
    );
  await drop('dragover');
  await page.locator('[data-over]').waitFor();
  expect(await shifts()).toEqual([]);
  await drop('drop');
  await uploaded(page, 1);
  expect(await page.locator('[data-over]').count()).toBe(0);
  expect(await page.getByLabel(/^Image URL/).count()).toBe(0);
});

async function fillItem(page: Page) {
  await page.getByLabel('Item Name').fill('Foam paw');
  await page.getByLabel('Description', { exact: true }).fill('Loud.');
  await page.getByLabel('Price').fill('12.5');
}

it('the code that uploads photos is loaded only when photos are chosen', async () => {
  const { page } = await openSignedIn(visits);
  const scripts = watchScripts(page);
  await goTo(page, '/merch/new');
  await idle(page);
  const ofPhotos = async () =>
    (await scripts())
      .map(({ path }) => /^\/assets\/(tools|prepare\.worker)-/.exec(path)?.[1])
      .filter((name) => name !== undefined)
      .toSorted();
  expect(await ofPhotos()).toEqual([]);
  await choosePhotos(page, await makePhotos(page, 2));
  await page.getByLabel('Describe photo 2 (optional)').fill('A paw');
  await uploaded(page, 2);
  expect(new Set(await ofPhotos())).toEqual(new Set(['prepare.worker', 'tools']));
  const paths = await addresses(page);
  await fillItem(page);
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.waitForURL(/\/merch\/\d+$/);
  const { images } = await readItem(page, Number(new URL(page.url()).pathname.split('/').at(-1)));
  expect(images).toMatchObject(paths.map((url, at) => ({ url, alt: ['', 'A paw'][at] })));
  for (const path of paths) {
    expect(path).toMatch(/^\/photos\/[0-9a-f]{32}-1200\.webp$/);
    expect((await page.request.get(path)).headers()['content-type']).toBe('image/webp');
  }
  await page.getByRole('button', { name: 'Show photo 2 of 2: A paw' }).waitFor();
});

it('photos are reordered by a mouse or a finger, and Escape cancels the drag', async () => {
  const page = await openForm('/memories/new');
  await choosePhotos(page, await makePhotos(page, 3, { width: 400, height: 300 }));
  await uploaded(page, 3);
  const [a, b, c] = await addresses(page);
  const handle = (number: number) => photoRow(page, number).getByTitle('Drag to reorder');
  const middleOf = async (number: number) => {
    const { y = 0, height = 0 } = (await photoRow(page, number).boundingBox()) ?? {};
    return y + height / 2;
  };
  await page.setViewportSize({ width: 390, height: 2000 });
  await handle(1).hover();
  await page.mouse.down();
  await page.mouse.move(60, (await middleOf(3)) + 10, { steps: 5 });
  await page.locator('[data-drop="after"]').waitFor();
  await page.mouse.up();
  expect(await addresses(page)).toEqual([b, c, a]);
  await handle(3).hover();
  await page.mouse.down();
  await page.mouse.move(60, (await middleOf(1)) - 10, { steps: 5 });
  await page.locator('[data-drop="before"]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await addresses(page)).toEqual([b, c, a]);

  await page.setViewportSize({ width: 390, height: 844 });
  await handle(1).scrollIntoViewIfNeeded();
  const { x, y } = (await handle(1).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: x + 20, y }],
    });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrolledBefore = await scrolled();
  await touch('touchStart', y + 20);
  await touch('touchMove', y + 50);
  await touch('touchMove', 800);
  await page.locator('[data-drop="after"]').waitFor();
  await touch('touchEnd');
  expect(await scrolled()).toBeGreaterThan(scrolledBefore);
  expect(await addresses(page)).toEqual([c, a, b]);
});

it('a photo field offers the camera on a phone, and only the file dialog in a wide window', async () => {
  const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
  const { page } = await openSignedIn(visits, '/memories/new', phone);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  expect(await (await choosing).element().getAttribute('capture')).not.toBeNull();
  const viewport = { width: 1280, height: 720 };
  const { page: wide } = await openSignedIn(visits, '/memories/new', { viewport });
  const upload = wide.getByRole('button', { name: 'Upload photos (up to 12)' });
  const choosingWide = wide.waitForEvent('filechooser');
  await upload.locator('..').click({ position: { x: 9, y: 9 } });
  expect(await (await choosingWide).element().getAttribute('capture')).toBeNull();
  expect(await wide.getByRole('button', { name: 'Take a photo' }).count()).toBe(0);
});
