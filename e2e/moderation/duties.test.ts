/** Reports without an account and appeals, with and without scripts, on a site that sends mail. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { makePost } from '../news/post.ts';
import { setUpOwnSite } from '../site/own.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const ownSite = setUpOwnSite({ variables: { MAIL_FROM: 'desert@example.com' } });

const open = (path: string, options: object = {}) =>
  visits.open(path, { origin: ownSite().url, ...options });

async function openAsModerator() {
  const page = await open('about:blank', { expectedErrors: /status of 403/ });
  const { username } = await signUp(page);
  await ownSite().query("UPDATE users SET role = 'moderator' WHERE username = ?", username);
  return page;
}

async function fillReport(page: Page, more: Record<string, string> = {}) {
  const texts = {
    'Link of the page': '/news/3',
    'Explain it to us': 'My photo\nis there',
    'Your email': 'reader@example.com',
    ...more,
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.getByLabel('What’s wrong?').selectOption('It’s about me');
  await page.getByLabel('What I wrote is true').check();
}

it('a visitor without an account reports a page by keyboard, and a moderator reads the report', async () => {
  const page = await open('/rules');
  await page.getByRole('link', { name: 'Report a page' }).click();
  await hydrated(page);
  await fillReport(page);
  await page.getByLabel('Your email').press('Enter');
  await page.getByText('Your report is in the moderators’ queue.').waitFor();
  const moderator = await openAsModerator();
  await moderator.goto('/moderation');
  const card = moderator.getByRole('article').filter({ hasText: 'It’s about me' });
  await card.getByText('My photo').waitFor();
  await moderator.getByText(/open case/).waitFor();
});

it('without scripts, a refused report keeps its text, and a sent report awaits the mailed link', async () => {
  const page = await open('/report', { javaScriptEnabled: false, expectedErrors: /status of 400/ });
  await fillReport(page, { 'Link of the page': '/nowhere' });
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await page.getByText('We can’t find that page on this site.').waitFor();
  expect(await page.getByLabel('Explain it to us').inputValue()).toBe('My photo\nis there');
  expect(await page.getByLabel('What I wrote is true').isChecked()).toBe(true);
  for (const found of ['/history/2011-12', '/history/games']) {
    await page.goto('/report');
    await fillReport(page, { 'Link of the page': found });
    await send.click();
    await page.getByText('Open the link in the email').waitFor();
  }
});

it('a member whose post was hidden can ask another moderator for a review without scripts', async () => {
  const [first, second] = [await openAsModerator(), await openAsModerator()];
  const page = await open('about:blank', { javaScriptEnabled: false });
  await signUp(page);
  const id = await makePost(page, { title: 'A moon for sale' });
  const hide = { action: 'hide', kind: 'news', id, rule: 'spam', reason: 'An ad' };
  await callApi(first, 'POST', '/api/moderation/actions/', hide);
  await page.goto('/user/decisions');
  await page.getByRole('heading', { name: 'A moon for sale' }).waitFor();
  await page.getByText('House rule: No spam').waitFor();
  await page.locator('summary').click();
  await page.getByLabel('What did we get wrong?').fill('The moon is real');
  await page.getByRole('button', { name: 'Ask another moderator' }).click();
  await page.getByText('You asked for a second look').waitFor();
  await second.goto('/moderation');
  const card = second.getByRole('article').filter({ hasText: 'The moon is real' });
  await hydrated(second);
  await card.getByRole('button', { name: 'Restore' }).click();
  await second.getByText('Post restored.').waitFor();
  await page.reload();
  await page.getByText('This decision was reversed.').waitFor();
});
