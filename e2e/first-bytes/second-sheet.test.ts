/** Menus and dialogs do not move when the shell's second style sheet arrives late. */
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

/** Opens a page whose second sheet is held. @returns a function that lets it through, and resolves once it applies */
async function openHeld(path: string): Promise<{ page: Page; release: () => Promise<void> }> {
  const page = await visits.open(path);
  await hydrated(page);
  const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
  await page.route(/\/assets\/style-[^/]+\.css$/, hold);
  return {
    page,
    async release() {
      const route = await held;
      await route.continue();
      await page.waitForFunction(
        (url) => [...document.styleSheets].some(({ href }) => href === url),
        route.request().url(),
      );
    },
  };
}

it('the menu of a member stays in its place when the second sheet arrives', async () => {
  const { page, release } = await openHeld('/user/saguaro');
  await page.getByRole('button', { name: 'More' }).click();
  const report = page.getByRole('button', { name: 'Report' });
  await report.waitFor();
  const before = await report.boundingBox();
  await release();
  expect(await report.boundingBox()).toEqual(before);
});

it('a photo opens once the second sheet has arrived', async () => {
  const { page, release } = await openHeld('/memories/7');
  const photo = page.getByRole('button', { name: 'View larger' });
  await photo.focus();
  await takenOver(photo);
  await photo.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await release();
  await page.getByRole('dialog', { name: /^Photos of/ }).waitFor();
});
