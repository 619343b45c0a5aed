import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asAWhileAgo } from '../accounts/reauthentication.ts';
import { ask } from '../ask.ts';
import { violations } from '../axe.ts';
import { makeMemory, THREE_PICTURES } from '../memories/memory.ts';
import { makeComment, makePost } from '../news/post.ts';
import { openSignedIn } from '../signed-in.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const PROFILE = '/user/profile';
const SETTINGS = '/user/settings';
const IMAGES = THREE_PICTURES.slice(0, 1);
const refused = { expectedErrors: /status of 40/ };

const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/auth/')).status === 200);

it('a new password ends the other sessions, and opens the account', async () => {
  const { page, email, password } = await openSignedIn(visits, SETTINGS, refused);
  const other = await visits.open('/rules', refused);
  await ask(other, 'POST', '/api/auth/login', { email, password });
  await page.locator('summary', { hasText: 'Change password' }).click();
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password').fill('a better password');
  await page.getByLabel('Confirm Password').fill('a better password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect([await isSignedIn(other), await isSignedIn(page)]).toEqual([false, true]);
  await ask(other, 'POST', '/api/auth/login', { email, password: 'a better password' });
});

it('a member downloads everything that they wrote', async () => {
  const { page, email } = await openSignedIn(visits);
  await makePost(page, { title: 'Kept in the download' });
  await page.goto(SETTINGS);
  await hydrated(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(JSON.parse(text)).toBeTypeOf('object');
  for (const part of [email, 'Kept in the download']) expect(text).toContain(part);
});

it('an account is deleted after its password is entered; a comment stays without its text', async () => {
  const { page, password } = await openSignedIn(visits, SETTINGS, refused);
  const { page: host } = await openSignedIn(visits);
  const post = await makePost(host);
  await makeComment(page, post, 'To be forgotten');
  await asAWhileAgo(page, '/api/account/');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Account menu', exact: true }).waitFor();
  expect(await isSignedIn(page)).toBe(false);
  await host.goto(`/news/${post}`);
  const comment = host.getByRole('article').filter({ hasText: 'deleted user' });
  await comment.getByText('This comment was deleted').waitFor();
  expect(await host.getByText('To be forgotten').count()).toBe(0);
});

it('the profile holds the lists of all three sections before any script runs', async () => {
  const { page, username } = await openSignedIn(visits);
  const item = await makeItem(page, { name: `Scarf of ${username}` });
  const post = await makePost(page, { title: `Post of ${username}` });
  const memory = await makeMemory(page, { title: `Memory of ${username}`, images: IMAGES });
  const response = await page.goto(PROFILE);
  const html = await response!.text();
  await hydrated(page);
  expect(await page.textContent('h1')).toBe(`${username}'s Profile`);
  for (const [list, title, path] of [
    ['Your Items for Sale', `Scarf of ${username}`, `/merch/${item}`],
    ['Your News Posts', `Post of ${username}`, `/news/${post}`],
    ['Your Memories', `Memory of ${username}`, `/memories/${memory}`],
  ] as const) {
    expect(html).toContain(title);
    const own = page.getByRole('region', { name: list });
    const link = own.getByRole('link', { name: title, exact: true });
    expect(await link.getAttribute('href')).toBe(path);
    const edit = own.getByRole('link', { name: `Edit ${title}` });
    expect(await edit.getAttribute('href')).toBe(`${path}/edit`);
  }
  expect(await violations(page)).toEqual([]);
});
