/** Searches from the header and on the search page, over the demo data. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi } from '../ask.ts';
import { violations } from '../axe.ts';
import { makePost } from '../news/post.ts';
import { watchShifts } from '../shifts.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const WIDE = { viewport: { width: 1280, height: 800 } };

const field = (page: Page) => page.getByLabel('Search').and(page.locator('input'));
/** By attribute: `getByRole` would include the options of filter fields. */
const options = (page: Page) => page.locator('[role=option]');
const group = (page: Page, name: string) => page.getByRole('region', { name });
const first = (page: Page, name: string) =>
  group(page, name).getByRole('listitem').first().getByRole('link');

it('the slash key focuses the search field, whose suggestions can be opened', async () => {
  const page = await visits.open('/news', WIDE);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('Doan');
  await options(page).filter({ hasText: 'Shane Doan' }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await options(page).filter({ visible: true }).count()).toBe(0);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  expect(await chosen.textContent()).toContain('Shane Doan');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/history/players/shane-doan');
  await page.getByRole('heading', { name: 'Shane Doan', level: 1 }).waitFor();
  expect(await field(page).inputValue()).toBe('');
});

it('a search from the header shows players first, and loads no section code', async () => {
  const page = await visits.open('/login', WIDE);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const code: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/mf\/.*\.js$/.test(pathname)) code.push(pathname);
  });
  await field(page).fill('Doan');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=Doan');
  await first(page, 'Players').waitFor();
  expect(await first(page, 'Players').textContent()).toBe('Shane Doan');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  expect(code).toEqual([]);
});

it('a search finds a new post soon, and no longer after the post is deleted', async () => {
  const { page } = await openSignedIn(visits);
  const id = await makePost(page, { title: 'A zamboni named Quetzal' });
  const visitor = await visits.open('about:blank', WIDE);
  const shifts = await watchShifts(visitor);
  await goTo(visitor, '/search?q=Quetzal');
  const isFound = async () => {
    await visitor.reload();
    return group(visitor, 'Posts').isVisible();
  };
  await expect.poll(isFound).toBe(true);
  await hydrated(visitor);
  expect(await shifts()).toEqual([]);
  await callApi(page, 'DELETE', `/api/news/${id}/delete/`);
  await goTo(visitor, '/search?q=Quetzal');
  await visitor.getByText(/^No results for/).waitFor();
  expect([...(await violations(visitor)), ...(await shifts())]).toEqual([]);
});
