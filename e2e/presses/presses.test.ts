/** What is pressed before its script is there is not lost. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makePost } from '../news/post.ts';
import { watchChanges } from '../store/item.ts';
import { pressByKeys } from '../tabs.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const ALL_SCRIPTS = /\/(assets|mf)\/.*\.js$/;
const OF_SECTIONS = /\/mf\/.*\.js$/;

/** Keeps scripts from coming. @returns lets them come */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens a page without waiting for what is held back. */
async function openEarly(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}

const isBusy = async (control: Locator) => (await control.getAttribute('aria-busy')) === 'true';

const notBusy = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy]') === null);

const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, animationName } = getComputedStyle(element);
    return { outlineStyle, animationName };
  });

it('plays each press once when the scripts come, and shows at once that it was heard', async () => {
  const page = await visits.open('/', { reducedMotion: 'reduce' });
  await signUp(page);
  const post = await makePost(page);
  const changes = watchChanges(page);
  const letFormCome = await hold(page, /\/CommentForm-.*\.js$/);
  const letCome = await hold(page, ALL_SCRIPTS);
  await openEarly(page, `/news/${post}`);
  const like = page.getByRole('button', { name: /^Like/ });
  const comment = page.getByRole('button', { name: 'Add Comment' });
  await like.click();
  expect(await lookOf(like)).toEqual({ outlineStyle: 'dotted', animationName: 'none' });
  // Again: it does not undo itself.
  await like.click();
  await pressByKeys(comment);
  expect([await isBusy(like), await isBusy(comment)]).toEqual([true, true]);
  expect(changes).toEqual([]);

  letCome();
  await page.locator('main button[aria-pressed=true]:not([aria-busy])').waitFor();
  // Played, it waits for code of its own.
  expect(await isBusy(comment)).toBe(true);
  letFormCome();
  await page.getByRole('dialog').getByLabel('Leave Your Thoughts').waitFor();
  await notBusy(page);
  expect(changes.filter((change) => change.includes('/like/'))).toHaveLength(1);
});

it('plays what was pressed in a section while the shell takes clicks already', async () => {
  const page = await visits.open('about:blank');
  const letCome = await hold(page, OF_SECTIONS);
  await openEarly(page, '/history/2011-12');
  await page.waitForFunction(() => document.querySelector('#page-state') === null);
  const goals = page.getByRole('columnheader', { name: /Goals/ }).first();
  await goals.getByRole('button').click();
  expect(await isBusy(goals.getByRole('button'))).toBe(true);
  letCome();
  await notBusy(page);
  await page.locator('th[aria-sort]').getByText('Goals').first().waitFor();
  // Once more would be the other way round.
  expect(await goals.getAttribute('aria-sort')).toBe('descending');
});

it('plays a press on a picture that was swiped to', async () => {
  const page = await visits.open('about:blank');
  const letCome = await hold(page, ALL_SCRIPTS);
  await openEarly(page, '/merch');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('1 of 3') })
    .first();
  const title = card.getByRole('heading').getByRole('link');
  const path = await title.getAttribute('href');
  const pictures = card.getByRole('group').locator('[data-press]');
  await pictures.nth(1).evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
  await pictures.nth(1).click();
  expect(await lookOf(pictures.nth(1))).toMatchObject({ outlineStyle: 'dotted' });
  letCome();
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
});

/** A season's page, ready, in whose table goals were pressed before, and of which other tasks leave timers no time. */
async function openBusy() {
  const page = await visits.open('about:blank');
  await page.addInitScript(() => void Object.assign(window, { setInterval: () => 0 }));
  const letCome = await hold(page, ALL_SCRIPTS);
  await openEarly(page, '/history/2011-12');
  const columnOf = (name: RegExp) => page.getByRole('columnheader', { name }).first();
  const press = (name: RegExp) => columnOf(name).getByRole('button').click();
  await press(/Goals/);
  letCome();
  await hydrated(page);
  expect(await isBusy(columnOf(/Goals/).getByRole('button'))).toBe(true);
  return { page, columnOf, press };
}

it('plays what was pressed first before what is pressed next, however busy the browser is', async () => {
  const { page, columnOf, press } = await openBusy();
  await press(/Wins/);
  await columnOf(/Wins/).and(page.locator('[aria-sort]')).waitFor();
  expect(await columnOf(/Goals/).getAttribute('aria-sort')).toBe('descending');
  await notBusy(page);
});

it('plays a press no more when the same is pressed again on a page that takes it', async () => {
  const { page, columnOf, press } = await openBusy();
  await press(/Goals/);
  await notBusy(page);
  expect(await columnOf(/Goals/).getAttribute('aria-sort')).toBe('descending');
});

it('plays nothing of a visitor who has gone on, and leaves the page where it was scrolled to', async () => {
  const page = await visits.open('about:blank');
  const letCome = await hold(page, ALL_SCRIPTS);
  await openEarly(page, '/history/2011-12');
  await page.evaluate(() => window.scrollTo(0, 300));
  const goals = page.getByRole('columnheader', { name: /Goals/ }).first();
  await goals.getByRole('button').click();
  await page.keyboard.press('Escape');
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  expect(await isBusy(goals.getByRole('button'))).toBe(false);
  letCome();
  await hydrated(page);
  expect(await goals.getAttribute('aria-sort')).toBeNull();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

it('leaves to the browser what needs no script, which stays as it is then', async () => {
  const page = await visits.open('about:blank');
  const letModalCome = await hold(page, /\/accountModal-.*\.js$/);
  const letCome = await hold(page, ALL_SCRIPTS);
  await openEarly(page, '/news');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Log In' }).waitFor();
  letCome();
  await hydrated(page);
  expect(await page.getByRole('link', { name: 'Log In' }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');

  // What is pressed later and waits for code shows so, too.
  const signIn = page.getByRole('button', { name: 'Sign in to join the fun' });
  await signIn.click();
  expect(await isBusy(signIn)).toBe(true);
  letModalCome();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  await notBusy(page);
});
