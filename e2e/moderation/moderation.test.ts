/** Members and a moderator, on a site where links of new members wait for approval. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { painted, violations } from '../axe.ts';
import { makePost } from '../news/post.ts';
import { sideways, smallTargets } from '../screens/measure.ts';
import { setUpOwnSite } from '../site/own.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const ownSite = setUpOwnSite({ variables: { PENDING_WRITINGS: '3' } });

/** Signs up a new member. */
async function openAsMember(expectedErrors = /^$/) {
  const page = await visits.open('about:blank', { origin: ownSite().url, expectedErrors });
  return { page, account: await signUp(page) };
}

async function openAsModerator() {
  const page = await visits.open('about:blank', { origin: ownSite().url, reducedMotion: 'reduce' });
  const { username } = await signUp(page);
  await ownSite().query("UPDATE users SET role = 'moderator' WHERE username = ?", username);
  return { page, username };
}

/** Reports the record or the member on a page as spam. */
async function reportWith(page: Page, reason: string): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('It’s spam').check();
  await dialog.getByLabel('Details').fill(reason);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thanks for your report. A moderator will review it.').waitFor();
}

/** Takes an action on a case that was reported as spam. @param fill fills the other fields of the form */
async function actOn(
  card: Locator,
  name: string,
  reason: string,
  fill?: (form: Locator) => Promise<void>,
): Promise<void> {
  await card.getByRole('button', { name }).click();
  const form = card.page().getByRole('dialog');
  expect(await form.getByLabel('House rule').inputValue()).toBe('spam');
  await form.getByLabel('Reason (the member will see this)').fill(reason);
  await fill?.(form);
  const submit = form.getByRole('button', { name });
  // As wide as its label, as in other modals.
  expect((await submit.boundingBox())!.width).toBeLessThan((await form.boundingBox())!.width / 2);
  const responded = card.page().waitForResponse('**/api/moderation/actions/');
  await submit.click();
  await responded;
}

/** Lists the faults of a page on a small phone and in a wide window. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ['light', 320],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    const over = await sideways(page);
    found.push(...(over > 0 ? [`${width} px wide it goes ${over} px sideways`] : []));
    found.push(...(await smallTargets(page)), ...(await violations(page)));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

it('the author and the reporter are notified when a reported post is hidden and restored', async () => {
  const { page: author } = await openAsMember();
  const post = await makePost(author, { title: 'Buy a moon' });

  const { page: member } = await openAsMember();
  await member.goto(`/news/${post}`);
  await hydrated(member);
  await reportWith(member, 'An advertisement');

  const { page: moderator, username: keeper } = await openAsModerator();
  await moderator.goto('/');
  await hydrated(moderator);
  await moderator.getByRole('button', { name: /^Account menu/ }).click();
  await moderator.getByRole('link', { name: /^Moderation \(\d+\)$/ }).click();
  const card = moderator.getByRole('article').filter({ hasText: 'Buy a moon' });
  await card.getByText('An advertisement').waitFor();
  expect(await problemsOf(moderator)).toEqual([]);
  // A long word must not make a page wider than the window.
  await actOn(card, 'Hide', `No advertisements ${'x'.repeat(120)}`);
  await moderator.getByText('Post hidden.').waitFor();
  await card.waitFor({ state: 'detached' });
  const gone = await member.request.get(`/api/news/${post}/`);
  expect(gone.status()).toBe(404);

  await moderator.getByRole('link', { name: 'Closed' }).click();
  await card.getByRole('button', { name: 'Restore' }).click();
  await moderator.getByText('Post restored.').waitFor();
  await expect
    .poll(async () => (await member.request.get(`/api/news/${post}/`)).status())
    .toBe(200);

  const notifiedActs = async (page: Page) =>
    ((await callApi(page, 'GET', '/api/notifications/')) as { detail: { act: string } }[]).map(
      ({ detail }) => detail.act,
    );
  await expect.poll(() => notifiedActs(author)).toEqual(['put-back', 'hide']);
  await expect.poll(() => notifiedActs(member)).toEqual(['hide']);
  await author.goto('/user/notifications');
  await author.getByText('No advertisements').waitFor();
  await hydrated(author);
  expect(await problemsOf(author)).toEqual([]);
  await member.goto('/moderation/log');
  await member.getByText('Hid a post: No spam').waitFor();
  expect(await member.getByText('No advertisements').count()).toBe(0);
  await moderator.goto('/moderation/log');
  await moderator.getByRole('link', { name: 'With names and reasons' }).click();
  await moderator.getByText('Hid a post “Buy a moon”: No spam').waitFor();
  await moderator.getByText('No advertisements').waitFor();
  await moderator.getByText(`by ${keeper}`).first().waitFor();
  expect(await problemsOf(moderator)).toEqual([]);
  await moderator.goto('/moderation/health');
  await moderator.getByRole('heading', { name: 'Queues and databases' }).waitFor();
  expect(await problemsOf(moderator)).toEqual([]);
});

it('a suspended member is logged out, sees the reason, and keeps the text that they typed', async () => {
  const { page: spammer, account } = await openAsMember(/status of 40[13]/);
  const post = await makePost(spammer, { title: 'Buy a moon' });
  await spammer.goto('/news/new');
  await hydrated(spammer);
  await spammer.getByLabel('Title').fill('Buy another moon');
  await spammer.getByLabel('Details').fill('It is the last one.');

  const { page: member } = await openAsMember(/status of 404/);
  await member.goto(`/user/${account.username}`);
  await reportWith(member, 'Sells moons');

  const { page: moderator } = await openAsModerator();
  await moderator.goto('/moderation');
  await hydrated(moderator);
  const card = moderator.getByRole('article').filter({ hasText: 'Sells moons' });
  await actOn(card, 'Suspend', 'No advertisements', async (form) => {
    await form.getByLabel('How long').selectOption('Permanently');
    await form.getByLabel('Hide everything they’ve posted').check();
  });
  expect((await member.request.get(`/api/news/${post}/`)).status()).toBe(404);

  await spammer.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = spammer.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await dialog
    .getByText('This account is suspended permanently. Reason: No advertisements')
    .first()
    .waitFor();
  await spammer.keyboard.press('Escape');
  expect(await spammer.getByLabel('Details').inputValue()).toBe('It is the last one.');
});

it('a moderator acts on a post from its page, and without scripts on the page of its case', async () => {
  const { page: author } = await openAsMember();
  const post = await makePost(author, { title: 'Buy a moon' });
  const { page: moderator, username } = await openAsModerator();
  await moderator.goto(`/news/${post}`);
  await hydrated(moderator);
  await moderator.getByRole('link', { name: 'Moderate' }).press('Enter');
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Open case' }).waitFor();
  expect(await problemsOf(moderator)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close comments' }).click();
  await dialog.getByLabel('Reason (the member will see this)').fill('Enough');
  await dialog.getByRole('button', { name: 'Close comments' }).click();
  await moderator.getByText('Comments are closed.').waitFor();
  const plain = await visits.open('about:blank', {
    origin: ownSite().url,
    javaScriptEnabled: false,
  });
  await plain.context().addCookies(await moderator.context().cookies());
  await plain.goto(`/news/${post}`);
  await plain.getByRole('link', { name: 'Moderate' }).click();
  await plain.getByRole('article').getByText('Buy a moon').waitFor();
  await plain.getByText(`(${username})`).waitFor();
});
