/** What records are tied to: chosen in their forms, and shown as links. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { violations } from '../axe.ts';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const field = (page: Page) => page.getByLabel('Seasons and players');
const option = (page: Page, name: RegExp) =>
  page.getByRole('listbox', { name: 'Choices' }).getByRole('option', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Labels of what is chosen in a form. */
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Chosen' }).getByRole('listitem').allInnerTexts();

/** What a record's page says that it is about, and where that leads. */
async function about(page: Page): Promise<(string | null)[][]> {
  const links = page.getByRole('region', { name: 'About' }).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
}

const SEASON = ['2011-12', '/history/2011-12'];
const DOAN = ['Shane Doan', '/history/players/shane-doan'];

async function openForm(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

it('ties a post by the keyboard, leads from its page, and lets go of one', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await openForm(page, '/news/new');
  await page.getByLabel('Title').fill('That night');
  await page.getByLabel('Details').fill('Doan in 2011-12, and Doan again.');
  await field(page).fill('doan sh');
  await option(page, /^Shane Doan/).waitFor();
  expect(await violations(page)).toEqual([]);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await field(page).pressSequentially('11-12,');
  expect(await chosen(page)).toEqual(['Shane Doan', '2011-12']);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Post');
  await page.waitForURL(/\/news\/\d+$/);
  expect(await about(page)).toEqual([DOAN, SEASON]);
  const mentions = page.getByText('in 2011-12, and').getByRole('link');
  expect(await mentions.allInnerTexts()).toEqual(['Doan', '2011-12']);

  await page.getByRole('link', { name: 'Edit Post' }).click();
  await press(page, 'Remove Shane Doan');
  await press(page, 'Update Post');
  await page.waitForURL(/\/news\/\d+$/);
  await page.getByText('Your changes are saved.').waitFor();
  expect(await about(page)).toEqual([SEASON]);
  await page.reload();
  expect(await about(page)).toEqual([SEASON]);
  await page.getByRole('region', { name: 'About' }).getByRole('link').click();
  await page.waitForURL('**/history/2011-12');
});

it('suggests what the text names, the first without moving anything, and adds what is pressed', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const shifts = await watchShifts(page);
  await openForm(page, '/memories/new');
  await page.getByLabel('Title').fill('The run of 2011/12');
  const add = page.getByRole('button', { name: 'Add 2011-12' });
  await add.waitFor();
  expect(await shifts()).toEqual([]);
  await page.getByLabel('Details').fill('Yandle to Doan.');
  await page.getByRole('button', { name: 'Add Shane Doan' }).waitFor();
  expect(await chosen(page)).toEqual([]);
  await add.click();
  await press(page, 'Add Keith Yandle');
  expect(await chosen(page)).toEqual(['2011-12', 'Keith Yandle']);
  await press(page, 'Remove 2011-12');
  expect(await add.count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('suggested tags wrap on a phone', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await openForm(page, '/memories/new');
  await page.getByLabel('Details').fill('Yandle, Doan and Tkachuk in 2011/12 and 2009/10');
  const list = page.getByRole('list', { name: 'Suggested' });
  await expect.poll(() => list.getByRole('button').count()).toBe(5);
  expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

it('keeps what was chosen over a reload, and chooses what an address asks for', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const shifts = await watchShifts(page);
  await openForm(page, '/merch/new?tag=player:shane-doan');
  await page.getByRole('button', { name: 'Remove Shane Doan' }).waitFor();
  expect(await field(page).inputValue()).toBe('');
  expect(await shifts()).toEqual([]);
  await field(page).fill('2011');
  await option(page, /^2011-12/).click();
  await field(page).fill('Nobo');
  await page.reload();
  await page.getByText('This is what you typed before.').waitFor();
  expect(await chosen(page)).toEqual(['Shane Doan', '2011-12']);
  expect(await field(page).inputValue()).toBe('Nobo');
});

it('is tied by names without a script, keeps what it has, and says who is nobody', async () => {
  const page = await visits.open('/', {
    javaScriptEnabled: false,
    expectedErrors: /status of 400/,
  });
  await signUp(page);
  await page.goto('/news/new?tag=player:shane-doan');
  await page.getByLabel('Title').fill('That night');
  await page.getByLabel('Details').fill('We stayed.');
  await field(page).fill(`${await field(page).inputValue()}, 2011-12, Nobody Ever`);
  await press(page, 'Post');
  await page.getByText('No season or player is called “Nobody Ever”').waitFor();
  expect(await field(page).inputValue()).toBe('Shane Doan, 2011-12, Nobody Ever');
  await field(page).fill('Shane Doan, 2011-12');
  await press(page, 'Post');
  await page.waitForURL(/\/news\/\d+$/);
  expect(await about(page)).toEqual([DOAN, SEASON]);

  await page.goto(`${page.url()}/edit`);
  await page.getByRole('checkbox', { name: '2011-12' }).uncheck();
  await field(page).fill('Keith Yandle');
  await press(page, 'Update Post');
  await page.waitForURL(/\/news\/\d+$/);
  expect(await about(page)).toEqual([DOAN, ['Keith Yandle', '/history/players/keith-yandle']]);
});

it('is a form whose list did not load, until it does', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /status of 503/ });
  await signUp(page);
  await openForm(page, '/news/new');
  await page.route('**/api/history/tags/', (route) => route.fulfill({ status: 503, body: '{}' }));
  await field(page).fill('doan');
  await page.getByText('The list of seasons and players did not load.').waitFor();
  await page.unroute('**/api/history/tags/');
  await press(page, 'Try again');
  await field(page).focus();
  await field(page).press('ArrowDown');
  await option(page, /^Shane Doan/).waitFor();
});

it('shows what records are about in lists', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const tags = [{ kind: 'season', id: '2011-12' }];
  await ask(page, 'POST', '/api/news/new/', { title: 'Tied', details: 'T', tags });
  await page.goto('/news');
  const card = page.getByRole('article', { name: 'Tied' }).first();
  const link = card.getByRole('list', { name: 'About' }).getByRole('link', { name: '2011-12' });
  expect(await link.getAttribute('href')).toBe('/history/2011-12');
});
