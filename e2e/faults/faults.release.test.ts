/** With any fault of its section, a page works or reports it, and the rest of the site is not affected. */
import { expect, it } from 'vitest';
import { hydrated } from '../visit.ts';
import {
  hydrateByUse,
  follow,
  inPage,
  season,
  setUpFailingSite,
  sorts,
  tryAgain,
  visit,
} from './failing-site.ts';
import type { Fault } from './spoil.ts';

const failing = setUpFailingSite();
const { open, spoil, lines, logged, restWorks, browserMakesUp, placeSaysSo } = failing;

it('if a section’s HTML stops half-way, the browser renders the section by itself', async () => {
  const reason = /no answer within 10000 ms/;
  expect(await browserMakesUp('HTML stops', 503, 'section.fragment', reason)).toBe(0);
});

it.each<[Fault, number, sees: string, event: string, RegExp]>([
  ['answers 500', 503, 'History is having', 'section.fragment', /answered 500/],
  ['hangs', 503, 'History is having', 'section.fragment', /no answer within 10000 ms/],
  ['a script is missing', 200, 'You can read this page', 'section.code', /./],
  ['a script throws', 200, 'You can read this page', 'section.code', /spoiled script/],
  ['CSS is missing', 200, 'You can read this page', 'section.code', /did not load/],
])('the page explains the fault “%s” in the place of the section', async (...row) => {
  expect(await placeSaysSo(...row)).toBe(0);
});

it('if section.json of a newly visited section is missing, the page explains it in the section’s place', async () => {
  const page = await open();
  // The edge caches manifests for each roll-out key: this visitor has one of their own.
  await page.context().addCookies([{ name: 'rollout', value: '7', url: failing.site.url }]);
  await spoil('answers 500');
  await page.goto('/login');
  await spoil('section.json is missing');
  await inPage(page, async () => {
    await follow(page, 'History');
    await page.getByText('History is having a rough shift').waitFor();
    await logged('section.code', /section.json answered 404/);
    await spoil('none');
    await tryAgain(page).click();
    await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  });
});

it('a card’s link does not cover the page if the style sheet of the cards is missing', async () => {
  await spoil('CSS is missing', 'news');
  const page = await open('/news');
  await page.getByText('You can read this page').waitFor();
  await page.getByRole('link', { name: 'Hockey Belongs In The Desert' }).first().click();
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
});

it.each<[Fault, event: string, RegExp]>([
  ['hydration fails', 'section.hydration', /#418/],
  ['an error is not caught', 'section.uncaught', /a spoiled component/],
  ['a promise is rejected', 'section.rejection', /a spoiled component/],
])(
  'after the fault “%s” the page still works, and the fault is logged',
  async (fault, event, reason) => {
    const page = await open();
    await spoil(fault);
    expect(await visit(page)).toBe(200);
    await hydrateByUse(page);
    const { build } = await logged(event, reason);
    expect(String(build)).toMatch(/^[0-9a-f]{10}r\d+$/);
    // Before hydration, the heading links to another document, which would report the fault again.
    await hydrated(page);
    await sorts(page);
    expect(await tryAgain(page).count()).toBe(0);
    await restWorks(page);
    await season(page).waitFor();
    expect(lines().filter((line) => line['event'] === event)).toHaveLength(1);
  },
);
