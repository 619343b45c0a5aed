import { expect, it } from 'vitest';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('a season is readable without scripts, and links to all seasons', async () => {
  const page = await visits.open('/history/2011-12', { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('Phoenix Coyotes 2011-12 (42-27-13)');
  expect(await page.getByRole('row', { name: /Ray Whitney/ }).textContent()).toContain('77');
  expect(await page.title()).toBe('2011-12 Phoenix Coyotes · Hockey Belongs In The Desert');
  const description = page.locator('meta[name="description"]');
  expect(await description.getAttribute('content')).toContain('42-27-13');
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(
    'Phoenix Coyotes',
  );
  await page.getByRole('link', { name: 'Back to History' }).click();
  expect(await page.textContent('h1')).toBe('Coyotes Franchise History');
  const chart = page.getByRole('group', { name: 'Points percentage by season' });
  expect(await chart.getByRole('link').count()).toBe(44);
});

it.each(['/history/2011-12', '/history/players/shane-doan?from=%2Fhistory%2F2011-12'])(
  'nothing moves while %s loads, which requests few files and no data',
  async (path) => {
    const page = await visits.open('about:blank');
    const shifts = await watchShifts(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await hydrated(page);
    expect(await shifts()).toEqual([]);
    // Fans' pictures depend on what they post.
    expect(requests.filter((url) => !url.includes('/images/')).length).toBeLessThanOrEqual(20);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  },
);
