/** axe over every screen and main state, in both themes, on a phone and on a wide window. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMenu } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { painted, violations } from '../axe.ts';
import { makeMemory } from '../memories/memory.ts';
import { makeComment, makePost } from '../news/post.ts';
import { choosePhotos, makePhotos, photoRow, uploaded } from '../photos/photo-rows.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { sideways } from './measure.ts';
import { OWN_SCREENS, PUBLIC_SCREENS } from './screens.ts';

const visits = setUpVisits();

/** Each look but the first shares its theme or its width with the one before. */
const LOOKS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
] as const;

/** Filtered lists: one has rows, the other is empty. */
const FILTERED = ['/merch?category=hat&max=20&sort=price', '/news?sort=likes&author=nobody'];

/** Without motion, since elements that fade in have other colours until they have. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Runs axe on a page as it is, in each theme and at each width. */
async function violationsInLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    // The dark theme differs from the light one in colours only.
    const only = colorScheme === 'dark' ? 'colours' : undefined;
    const violated = await violations(page, only);
    found.push(...violated.map((value) => `${colorScheme} ${width}: ${JSON.stringify(value)}`));
  }
  return found;
}

async function expectNothingToMend(page: Page, state: string) {
  expect([state, ...(await violationsInLooks(page))]).toEqual([state]);
}

async function expectScreens(page: Page, paths: string[]) {
  for (const path of paths) {
    await goTo(page, path);
    await expectNothingToMend(page, path);
  }
}

it.each([...PUBLIC_SCREENS, ...FILTERED])('axe finds nothing on %s', async (path) => {
  const page = await visits.open(path, { ...STILL, expectedErrors: /status of (404|410)/ });
  await hydrated(page);
  expect(await violationsInLooks(page)).toEqual([]);
});

it('axe finds nothing in the log-in, its messages, the menu and the sign-up modal', async () => {
  const page = await visits.open('/login', STILL);
  await hydrated(page);
  await page.locator('form button[type=submit]').first().click();
  await expectNothingToMend(page, 'log-in with messages');
  await openMenu(page);
  await expectNothingToMend(page, 'menu');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('dialog').waitFor();
  await expectNothingToMend(page, 'sign-up modal');
});

it('axe finds nothing on the screens of a member', async () => {
  const { page } = await openSignedIn(visits, undefined, STILL);
  const item = await makeItem(page, { images: THREE_PICTURES });
  const post = await makePost(page, { details: 'See https://example.com/rink.' });
  await makeComment(page, post, 'See https://example.com/seats, too.');
  const memory = await makeMemory(page);
  await expectScreens(page, OWN_SCREENS);
  await expectScreens(page, ['/news', '/memories', `/memories/${memory}`]);
  await expectScreens(page, [`/memories/${memory}/edit`, '/merch', `/merch/${item}`]);
  await goTo(page, '/merch/new');
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByText('Give your item a name').waitFor();
  await expectNothingToMend(page, 'item form with messages');
  await page.getByLabel('Item Name').fill('Puck');
  await page.reload();
  await page.getByText('We restored your draft.').waitFor();
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
});

it('axe finds nothing in a conversation, and on an item that was sold', async () => {
  const { page: seller } = await openSignedIn(visits, undefined, STILL);
  const id = await makeItem(seller, { images: THREE_PICTURES });
  const { page: buyer } = await openSignedIn(visits, undefined, STILL);
  const first = { merch_id: id, content: 'Is it still there?', offer: 10 };
  const talk = (await callApi(buyer, 'POST', '/api/conversations/new/', first)) as { id: number };
  for (const [page, state] of [
    [seller, 'a conversation, as the seller has it'],
    [buyer, 'a conversation, as the buyer has it'],
  ] as const) {
    await goTo(page, `/merch/messages/${talk.id}`);
    await expectNothingToMend(page, state);
  }
  await goTo(seller, `/merch/${id}`);
  await seller.getByRole('button', { name: 'Mark as sold' }).click();
  await seller.getByLabel('Sale price (optional)').waitFor();
  await expectNothingToMend(seller, 'one’s own item, sold');
});

it('axe finds nothing in a form with an uploaded, a refused and an uploading photo', async () => {
  const options = { ...STILL, expectedErrors: /status of 400/ };
  const { page } = await openSignedIn(visits, '/merch/new', options);
  const photos = await makePhotos(page, 3);
  await choosePhotos(page, photos.slice(0, 1));
  await uploaded(page, 1);
  const refusal = { status: 400, json: { errors: { photo: 'This is no photo.' } } };
  await page.route('**/api/photos/', (route) => route.fulfill(refusal));
  await choosePhotos(page, photos.slice(1, 2));
  await photoRow(page, 2).getByText('Upload failed. This is no photo.').waitFor();
  await page.unroute('**/api/photos/');
  await page.route('**/api/photos/', () => {});
  await choosePhotos(page, photos.slice(2));
  await photoRow(page, 3).getByText('Uploading... 0%').waitFor();
  await expectNothingToMend(page, 'item form with photos');
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await sideways(page)).toBe(0);
});
