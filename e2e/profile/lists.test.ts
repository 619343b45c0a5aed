import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

/** Makes a record of each section by whoever is signed in. */
async function writeEverywhere(page: Page) {
  await page.evaluate(async () => {
    async function post(address: string, body: unknown) {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(address, init);
      return (await response.json()) as { id: number };
    }
    await post('/api/merch/new/', { name: 'Own scarf', description: 'Warm', price: '7.50' });
    await post('/api/news/new/', { title: 'Own post', details: 'What I heard' });
    const { id } = await post('/api/memories/new/', { title: 'Own memory', details: 'That night' });
    const image = { url: '/images/demo/puck.svg', alt: 'A puck', memory_id: id };
    await post('/api/memories/new/image/', image);
  });
}

const lists = [
  ['Your Items for Sale', 'Own scarf', 'item', /\/merch\/\d+$/],
  ['Your News Posts', 'Own post', 'post', /\/news\/\d+$/],
  ['Your Memories', 'Own memory', 'memory', /\/memories\/\d+$/],
] as const;

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
  const page = await visits.open('/');
  const { username } = await signUp(page);
  await writeEverywhere(page);
  const response = await page.goto('/user/profile');
  const html = await response!.text();
  for (const [, title] of lists) expect(html).toContain(title);
  await hydrated(page);
  expect(await page.textContent('h1')).toBe(`${username}'s Profile`);
  for (const [heading, title, , address] of lists) {
    const link = region(page, heading).getByRole('link', { name: title, exact: true });
    expect(await link.getAttribute('href')).toMatch(address);
    const edit = region(page, heading).getByRole('link', { name: `Edit ${title}` });
    expect(await edit.getAttribute('href')).toMatch(/\/edit$/);
  }
  expect(await violations(page)).toEqual([]);
});

it('invites to the first one where a list is empty', async () => {
  const page = await visits.open('/');
  await signUp(page);
  await page.goto('/user/profile');
  for (const link of ['Sell your first item', 'Write your first post', 'Share your first memory']) {
    expect(await page.getByRole('link', { name: link }).count()).toBe(1);
  }
});

it('deletes a record of each list, after asking, everywhere it is shown', async () => {
  const page = await visits.open('/', { expectedErrors: /status of 403/ });
  await signUp(page);
  await writeEverywhere(page);
  await page.goto('/user/profile');
  await hydrated(page);
  for (const [heading, title, word] of lists) {
    const own = region(page, heading);
    await takenOver(own);
    await own.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Are you sure you want to delete this ${word}?`).waitFor();
    await dialog.getByRole('button', { name: 'No' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await own.getByRole('link', { name: title, exact: true }).count()).toBe(1);

    await own.getByRole('button', { name: `Delete ${title}` }).click();
    const refuse = { status: 403, json: { errors: { message: 'Not today' } } };
    await page.route('**/delete/', (route) => route.fulfill(refuse), { times: 1 });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await dialog.getByText('Not today').waitFor();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await own.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' });
  }
  // What was deleted first is out of the notice by now; what was deleted last can be put back.
  const [heading, title] = lists.at(-1)!;
  const own = region(page, heading);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Your memory is back.').waitFor();
  await own.getByRole('link', { name: title, exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(heading);
  await page.reload();
  await takenOver(own);
  expect(await own.getByRole('img', { name: 'A puck' }).count()).toBe(1);
  await own.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Your memory is deleted.').waitFor();
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Memories').click();
  await page.getByRole('heading', { name: 'Coyotes Memories' }).waitFor();
  await page.reload();
  await page.goto('/user/profile');
  for (const [, title] of lists) expect(await page.getByText(title).count()).toBe(0);
});

it('pages each list on its own', async () => {
  const page = await visits.open('/');
  await signUp(page);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    for (let at = 0; at < 8; at += 1) {
      const body = JSON.stringify({ title: `Post number ${at}`, details: 'Text' });
      await fetch('/api/news/new/', { method: 'POST', headers, body });
    }
  });
  await page.goto('/user/profile');
  await hydrated(page);
  const posts = region(page, 'Your News Posts');
  await takenOver(posts);
  expect(await posts.getByRole('listitem').count()).toBe(6);
  await posts.getByRole('link', { name: 'More posts' }).click();
  await posts.getByRole('link', { name: 'Post number 0', exact: true }).waitFor();
  expect(await posts.getByRole('listitem').count()).toBe(8);
});
