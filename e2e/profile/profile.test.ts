import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asAWhileAgo } from '../accounts/reauthentication.ts';
import { makeComment, makePost } from '../news/post.ts';
import { openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const SETTINGS = '/user/settings';
const refused = { expectedErrors: /status of 40/ };

const isSignedIn = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/auth/')).status === 200);

it('an account is deleted after its password is entered, and its comments stay without their text', async () => {
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
