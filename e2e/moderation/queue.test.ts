/** What is reported, by the pages of a member and of a moderator. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { query } from '../../drizzle/d1.ts';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { makePost } from '../news/post.ts';
import { copyState, type StateCopy } from '../site/state.ts';
import { type Site, startSite } from '../site/whole.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const TOKEN = 'm'.repeat(43);
let site: Site;
let state: StateCopy;

beforeAll(async () => {
  state = copyState(inject('filledState'));
  const hash = createHash('sha256').update(TOKEN).digest('hex');
  await query(
    ['--local', '--persist-to', state.folder],
    `INSERT INTO users (id, username, username_key, email, email_key, password, created_at, role)
      VALUES (900, 'Keeper', 'keeper', 'keeper@example.com', 'keeper@example.com', '!', 1, 'moderator');
    INSERT INTO sessions VALUES ('${hash}', 900, ${Date.now()}, ${Date.now()}, '')`,
  );
  site = await startSite(state.folder);
}, 90_000);
afterAll(async () => {
  await site.stop();
  state.remove();
});

/** A page of the moderator. */
async function openAsModerator(): Promise<Page> {
  const page = await visits.open('about:blank', { origin: site.url });
  await page.context().addCookies([{ name: 'session', value: TOKEN, url: site.url }]);
  return page;
}

it('is reported, hidden, gone for all, put back, and heard of', async () => {
  const author = await visits.open('about:blank', { origin: site.url });
  await signUp(author);
  const post = await makePost(author, { title: 'Buy a moon' });

  const member = await visits.open('about:blank', { origin: site.url });
  await signUp(member);
  await member.goto(`/news/${post}`);
  await hydrated(member);
  await member.getByRole('button', { name: 'Report' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByLabel('What is wrong with it?').fill('An advertisement');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await member.getByText('Thank you. We look into it.').waitFor();

  const moderator = await openAsModerator();
  await moderator.goto('/');
  await hydrated(moderator);
  await moderator.getByRole('button', { name: /^Profile/ }).click();
  await moderator.getByRole('link', { name: 'Moderation' }).click();
  const card = moderator.getByRole('article').filter({ hasText: 'Buy a moon' });
  await card.getByText('An advertisement').waitFor();
  const act = async (name: string, reason: string) => {
    await card.getByRole('button', { name }).click();
    const form = moderator.getByRole('dialog');
    await form.getByLabel('House rule').selectOption('spam');
    await form.getByLabel('Reason, for its author').fill(reason);
    await form.getByRole('button', { name }).click();
    await moderator.getByText('It is done.').waitFor();
  };
  await act('Hide', 'No advertisements');
  await moderator.getByText('Nothing to look at').waitFor();
  const gone = await member.request.get(`/api/news/${post}/`);
  expect(gone.status()).toBe(404);

  await moderator.getByRole('link', { name: 'Closed' }).click();
  await act('Put back', 'It was none');
  await expect
    .poll(async () => (await member.request.get(`/api/news/${post}/`)).status())
    .toBe(200);

  const told = async (page: Page) =>
    ((await ask(page, 'GET', '/api/notifications/')) as { detail: { act: string } }[]).map(
      ({ detail }) => detail.act,
    );
  await expect.poll(() => told(author)).toEqual(['put-back', 'hide']);
  await expect.poll(() => told(member)).toEqual(['hide']);
  await author.goto('/user/notifications');
  await author.getByText('No advertisements').waitFor();
  await member.goto('/moderation/log');
  await member.getByText('Hid a post: No spam').waitFor();
});

it('is a page for moderators only', async () => {
  const member = await visits.open('about:blank', {
    origin: site.url,
    expectedErrors: /status of 403/,
  });
  await signUp(member);
  await member.goto('/moderation');
  await member.getByText('Only moderators see this.').waitFor();
});
