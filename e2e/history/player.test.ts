import type { TagChoice } from '@desert/contract/tags';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { siteUrl } from '../site/url.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** How many pages are asked for at a time. */
const AT_ONCE = 8;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What is wrong with the page at an address, to whoever reads HTML alone. */
async function faultOf({ label, path }: TagChoice): Promise<string | undefined> {
  const response = await fetch(siteUrl() + path, { redirect: 'manual' });
  const html = await response.text();
  if (response.status !== 200) return `${path} answers ${response.status}`;
  const name = label.replaceAll("'", '&#(?:x27|39);');
  return new RegExp(`<h1[^>]*><span[^>]*>${name}</span>`).test(html)
    ? undefined
    : `${path} has no ${label}`;
}

it('has a page for everybody who wore the sweater', async () => {
  const choices = (await (await fetch(`${siteUrl()}/api/history/tags/`)).json()) as TagChoice[];
  const left = choices.filter(({ kind }) => kind === 'player');
  expect(left).toHaveLength(672);
  const faults: (string | undefined)[] = [];
  async function walk() {
    for (let next = left.pop(); next; next = left.pop()) faults.push(await faultOf(next));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
}, 300_000);

it('sends whoever types a name in another way to the one address, with the query', async () => {
  const from = '?from=%2Fhistory%2F2011-12';
  for (const slug of ['Shane-Doan', 'SHANE%20DOAN', 'sh%C3%A1ne-doan', 'shane_doan-']) {
    const address = `${siteUrl()}/history/players/${slug}${from}`;
    const response = await fetch(address, { redirect: 'manual' });
    expect([slug, response.status]).toEqual([slug, 301]);
    expect(response.headers.get('location')).toBe(`/history/players/shane-doan${from}`);
  }
});

it('leads from a season to its players, on among them, and back to where one was', async () => {
  const page = await visits.open('/history/2011-12');
  await hydrated(page);
  const link = page.getByRole('table').getByRole('link', { name: 'Mike Smith' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await page.getByRole('heading', { name: /^Mike Smith Goalie/ }).waitFor();
  await page.getByRole('link', { name: /^Next player/ }).click();
  await page.getByRole('heading', { name: /^Jason LaBarbera/ }).waitFor();
  await page.getByRole('link', { name: 'Back to 2011-12 Phoenix Coyotes' }).click();
  await page.getByRole('heading', { name: /^Phoenix Coyotes/ }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});

it('can be read, and walked on, without any script', async () => {
  const path = '/history/players/shane-doan?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals';
  const page = await visits.open(path, { javaScriptEnabled: false });
  expect(await heading(page).textContent()).toContain('Shane Doan');
  expect(await page.getByRole('row', { name: /^Total/ }).textContent()).toContain('972');
  await page.getByRole('link', { name: 'Next player: Dale Hawerchuk' }).click();
  expect(await heading(page).textContent()).toContain('Dale Hawerchuk');
  expect(await page.getByText('2 of 100').isVisible()).toBe(true);
});

it('says that nobody is called so, with status 404', async () => {
  const page = await visits.open('/history/players/wayne-gretzky', { expectedErrors: /404/ });
  expect(await heading(page).textContent()).toBe('No such player');
});
