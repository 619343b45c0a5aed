import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMenu, signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { makeMemory, THREE_PICTURES } from '../memories/memory.ts';
import { makePost } from '../news/post.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

/** Makes a record of each section by whoever is signed in; gives what the lists have of them. */
async function writeEverywhere(page: Page, username: string) {
  const item = `Scarf of ${username}`;
  const post = `Post of ${username}`;
  const memory = `Memory of ${username}`;
  await makeItem(page, { name: item });
  await makePost(page, { title: post });
  await makeMemory(page, { title: memory, images: THREE_PICTURES.slice(0, 1) });
  return [
    { list: 'Your Items for Sale', title: item, word: 'item', address: /\/merch\/\d+$/ },
    { list: 'Your News Posts', title: post, word: 'post', address: /\/news\/\d+$/ },
    { list: 'Your Memories', title: memory, word: 'memory', address: /\/memories\/\d+$/ },
  ];
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

it('sends a visitor to log in, and back', async () => {
  const page = await visits.open('/user/profile');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/login?next=%2Fuser%2Fprofile',
  );
  await hydrated(page);
  await page.getByRole('button', { name: 'Demo User' }).click();
  await page.waitForURL('**/user/profile');
  await page.getByRole('heading', { name: "demo's Profile" }).waitFor();
});

it('holds all three lists before any script runs', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const records = await writeEverywhere(page, username);
  const response = await page.goto('/user/profile');
  const html = await response!.text();
  for (const { title } of records) expect(html).toContain(title);
  await hydrated(page);
  expect(await page.textContent('h1')).toBe(`${username}'s Profile`);
  for (const { list, title, address } of records) {
    const link = region(page, list).getByRole('link', { name: title, exact: true });
    expect(await link.getAttribute('href')).toMatch(address);
    const edit = region(page, list).getByRole('link', { name: `Edit ${title}` });
    expect(await edit.getAttribute('href')).toMatch(/\/edit$/);
  }
  expect(await violations(page)).toEqual([]);
});

it('invites to the first one where a list is empty', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/user/profile');
  for (const link of ['Sell your first item', 'Write your first post', 'Share your first memory']) {
    expect(await page.getByRole('link', { name: link }).count()).toBe(1);
  }
});

it('deletes a record of each list, after asking, everywhere it is shown', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /status of 403/ });
  const { username } = await signUp(page);
  const records = await writeEverywhere(page, username);
  const record = (title: string) => page.getByRole('link', { name: title, exact: true });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const show = async (section: string, title: string) => {
    await sections.getByRole('link', { name: section }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor();
  };
  // The lists are known to this tab before the records leave them.
  await page.goto('/memories');
  await hydrated(page);
  await record(records[2]!.title).waitFor();
  await show('News', 'News');
  await record(records[1]!.title).waitFor();
  await show('Store', 'Welcome to the Coyotes Merch Store!');
  await record(records[0]!.title).waitFor();
  await openMenu(page);
  await page.getByRole('link', { name: 'My Profile' }).click();

  for (const { list, title, word } of records) {
    const own = region(page, list);
    await own.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Are you sure you want to delete this ${word}?`).waitFor();
    await dialog.getByRole('button', { name: 'No' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await record(title).count()).toBe(1);

    await own.getByRole('button', { name: `Delete ${title}` }).click();
    const refuse = { status: 403, json: { errors: { message: 'Not today' } } };
    await page.route('**/delete/', (route) => route.fulfill(refuse), { times: 1 });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await dialog.getByText('Not today').waitFor();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await record(title).waitFor({ state: 'detached' });
  }
  for (const [section, heading] of [
    ['Store', 'Welcome to the Coyotes Merch Store!'],
    ['News', 'News'],
    ['Memories', 'Coyotes Memories'],
  ] as const) {
    await show(section, heading);
    await page.getByRole('main').getByRole('article').first().waitFor();
    for (const { title } of records) expect(await record(title).count()).toBe(0);
  }
  await page.goto('/user/profile');
  for (const { title } of records) expect(await page.getByText(title).count()).toBe(0);
});

it('puts back what was deleted, all of it, where that is undone', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const { list, title } = (await writeEverywhere(page, username)).at(-1)!;
  await page.goto('/user/profile');
  const own = region(page, list);
  const remove = async () => {
    await takenOver(own);
    await own.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Your memory is deleted.').waitFor();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Your memory is back.').waitFor();
  await own.getByRole('link', { name: title, exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(list);
  await page.reload();
  expect(await own.getByRole('img', { name: 'A drawn label' }).count()).toBe(1);
  await remove();
  await page.reload();
  expect(await own.getByText(title).count()).toBe(0);
});

it('pages each list on its own', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  for (let at = 0; at < 8; at += 1) await makePost(page, { title: `Post number ${at}` });
  await page.goto('/user/profile');
  await hydrated(page);
  const posts = region(page, 'Your News Posts');
  await takenOver(posts);
  expect(await posts.getByRole('listitem').count()).toBe(6);
  await posts.getByRole('link', { name: 'More posts' }).click();
  await posts.getByRole('link', { name: 'Post number 0', exact: true }).waitFor();
  expect(await posts.getByRole('listitem').count()).toBe(8);
});
