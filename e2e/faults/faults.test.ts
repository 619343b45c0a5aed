/**
 * With any fault of its section, a page works or reports it, and the rest of the site is not affected. One fault of
 * each kind; the others are in `faults.release.test.ts`.
 */
import { expect, it } from 'vitest';
import { hydrated } from '../visit.ts';
import { comesBack, inPage, SEASON, setUpFailingSite, visit } from './failing-site.ts';

const failing = setUpFailingSite();
const { open, spoil, logged, restWorks, browserMakesUp, placeSaysSo } = failing;

it('a page whose section is down says so, and recovers when the section runs again', async () => {
  const page = await open();
  await failing.site.stopSection('history');
  try {
    expect(await visit(page)).toBe(503);
    await page.getByText('History is having a rough shift').waitFor();
    await logged('section.fragment', /answered 503|connection lost/);
    await restWorks(page);
  } finally {
    await failing.start('history');
  }
  await comesBack(page);
});

it('a page whose component throws on the server is rendered by the browser', async () => {
  const fault = 'a component throws on the server';
  expect(await browserMakesUp(fault, 503, 'section.fragment', /answered 500/)).toBe(0);
});

it('a page whose component throws in the browser explains the fault, and recovers when it is fixed', async () => {
  const fault = 'a component throws in the browser';
  const reason = /spoiled comp/;
  expect(await placeSaysSo(fault, 200, 'This page is', 'section.component', reason)).toBe(0);
});

it('a section’s style sheet without a scope is refused, and the page keeps its first look', async () => {
  await spoil('CSS hides every page');
  const page = await open(SEASON);
  await page.getByText('You can read this page').waitFor();
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  const looks = page
    .getByRole('article')
    .evaluate((entry) => getComputedStyle(entry).containerType);
  expect(await looks).toBe('inline-size');
  await failing.logged('section.sheet', /does not begin/);
  await restWorks(page);
});

it('Home and a season’s page say that a failed section didn’t load, until a retry succeeds', async () => {
  await Promise.all([spoil('answers 500'), spoil('answers 500', 'news')]);
  const page = await open();
  const triedByItself = page.waitForResponse('**/widgets/home/history');
  await page.goto('/');
  await hydrated(page);
  expect((await triedByItself).status()).toBe(503);
  const newest = page.getByRole('region', { name: 'History' });
  await newest.getByText('History didn’t load.').waitFor();
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
  await spoil('none');
  await inPage(page, async () => {
    await newest.getByRole('button', { name: 'Try again' }).click();
    await newest.getByText(/Season of the day|On this day/).waitFor();
  });

  const stripTriedByItself = page.waitForResponse('**/widgets/tagged/news**');
  expect(await visit(page)).toBe(200);
  expect((await stripTriedByItself).status()).toBe(503);
  const strip = page.getByRole('region', { name: 'News', exact: true });
  await strip.getByText('News didn’t load.').waitFor();
  await logged('section.fragment', /answered 500/, 'news');
  await hydrated(page);
  await spoil('none', 'news');
  await inPage(page, async () => {
    await strip.getByRole('button', { name: 'Try again' }).click();
    // News has no posts about that season; Store and Memories are down, and may have some.
    await strip.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Start a discussion' }).waitFor();
    expect(await page.getByText('No one has posted').count()).toBe(0);
  });
});
