/** Presses before hydration are not lost. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makePost } from '../news/post.ts';
import { openSignedIn } from '../signed-in.ts';
import { watchChanges } from '../store/item.ts';
import { pressByKeys } from '../tabs.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const ALL_SCRIPTS = /\/(assets|mf)\/.*\.js$/;

/** Holds requests for scripts. @returns a function that releases them */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens a page, with its styles, without waiting for scripts. */
async function openEarly(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')).every(
      ({ sheet }) => sheet,
    ),
  );
}

const isBusy = async (control: Locator) => (await control.getAttribute('aria-busy')) === 'true';

const notBusy = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy]') === null);

const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, animationName } = getComputedStyle(element);
    return { outlineStyle, animationName };
  });

it('each press before the scripts load is shown immediately and replayed exactly once', async () => {
  const { page } = await openSignedIn(visits, undefined, { reducedMotion: 'reduce' });
  const post = await makePost(page);
  const changes = watchChanges(page);
  const releaseForm = await hold(page, /\/actions-.*\.js$/);
  const release = await hold(page, ALL_SCRIPTS);
  await openEarly(page, `/news/${post}`);
  const like = page.getByRole('button', { name: /^Like/ });
  const comment = page.getByRole('button', { name: 'Add Comment' });
  await like.click();
  expect(await lookOf(like)).toEqual({ outlineStyle: 'dotted', animationName: 'none' });
  // The second press does not undo the first.
  await like.click();
  await pressByKeys(comment);
  expect([await isBusy(like), await isBusy(comment)]).toEqual([true, true]);
  expect(changes).toEqual([]);

  release();
  await page.locator('main button[aria-pressed=true]:not([aria-busy])').waitFor();
  // The replayed press waits for the form's code.
  expect(await isBusy(comment)).toBe(true);
  releaseForm();
  await page.getByRole('dialog').getByLabel('Leave Your Thoughts').waitFor();
  await notBusy(page);
  expect(changes.filter((change) => change.includes('/like/'))).toHaveLength(1);
});
