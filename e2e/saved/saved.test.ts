import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMenu, signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { violations } from '../axe.ts';
import { makeMemory, THREE_PICTURES } from '../memories/memory.ts';
import { makePost } from '../news/post.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const SCREENS = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

/** A fan, and the pages of an item, a post and a memory by somebody else, by their titles. */
async function start(viewport: { width: number; height: number } = SCREENS[0][1]) {
  const author = await visits.open('about:blank');
  const { username } = await signUp(author);
  const images = THREE_PICTURES.slice(0, 1);
  const item = await makeItem(author, { name: `Scarf of ${username}`, images });
  const post = await makePost(author, { title: `Post of ${username}` });
  const memory = await makeMemory(author, { title: `Memory of ${username}`, images });
  const page = await visits.open('about:blank', { viewport });
  await signUp(page);
  const pages = {
    [`Scarf of ${username}`]: `/merch/${item}`,
    [`Post of ${username}`]: `/news/${post}`,
    [`Memory of ${username}`]: `/memories/${memory}`,
  };
  return { author, page, pages, titles: Object.keys(pages) };
}

const save = (page: Page, pressed: boolean) =>
  page.getByRole('button', { name: pressed ? 'Saved' : 'Save', exact: true, pressed });

const entry = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const savedTitles = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

/** Saves what a page shows, and waits until that is stored. */
async function saveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await save(page, false).click();
  await save(page, true).waitFor();
  expect((await stored).status()).toBe(201);
}

it.each(SCREENS)(
  'keeps an item, a post and a memory on %s, the last one first',
  async (_, size) => {
    const { page, pages, titles } = await start(size);
    for (const path of Object.values(pages)) await saveAt(page, path);
    await openMenu(page);
    await page.getByRole('link', { name: 'Saved', exact: true }).click();
    await page.waitForURL('**/user/saved');
    await page.getByRole('heading', { level: 1, name: 'Saved' }).waitFor();
    await entry(page, titles[0]!).waitFor();
    expect(await savedTitles(page)).toEqual(titles.toReversed());
    expect(await entry(page, titles[0]!).textContent()).toContain('$12.50');
    expect(await page.title()).toMatch(/^Saved/);
    expect(await violations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);

    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.waitForURL('**/user/saved?kind=news');
    await expect.poll(() => savedTitles(page)).toEqual([titles[1]]);
    await page.getByRole('link', { name: titles[1]!, exact: true }).click();
    await save(page, true).waitFor();
  },
);

it('is there before any script runs, out of search engines', async () => {
  const { page, pages, titles } = await start();
  await saveAt(page, pages[titles[0]!]!);
  const html = await (await page.goto('/user/saved'))!.text();
  expect(html).toContain(titles[0]);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await hydrated(page);
});

it('is removed at once, for good, and saved again by Undo', async () => {
  const { page, pages, titles } = await start();
  for (const path of Object.values(pages)) await saveAt(page, path);
  await page.goto('/user/saved');
  await hydrated(page);
  const [scarf = '', post = '', memory = ''] = titles;
  await page.getByRole('button', { name: `Remove ${scarf}` }).click();
  await page.getByText('It is not saved any more.').waitFor();
  expect(await savedTitles(page)).toEqual([memory, post]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It is saved again.').waitFor();
  await entry(page, scarf).waitFor();
  expect(await savedTitles(page)).toEqual([scarf, memory, post]);

  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Remove ${post}` }).click();
  await removed;
  await page.reload();
  expect(await savedTitles(page)).toEqual([scarf, memory]);
  await page.goto(pages[post]!);
  await hydrated(page);
  await save(page, false).waitFor();
});

it('is one’s own: nobody else sees it, and a visitor is asked to sign in', async () => {
  const { author, page, pages, titles } = await start();
  await saveAt(page, pages[titles[1]!]!);
  await author.goto('/user/saved');
  expect(await savedTitles(author)).toEqual([]);
  await author.getByText('You saved nothing yet.').waitFor();
  await author.goto(pages[titles[1]!]!);
  await hydrated(author);
  await save(author, false).waitFor();

  const visitor = await visits.open(pages[titles[1]!]!);
  await hydrated(visitor);
  await save(visitor, false).click();
  await visitor.getByRole('dialog').getByLabel('E-mail').waitFor();
  await visitor.goto('/user/saved');
  expect(new URL(visitor.url()).search).toBe('?next=%2Fuser%2Fsaved');
});

it('loses a record that is deleted, and has it again when that is undone', async () => {
  const { author, page, pages, titles } = await start();
  const path = pages[titles[2]!]!;
  await saveAt(page, path);
  await ask(author, 'DELETE', `/api${path}/delete/`);
  await page.goto('/user/saved');
  await page.getByText('You saved nothing yet.').waitFor();
  await ask(author, 'POST', `/api${path}/restore/`);
  await page.goto('/user/saved');
  expect(await savedTitles(page)).toEqual([titles[2]]);
});
