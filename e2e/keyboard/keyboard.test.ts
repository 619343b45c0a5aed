/** Tasks by keyboard alone. Selling, posting, commenting and sorting are tested with their sections. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { pressByKeys } from '../tabs.ts';
import { hydrated, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

it('a seller deletes an item by keyboard, and undoes the deletion on the list', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const id = await makeItem(page, { name: 'Mug' });
  await openPage(page, '/user/profile');
  const byRole = page.getByRole('region', { name: 'Your Items for Sale' });
  await takenOver(byRole);
  // Tab passes the link to the item, which prefetches it. After the deletion, the response would be a 404.
  const read = page.waitForResponse(`**/api/merch/${id}/`);
  await pressByKeys(byRole.getByRole('button', { name: 'Delete Mug' }));
  await read;
  await pressByKeys(page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
  await page.getByText('Your item was deleted.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Your Items for Sale',
  );
  expect(await violations(page)).toEqual([]);
  await pressByKeys(page.getByRole('button', { name: 'Undo' }));
  await page.getByText('Your item was restored.').waitFor();
  await byRole.getByRole('link', { name: 'Mug', exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Your Items for Sale',
  );
});

it('a visitor looks at pictures in the lightbox by keyboard', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await openPage(page, `/merch/${await makeItem(page, { images: THREE_PICTURES })}`);
  await pressByKeys(page.getByRole('button', { name: 'Show photo 2 of 3' }));
  const larger = page.getByRole('button', { name: 'View larger' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await larger.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('3 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('1 of 3').waitFor();
  const { width } = (await dialog.getByRole('img', { name: 'A drawn puck' }).boundingBox())!;
  expect(width).toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await larger.evaluate((element) => element === document.activeElement)).toBe(true);
});
