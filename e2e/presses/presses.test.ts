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

/** Opens a page whose scripts do not come. @returns lets them come */
async function openWithout(scripts: RegExp, page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return resolve;
}

const isBusy = (control: Locator) => control.getAttribute('aria-busy');

it('plays each press once when the scripts come, and shows at once that it was heard', async () => {
  const page = await visits.open('/', { reducedMotion: 'reduce' });
  await signUp(page);
  const post = await makePost(page);
  const changes = watchChanges(page);
  const letCome = await openWithout(ALL_SCRIPTS, page, `/news/${post}`);
  const like = page.getByRole('button', { name: /^Like/ });
  const comment = page.getByRole('button', { name: 'Add Comment' });
  expect(await like.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('none');
  // Twice: it does not undo itself.
  await like.click();
  await like.click();
  await pressByKeys(comment);
  expect([await isBusy(like), await isBusy(comment)]).toEqual(['true', 'true']);
  expect(
    await like.evaluate((button) => {
      const { outlineStyle, animationName } = getComputedStyle(button);
      return [outlineStyle, animationName];
    }),
  ).toEqual(['dotted', 'none']);
  expect(changes).toEqual([]);
  letCome();
  await page.getByRole('dialog').getByLabel('Leave Your Thoughts').waitFor();
  expect(await page.locator('main button[aria-pressed=true]').count()).toBe(1);
  expect([await isBusy(page.locator('button', { hasText: 'Add Comment' }).first())]).toEqual([
    null,
  ]);
  expect(changes.filter((change) => change.includes('/like/'))).toHaveLength(1);
});

it('plays what was pressed in a section while the shell takes clicks already', async () => {
  const page = await visits.open('about:blank');
  const letCome = await openWithout(OF_SECTIONS, page, '/history/2011-12');
  await page.waitForFunction(() => document.querySelector('#page-state') === null);
  const goals = page.getByRole('columnheader', { name: /Goals/ }).first();
  await goals.getByRole('button').click();
  expect(await goals.getAttribute('aria-sort')).toBeNull();
  letCome();
  await page.waitForFunction(() =>
    document.querySelector('[aria-sort]')?.textContent?.includes('Goals'),
  );
  // Once more would be the other way round.
  expect(await goals.getAttribute('aria-sort')).toBe('descending');
  expect(await isBusy(goals.getByRole('button'))).toBeNull();
});

it('plays nothing of a visitor who has gone on', async () => {
  const page = await visits.open('about:blank');
  const letCome = await openWithout(ALL_SCRIPTS, page, '/history/2011-12');
  const goals = page.getByRole('columnheader', { name: /Goals/ }).first();
  await goals.getByRole('button').click();
  await page.keyboard.press('Escape');
  expect(await isBusy(goals.getByRole('button'))).toBeNull();
  letCome();
  await hydrated(page);
  expect(await goals.getAttribute('aria-sort')).toBeNull();
});

it('leaves to the browser what needs no script', async () => {
  const page = await visits.open('about:blank');
  const letCome = await openWithout(ALL_SCRIPTS, page, '/history');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Log In' }).waitFor();
  letCome();
  await hydrated(page);
  expect(await page.getByRole('link', { name: 'Log In' }).isVisible()).toBe(true);
});
