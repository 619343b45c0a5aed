/** axe over every screen and main state, in both themes, on a phone and on a wide window. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMenu, signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { painted, violations } from '../axe.ts';
import { makeMemory } from '../memories/memory.ts';
import { makeComment, makePost } from '../news/post.ts';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { OWN_SCREENS, PUBLIC_SCREENS } from './screens.ts';

const visits = setUpVisits();

/** Each look but the first shares its theme or its width with the one before. */
const LOOKS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
] as const;

/** Lists of what was asked for, one of which is empty. */
const FILTERED = ['/merch?category=hat&max=20&sort=price', '/news?sort=likes&author=nobody'];

/** Nothing moves: what fades in has its colours only then. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Expects that axe finds nothing on what a page shows, in each theme and at each width. */
async function expectNothingToMend(page: Page, state: string) {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    // The dark theme differs from the light one in colours only.
    const only = colorScheme === 'dark' ? 'colours' : undefined;
    const where = [state, colorScheme, width];
    expect([...where, ...(await violations(page, only))]).toEqual(where);
  }
}

async function expectScreens(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expectNothingToMend(page, path);
  }
}

it('leaves axe nothing to mend for a visitor', async () => {
  const page = await visits.open('about:blank', { ...STILL, expectedErrors: /status of 404/ });
  await expectScreens(page, [...PUBLIC_SCREENS, ...FILTERED]);
  await page.goto('/login');
  await hydrated(page);
  await page.locator('form button[type=submit]').first().click();
  await expectNothingToMend(page, 'log-in with messages');
  await openMenu(page);
  await expectNothingToMend(page, 'menu');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expectNothingToMend(page, 'sign-up modal');
}, 300_000);

it('leaves axe nothing to mend for who reads and writes', async () => {
  const page = await visits.open('about:blank', STILL);
  await signUp(page);
  const item = await makeItem(page, { images: THREE_PICTURES });
  const post = await makePost(page, { details: 'See https://example.com/rink.' });
  await makeComment(page, post, 'See https://example.com/seats, too.');
  const memory = await makeMemory(page);
  await expectScreens(page, OWN_SCREENS);
  await expectScreens(page, ['/news', '/memories', `/memories/${memory}`]);
  await expectScreens(page, [`/memories/${memory}/edit`, '/merch', `/merch/${item}`]);
  await page.goto('/merch/new');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByText('Give your item a name').waitFor();
  await expectNothingToMend(page, 'item form with messages');
  await page.getByLabel('Item Name').fill('Puck');
  await page.reload();
  await page.getByText('This is what you typed before.').waitFor();
  await expectNothingToMend(page, 'item form with a draft');
  await expectScreens(page, [`/news/${post}/edit`, `/news/${post}`]);
  await page.getByRole('button', { name: 'Like, 0 likes' }).click();
  await page.getByRole('button', { name: 'Add Another Comment' }).click();
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText('Your review needs some text').waitFor();
  await expectNothingToMend(page, 'comment modal with a message');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
}, 300_000);

it('leaves axe nothing to mend in a conversation, and on an item that was sold', async () => {
  const seller = await visits.open('about:blank', STILL);
  await signUp(seller);
  const id = await makeItem(seller, { images: THREE_PICTURES });
  const buyer = await visits.open('about:blank', STILL);
  await signUp(buyer);
  const first = { merch_id: id, content: 'Is it still there?', offer: 10 };
  const talk = (await ask(buyer, 'POST', '/api/conversations/new/', first)) as { id: number };
  for (const [page, state] of [
    [seller, 'a conversation, as the seller has it'],
    [buyer, 'a conversation, as the buyer has it'],
  ] as const) {
    await page.goto(`/merch/messages/${talk.id}`);
    await hydrated(page);
    await expectNothingToMend(page, state);
  }
  await seller.goto(`/merch/${id}`);
  await hydrated(seller);
  await seller.getByRole('button', { name: 'Mark as sold' }).click();
  await seller.getByLabel('Sold for (optional)').waitFor();
  await expectNothingToMend(seller, 'one’s own item, sold');
});
