/** Searching, from the header and on its page, over the demo data. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { violations } from '../axe.ts';
import { makePost } from '../news/post.ts';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const WIDE = { viewport: { width: 1280, height: 800 } };
const off = { javaScriptEnabled: false };

const field = (page: Page) => page.getByLabel('Search').and(page.locator('input'));
/** Not those of the fields by which lists are filtered. */
const options = (page: Page) => page.locator('[role=option]');
const group = (page: Page, name: string) => page.getByRole('region', { name });
const first = (page: Page, name: string) =>
  group(page, name).getByRole('listitem').first().getByRole('link');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

it('is reached by a slash, suggests while one types, and opens what is chosen', async () => {
  const page = await visits.open('/news', WIDE);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('Doan');
  await options(page).filter({ hasText: 'Shane Doan' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  expect(await chosen.textContent()).toContain('Shane Doan');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(
    await chosen.getAttribute('id'),
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/history/players/shane-doan');
  await page.getByRole('heading', { name: 'Shane Doan', level: 1 }).waitFor();
  expect(await field(page).inputValue()).toBe('');
});

it('closes by Escape and Tab, and types a slash into a field', async () => {
  const page = await visits.open('/', WIDE);
  await hydrated(page);
  await field(page).fill('Doan');
  await options(page).first().waitFor();
  await page.keyboard.press('Escape');
  expect(await options(page).filter({ visible: true }).count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await options(page).first().waitFor();
  await page.keyboard.press('Tab');
  expect(await options(page).filter({ visible: true }).count()).toBe(0);
  await field(page).focus();
  await page.keyboard.type('1/');
  expect(await field(page).inputValue()).toBe('Doan1/');
});

it('finds a player first by his name, in the page, and loads no code of a section', async () => {
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
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Players');
  expect(await first(page, 'Players').textContent()).toBe('Shane Doan');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  expect(code).toEqual([]);
  await page.getByRole('link', { name: /^Players/ }).click();
  await page.waitForURL(/kind=players/);
  await first(page, 'Players').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
});

it('works without a script, on a phone and on a wide window', async () => {
  const phone = await visits.open('/', off);
  await phone.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await phone.waitForURL('/search');
  expect(await field(phone).evaluate((input) => input === document.activeElement)).toBe(true);
  const wide = await visits.open('/', { ...off, ...WIDE });
  for (const page of [phone, wide]) {
    await field(page).fill('Doan');
    await page.keyboard.press('Enter');
    await page.waitForURL('/search?q=Doan');
    expect(await first(page, 'Players').textContent()).toBe('Shane Doan');
    const robots = page.locator('meta[name="robots"]');
    expect(await robots.getAttribute('content')).toBe('noindex');
  }
});

it('has a phone’s slash lead to the page, whose field has the focus', async () => {
  const page = await visits.open('/news');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.waitForURL('/search');
  await page.waitForFunction(() => document.activeElement?.matches('main search input'));
  await page.keyboard.type('Doan');
  await options(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('stands where it was for who comes back, in the page or from outside', async () => {
  const page = await visits.open('/search?q=Coyotes&kind=seasons', WIDE);
  await hydrated(page);
  const result = group(page, 'Seasons').getByRole('listitem').nth(14).getByRole('link');
  await result.scrollIntoViewIfNeeded();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(300);
  await result.click();
  await page.waitForURL('**/history/**');
  await page.goBack();
  await result.waitFor();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goto('/login');
  await page.goBack();
  await result.waitFor();
  await expect.poll(() => scrollY(page)).toBe(left);
});

it('finds what was written within 5 s, and not what was deleted', async () => {
  const page = await visits.open('about:blank', WIDE);
  await signUp(page);
  const id = await makePost(page, { title: 'A zamboni named Quetzal' });
  const visitor = await visits.open('/search?q=Quetzal', WIDE);
  const isFound = async () => {
    await visitor.reload();
    return group(visitor, 'Posts').isVisible();
  };
  await expect.poll(isFound, { timeout: 5000 }).toBe(true);
  await ask(page, 'DELETE', `/api/news/${id}/delete/`);
  await visitor.reload();
  await visitor.getByText(/^Nothing was found/).waitFor();
});

it('moves nothing, and leaves axe nothing to mend', async () => {
  const page = await visits.open('about:blank', WIDE);
  const shifts = await watchShifts(page);
  for (const path of ['/search', '/search?q=Doan', '/search?q=zzzzzz', '/search?q=a', '/news']) {
    await page.goto(path);
    await hydrated(page);
    expect([path, ...(await violations(page))]).toEqual([path]);
    expect([path, ...(await shifts())]).toEqual([path]);
  }
});
