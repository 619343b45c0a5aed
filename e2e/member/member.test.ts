/** A member's page, and the ways there. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAccount, openMenu, signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { makePost } from '../news/post.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const off = { javaScriptEnabled: false };
const nameIn = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const title = (page: Page) => page.locator('h1').textContent();

/** What the document tells search engines of its page: its address, or 'noindex'. */
async function listed(page: Page): Promise<string | null> {
  const robots = page.locator('meta[name="robots"]');
  if (await robots.count()) return robots.getAttribute('content');
  return page.locator('link[rel="canonical"]').getAttribute('href');
}

/** Somebody who sells something. */
async function seller() {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const name = `Scarf of ${username}`;
  await makeItem(page, { name });
  return { page, username, name };
}

it.each([
  ['with scripts', {}],
  ['without scripts', off],
])(
  'leads from an item’s card to its seller, to all they sell, and back: %s',
  async (_, options) => {
    const { username, name } = await seller();
    const page = await visits.open('/merch', options);
    if (options !== off) await hydrated(page);
    await nameIn(card(page, name), username).click();
    await page.waitForURL(`**/user/${username}`);
    await part(page, 'Items for sale').getByRole('link', { name }).waitFor();
    expect(await title(page)).toBe(username);
    expect(await part(page, 'Posts').textContent()).toContain('No posts yet.');
    await part(page, 'Items for sale').getByRole('link', { name }).click();
    await page.waitForURL(/\/merch\/\d+$/);
    await nameIn(page, username).click();
    await page.waitForURL(`**/user/${username}`);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/merch');
    await card(page, name).waitFor();
  },
);

it('takes a press right above a name, and its card one beside it', async () => {
  const { username, name } = await seller();
  const page = await visits.open('/merch', { viewport: { width: 1280, height: 800 } });
  await hydrated(page);
  const named = nameIn(card(page, name), username);
  await named.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await named.boundingBox()) ?? {};
  const leadsTo = (left: number, top: number) =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
      [left, top] as const,
    );
  expect(await leadsTo(x + width / 2, y + height / 2 - 20)).toBe(`/user/${username}`);
  expect(await leadsTo(x - 20, y + height / 2)).toMatch(/^\/merch\/\d+$/);
});

it('is kept from search engines until the member has written something', async () => {
  const page = await visits.open('about:blank');
  const account = { ...newAccount(), username: newAccount().username.toUpperCase() };
  const { username } = await signUp(page, account);
  const path = `/user/${username}`;
  const visitor = await visits.open(path);
  expect(await listed(visitor)).toBe('noindex');
  await makePost(page, { title: 'A first post' });
  // What is stored for everybody is as old as a second after a change.
  await expect.poll(async () => (await visitor.reload()) && listed(visitor)).toMatch(path);
  const card = await visitor.getAttribute('meta[property="og:image"]', 'content');
  const picture = await visitor.request.get(card ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

it('is at the name as its owner writes it, however it is asked for', async () => {
  const { page, username } = await seller();
  await page.goto(`/USER/${username.toUpperCase()}?x=1`);
  expect(new URL(page.url()).pathname).toBe(`/user/${username}`);
});

it('is not there for nobody, and says so', async () => {
  const page = await visits.open('/news', { expectedErrors: /404/ });
  const response = await page.goto('/user/nobody_at_all');
  expect(response?.status()).toBe(404);
  expect(await title(page)).toBe('Page not found');
  expect(await listed(page)).toBe('noindex');
});

it('leads from a list of one member’s to that of all', async () => {
  const { username, name } = await seller();
  const page = await visits.open(`/merch?author=${username}`);
  await hydrated(page);
  expect(await page.getByRole('article').count()).toBe(1);
  await card(page, name).waitFor();
  await page.getByRole('link', { name: `Take off Sold by: ${username}` }).click();
  await page.waitForURL('**/merch');
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(1);
});

it('is one’s own by the menu, says so, and has nothing wrong by WCAG', async () => {
  const { page, username, name } = await seller();
  await page.goto('/news');
  await hydrated(page);
  await openMenu(page);
  await nameIn(page, username).click();
  await page.waitForURL(`**/user/${username}`);
  await part(page, 'Items for sale').getByRole('link', { name }).waitFor();
  await page.getByText('This is you.').waitFor();
  // It is the page's once all lists of the sections stand.
  await expect.poll(() => page.title()).toContain(username);
  await idle(page);
  expect(await violations(page)).toEqual([]);
  await page.locator('main').getByRole('link', { name: 'My Profile' }).click();
  await page.waitForURL('**/user/profile');
});

it('is where a member is blocked, and unblocked', async () => {
  const { username } = await seller();
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto(`/user/${username}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog');
  for (const [button, said] of [
    ['Block', `${username} is blocked.`],
    ['Unblock', `${username} is not blocked any more.`],
  ] as const) {
    await page.getByRole('button', { name: 'Block' }).click();
    await dialog.getByRole('heading', { name: `${button} ${username}` }).waitFor();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await page.getByText(said).waitFor();
    await dialog.waitFor({ state: 'detached' });
  }
});
