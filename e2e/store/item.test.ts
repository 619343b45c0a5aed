import { expect, it } from 'vitest';
import { makeMemory } from '../memories/memory.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { drawing, makeItem, THREE_PICTURES } from './item.ts';

const visits = setUpVisits();

const LONG = 'Worn in every season that I can remember, and in some that I cannot. '.repeat(40);

/** Signs up a member, who creates an item and a memory with the same pictures and the same long text. */
async function openWithBoth() {
  const { page } = await openSignedIn(visits);
  const images = THREE_PICTURES;
  const item = await makeItem(page, { description: LONG, images });
  const memory = await makeMemory(page, { details: LONG, images });
  return { page, item: `/merch/${item}`, paths: [`/merch/${item}`, `/memories/${memory}`] };
}

const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"></svg>';

it('an item’s thumbnails are below its picture at every width, and a high picture is not cropped', async () => {
  const { page, paths } = await openWithBoth();
  await page.route(`**${drawing('mug')}`, (route) =>
    route.fulfill({ body: PORTRAIT, contentType: 'image/svg+xml' }),
  );
  const big = page.locator('main img').first();
  const thumbnail = page.getByRole('button', { name: /^Show photo 2/ });
  for (const path of paths) {
    await goTo(page, path);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const picture = (await big.boundingBox())!;
      const gap = (await thumbnail.boundingBox())!.y - (picture.y + picture.height);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(20);
      expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2);
    }
    const before = await big.boundingBox();
    await thumbnail.click();
    const larger = page.getByRole('button', { name: /View larger$/ });
    await larger.locator(`img[src="${drawing('mug')}"]`).waitFor();
    await big.evaluate((image: HTMLImageElement) => image.decode());
    expect(await big.boundingBox()).toEqual(before);
    expect(await big.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
  }
});

it('an item’s price and buttons are above the fold of a phone, and the text of Save is centered', async () => {
  const { item } = await openWithBoth();
  const { page } = await openSignedIn(visits, item);
  const bar = (await page.getByRole('navigation', { name: 'Sections' }).boundingBox())!;
  for (const name of [/^Buy/, /^Save/, 'More']) {
    const { y, height } = (await page.getByRole('button', { name }).boundingBox())!;
    expect(y + height).toBeLessThan(bar.y);
  }
  const offset = page.getByRole('button', { name: 'Save' }).evaluate((save) => {
    const button = save.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(save);
    const { left, right } = words.getBoundingClientRect();
    return left - button.left - (button.right - right);
  });
  expect(Math.abs(await offset)).toBeLessThan(2);
});

it.each([390, 1280])(
  'an item’s More menu works by keyboard and gets the focus back from Report, on a screen %i px wide',
  async (width) => {
    const { page } = await openSignedIn(visits, '/merch/14', { viewport: { width, height: 800 } });
    const [more, report] = ['More', 'Report'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    expect(await report!.count()).toBe(0);
    await more!.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Share' }).waitFor();
    const { x, y, ...size } = (await report!.boundingBox())!;
    expect(x + size.width).toBeLessThanOrEqual(width);
    expect(y + size.height).toBeLessThanOrEqual(800);
    await page.keyboard.press('Escape');
    await report!.waitFor({ state: 'hidden' });
    await more!.click();
    await report!.click();
    await page.getByRole('dialog').waitFor();
    await report!.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await more!.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);
