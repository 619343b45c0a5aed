import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { addresses, choosePhotos, makePhotos, photoRow, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

/** A form with three uploaded photos, and their addresses. */
async function openWithPhotos() {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/memories/new');
  await hydrated(page);
  await choosePhotos(page, await makePhotos(page, 3, { width: 400, height: 300 }));
  await uploaded(page, 3);
  return { page, before: await addresses(page) };
}

const handle = (page: Page, number: number) =>
  photoRow(page, number).getByTitle('Drag to change the order');

async function middleOf(page: Page, number: number) {
  const row = photoRow(page, number);
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}

it('changes the order by the keyboard, and goes on at the same button', async () => {
  const { page, before } = await openWithPhotos();
  await page.getByRole('button', { name: 'Move photo 1 down' }).focus();
  await page.keyboard.press('Enter');
  expect(await addresses(page)).toEqual([before[1], before[0], before[2]]);
  await page.keyboard.press('Enter');
  expect(await addresses(page)).toEqual([before[1], before[2], before[0]]);
  await page.keyboard.press('Enter');
  expect(await addresses(page)).toEqual([before[1], before[2], before[0]]);
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(label).toBe('Move photo 3 down');
});

it('changes the order by a drag, which Escape calls off', async () => {
  const { page, before } = await openWithPhotos();
  await page.setViewportSize({ width: 390, height: 2000 });
  await handle(page, 1).hover();
  await page.mouse.down();
  await page.mouse.move(60, (await middleOf(page, 3)) + 10, { steps: 5 });
  await page.locator('[data-drop="after"]').waitFor();
  await page.mouse.up();
  expect(await addresses(page)).toEqual([before[1], before[2], before[0]]);
  await handle(page, 3).hover();
  await page.mouse.down();
  await page.mouse.move(60, (await middleOf(page, 1)) - 10, { steps: 5 });
  await page.locator('[data-drop="before"]').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await addresses(page)).toEqual([before[1], before[2], before[0]]);
});

it('changes the order by a finger, and scrolls at the edge of the window', async () => {
  const { page, before } = await openWithPhotos();
  const grip = handle(page, 1);
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: (box?.x ?? 0) + 20, y }],
    });
  const start = (box?.y ?? 0) + 20;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrolledBefore = await scrolled();
  await touch('touchStart', start);
  await touch('touchMove', start + 30);
  await touch('touchMove', 800);
  await page.locator('[data-drop="after"]').waitFor();
  await touch('touchEnd');
  expect(await scrolled()).toBeGreaterThan(scrolledBefore);
  expect(await addresses(page)).toEqual([before[1], before[2], before[0]]);
});
