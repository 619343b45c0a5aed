/** The faults of a section, once more in a browser whose service worker keeps pages. */
import { expect, it } from 'vitest';
import { keptPaths } from '../offline/worker.ts';
import { season, SEASON, setUpFailingSite, visit } from './failing-site.ts';
import type { Fault } from './spoil.ts';

const WITH_WORKER = true;

const { open, spoil, browserMakesUp, placeSaysSo } = setUpFailingSite(WITH_WORKER);

it.each<[Fault, number, sees: string, event: string, RegExp]>([
  ['answers 500', 503, 'History is having', 'section.fragment', /answered 500/],
  ['a script is missing', 200, 'You can read this page', 'section.code', /./],
  ['a script throws', 200, 'You can read this page', 'section.code', /spoiled script/],
  ['CSS is missing', 200, 'You can read this page', 'section.code', /did not load/],
  ['a component throws in the browser', 200, 'This page is', 'section.component', /spoiled comp/],
])(
  'the page explains the fault “%s” in the place of the section, although an offline copy exists',
  async (...row) => {
    expect(await placeSaysSo(...row)).toBe(0);
  },
);

it('a page whose component throws on the server is rendered by the browser', async () => {
  const fault = 'a component throws on the server';
  expect(await browserMakesUp(fault, 503, 'section.fragment', /answered 500/)).toBe(0);
});

it('if a section hangs for three seconds, the offline copy of the page is shown', async () => {
  const page = await open();
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(SEASON);
  await spoil('hangs');
  await visit(page);
  await page.getByText(/This copy of the page is from/).waitFor();
  await season(page).waitFor();
});
