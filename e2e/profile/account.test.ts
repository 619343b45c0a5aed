import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAccount, signUp } from '../accounts/account.ts';
import { asAWhileAgo } from '../accounts/reauthentication.ts';
import { violations } from '../axe.ts';
import { makeComment, makePost } from '../news/post.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const PROFILE = '/user/profile';

/** Signs somebody up and opens their profile. */
async function openProfile(options?: { expectedErrors: RegExp }) {
  const page = await visits.open('about:blank', options);
  const account = await signUp(page);
  await page.goto(PROFILE);
  await hydrated(page);
  return { page, account };
}

/** Logs an account in in a browser of its own. */
async function logInElsewhere({ email, password }: { email: string; password: string }) {
  const page = await visits.open('/login', { expectedErrors: /status of 401/ });
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  return page;
}

const invalid = (page: Page) => page.locator('[aria-invalid="true"]');

const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/auth/')).status === 200);

it('changes the password, and ends the other sessions', async () => {
  const { page, account } = await openProfile({ expectedErrors: /status of 40/ });
  const other = await logInElsewhere(account);
  await other.waitForURL((url) => url.pathname === '/');

  async function change(current: string, wanted: string) {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password').fill(wanted);
    await page.getByLabel('Confirm Password').fill(wanted);
    await page.getByRole('button', { name: 'Change Password' }).click();
  }
  await change('not my password', 'a better password');
  await page.getByLabel('Current Password').and(invalid(page)).waitFor();
  expect(await isSignedIn(other)).toBe(true);

  await change(account.password, 'a better password');
  await page.getByText('Your password is changed.').waitFor();
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);

  const again = await logInElsewhere({ ...account, password: 'a better password' });
  await again.waitForURL((url) => url.pathname === '/');
  expect(await violations(page)).toEqual([]);
});

it('lists where somebody is signed in, and ends it there', async () => {
  const { page, account } = await openProfile();
  await page.getByText('This browser').waitFor();
  expect(await page.getByRole('button', { name: 'End all others' }).count()).toBe(0);

  const other = await logInElsewhere(account);
  await other.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /^End (?!all)/ }).click();
  await page.getByText('You are signed out there.').waitFor();
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
});

it('downloads everything somebody wrote', async () => {
  const { page, account } = await openProfile();
  const title = 'Kept in the download';
  await makePost(page, { title });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(JSON.parse(text)).toBeTypeOf('object');
  expect(text).toContain(account.email);
  expect(text).toContain(title);
});

it('deletes the account after asking for the password; a comment stays without its text', async () => {
  const { page, account } = await openProfile({ expectedErrors: /status of 40/ });
  const host = await visits.open('about:blank');
  await signUp(host, newAccount());
  const post = await makePost(host, { title: 'Somebody else’s post' });
  await makeComment(page, post, 'To be forgotten');
  const item = await makeItem(page, { name: 'Gone with me' });

  await asAWhileAgo(page, '/api/account/');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const field = dialog.getByLabel('Password');
  await field.fill('not my password');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await field.and(invalid(page)).waitFor();
  await field.fill(account.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Profile', exact: true }).waitFor();
  expect(await isSignedIn(page)).toBe(false);

  expect((await host.request.get(`/api/merch/${item}/`)).status()).toBe(404);
  await host.goto(`/news/${post}`);
  const comment = host.getByRole('article').filter({ hasText: 'deleted user' });
  await comment.getByText('This comment was deleted').waitFor();
  expect(await host.getByText('To be forgotten').count()).toBe(0);

  const again = await logInElsewhere(account);
  await again.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
  expect(await isSignedIn(again)).toBe(false);
});
