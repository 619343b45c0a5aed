/** Tags of records: they are chosen in the forms, and shown as links. */
import { ALL_TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { watchShifts } from '../shifts.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { makeItem } from '../store/item.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const field = (page: Page) => page.getByLabel(`Tag ${ALL_TAG_KINDS} (optional)`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Returns the text and the address of each tag on a record's page. */
async function about(page: Page): Promise<(string | null)[][]> {
  const links = page.getByRole('region', { name: 'Tagged' }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

const SEASON = ['2011-12', '/history/2011-12'];
const DOAN = ['Shane Doan', '/history/players/shane-doan'];

it('a post’s tags can be edited by keyboard, and link to the pages of their subjects', async () => {
  const { page } = await openSignedIn(visits, '/news/new');
  await page.getByLabel('Title').fill('That night');
  await page.getByLabel('Details').fill('Doan in 2011-12, and Doan again.');
  await field(page).fill('doan sh');
  const choices = page.getByRole('listbox', { name: `Matching ${ALL_TAG_KINDS}` });
  await choices.getByRole('option', { name: /^Shane Doan/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await field(page).pressSequentially('11-12,');
  const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem');
  expect(await chosen.allInnerTexts()).toEqual(['Shane Doan', '2011-12']);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Post');
  await page.waitForURL(/\/news\/\d+$/);
  expect(await about(page)).toEqual([DOAN, SEASON]);

  await page.getByRole('link', { name: 'Edit Post' }).click();
  await press(page, 'Remove Shane Doan');
  await press(page, 'Update Post');
  await page.getByText('Changes saved.').waitFor();
  await page.reload();
  expect(await about(page)).toEqual([SEASON]);
  await page.getByRole('region', { name: 'Tagged' }).getByRole('link').click();
  await page.waitForURL('**/history/2011-12');
});

it('suggested tags, and the tag in the form’s address, cause no layout shift and wrap on a phone', async () => {
  const { page } = await openSignedIn(visits);
  const shifts = await watchShifts(page);
  await goTo(page, '/memories/new?tag=player:shane-doan');
  await page.getByRole('button', { name: 'Remove Shane Doan' }).waitFor();
  await page.getByLabel('Title').fill('The run of 2011/12');
  await page.getByRole('button', { name: 'Add 2011-12' }).waitFor();
  expect(await shifts()).toEqual([]);
  await page.getByLabel('Details').fill('Yandle, Smith and Tkachuk in 2011/12 and 2009/10');
  const list = page.getByRole('list', { name: 'Suggested tags' });
  await expect.poll(() => list.getByRole('button').count()).toBeGreaterThanOrEqual(4);
  expect(await list.evaluate((entry) => entry.scrollWidth - entry.clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('the form of an item asks for the game of a ticket, and the page of that game shows the ticket', async () => {
  const { page } = await openSignedIn(visits, '/merch/new');
  const question = page.getByText('Which game is the ticket for?');
  expect(await question.isVisible()).toBe(false);
  await page.getByText('More details (optional)').click();
  await page.getByLabel('Category').selectOption('ticket');
  expect(await question.isVisible()).toBe(true);
  const tags = [{ kind: 'game', id: '2012-05-07' }];
  await makeItem(page, { name: 'A stub of that night', category: 'ticket', tags });
  await page.goto('/history/games/2012-05-07');
  const stories = page.getByRole('region', { name: 'From the fans' });
  await stories.getByRole('link', { name: 'A stub of that night' }).waitFor();
});
