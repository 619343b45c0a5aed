/** What is reported, by the pages of a member and of a moderator. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { painted, violations } from '../axe.ts';
import { makePost } from '../news/post.ts';
import { sideways, smallTargets } from '../screens/measure.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { actOn, reportWith, setUpModeratedSite } from './moderated-site.ts';

const visits = setUpVisits();
const site = setUpModeratedSite(visits);

it('is reported, hidden, gone for all, put back, and heard of', async () => {
  const { page: author } = await site.openAsMember();
  const post = await makePost(author, { title: 'Buy a moon' });

  const { page: member } = await site.openAsMember();
  await member.goto(`/news/${post}`);
  await reportWith(member, 'An advertisement');

  const moderator = await site.openAsModerator();
  await moderator.goto('/');
  await hydrated(moderator);
  await moderator.getByRole('button', { name: /^Profile/ }).click();
  await moderator.getByRole('link', { name: 'Moderation' }).click();
  const card = moderator.getByRole('article').filter({ hasText: 'Buy a moon' });
  await card.getByText('An advertisement').waitFor();
  expect(await problemsOf(moderator)).toEqual([]);
  // A long word must not make any page wider than the window.
  await actOn(card, 'Hide', `No advertisements ${'x'.repeat(120)}`);
  await moderator.getByText('Nothing to look at').waitFor();
  const gone = await member.request.get(`/api/news/${post}/`);
  expect(gone.status()).toBe(404);

  await moderator.getByRole('link', { name: 'Closed' }).click();
  await card.getByRole('button', { name: 'Put back' }).click();
  await moderator.getByText('It is done.').waitFor();
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
  await hydrated(author);
  expect(await problemsOf(author)).toEqual([]);
  await member.goto('/moderation/log');
  await member.getByText('Hid a post: No spam').waitFor();
  expect(await member.getByText('No advertisements').count()).toBe(0);
  await moderator.goto('/moderation/log');
  await moderator.getByRole('link', { name: 'With who and why' }).click();
  await moderator.getByText('Hid a post “Buy a moon”: No spam').waitFor();
  await moderator.getByText('No advertisements').waitFor();
  await moderator.getByText('by Keeper').first().waitFor();
  expect(await problemsOf(moderator)).toEqual([]);
});

it('is a page for moderators only', async () => {
  const { page } = await site.openAsMember(/status of 403/);
  await page.goto('/moderation');
  await page.getByText('Only moderators see this.').waitFor();
});

/** What is wrong with a page, in both themes, on a phone and in a wide window. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 390, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await painted(page);
      const over = await sideways(page);
      found.push(...(over > 0 ? [`${width} px wide it goes ${over} px sideways`] : []));
      found.push(...(await smallTargets(page)), ...(await violations(page)));
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}
