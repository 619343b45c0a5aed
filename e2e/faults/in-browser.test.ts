/** What goes wrong where only a browser sees it: the page works or says so, and the site's owners know. */
import { expect, it } from 'vitest';
import type { SiteInParts } from '../site/parts.ts';
import { hydrated } from '../visit.ts';
import {
  comesBack,
  season,
  setUpFailingHistory,
  sorts,
  tryAgain,
  visit,
} from './failing-history.ts';
import type { Fault } from './fault.ts';

let site: SiteInParts;
const { open, spoil, logged, restWorks } = setUpFailingHistory((started) => {
  site = started;
});

it('a script comes after a minute: the place says so before, and works on after', async () => {
  const page = await open('about:blank');
  await page.clock.install();
  const since = site.log.length;
  await spoil('a script comes after a minute');
  expect(await visit(page)).toBe(200);
  await page.waitForFunction(() => document.querySelector('#page-state') === null);
  await page.clock.fastForward(15_000);
  await page.getByText('You can read this page').waitFor();
  await logged(since, 'section.code', /nothing came within 15000 ms/);
  await spoil('none');
  await comesBack(page);
  await page.clock.fastForward(60_000);
  await sorts(page);
  await restWorks(page);
  await season(page).waitFor();
});

it('a script comes after a minute, on a link: the place does not wait for ever', async () => {
  const page = await open('/news');
  await hydrated(page);
  await page.clock.install();
  await spoil('a script comes after a minute');
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.waitForURL('**/history');
  await page.clock.fastForward(15_000);
  await page.getByText('History is having a rough shift').waitFor();
  await spoil('none');
  await tryAgain(page).click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
});

it('the script of a page comes after a minute: the page is to be read meanwhile', async () => {
  const page = await open('about:blank');
  await page.clock.install();
  const since = site.log.length;
  await spoil('the script of a page comes after a minute');
  await page.goto('/history/2004-05');
  await page.waitForFunction(() => document.querySelector('#page-state') === null);
  await page.clock.fastForward(15_000);
  await page.getByText('You can read this page').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await logged(since, 'section.code', /nothing came within 15000 ms/);
  await spoil('none');
  await tryAgain(page).click();
  await tryAgain(page).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it.each<[Fault, event: string, RegExp]>([
  ['hydration fails', 'section.hydration', /#418/],
  ['an error is not caught', 'section.uncaught', /a spoiled component/],
  ['a promise is rejected', 'section.rejection', /a spoiled component/],
])('%s: the page works, and its owners know', async (fault, event, reason) => {
  const page = await open('about:blank');
  const since = site.log.length;
  await spoil(fault);
  expect(await visit(page)).toBe(200);
  const { build } = await logged(since, event, reason);
  expect(String(build)).toMatch(/^[0-9a-f]{10}r\d+$/);
  await sorts(page);
  expect(await tryAgain(page).count()).toBe(0);
  await restWorks(page);
  await season(page).waitFor();
  expect(site.log.slice(since).filter((line) => line['event'] === event)).toHaveLength(1);
});
