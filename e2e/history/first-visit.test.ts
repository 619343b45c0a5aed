import { expect, it } from 'vitest';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('shows a season without any script', async () => {
  const page = await visits.open('/history/2011-12', { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('Phoenix Coyotes 2011-12 (42-27-13)');
  expect(await page.getByRole('row', { name: /Ray Whitney/ }).textContent()).toContain('77');
  expect(await page.title()).toBe('2011-12 Phoenix Coyotes · Hockey Belongs In The Desert');
  const description = page.locator('meta[name="description"]');
  expect(await description.getAttribute('content')).toContain('42-27-13');
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(
    'Phoenix Coyotes',
  );
});

it('lists every season without any script, with the one that was not played', async () => {
  const page = await visits.open('/history', { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('Coyotes Franchise History');
  expect(await page.locator('a[href^="/history/"]').count()).toBeGreaterThanOrEqual(44);
  expect(await page.getByText('2004-05').count()).toBeGreaterThan(0);
  expect(await page.textContent('main')).toContain('copyrighted by the Hockey Databank project');
});

it.each(['/', '/history', '/history/2011-12', '/history/2011-12/', '/merch'])(
  'hydrates %s without a word in the console',
  async (path) => {
    const page = await visits.open(path);
    await hydrated(page);
    expect(await page.getByRole('navigation', { name: 'Sections' }).isVisible()).toBe(true);
  },
);

it.each([
  ['/history/1900-01', 'History'],
  ['/history/nonsense', 'History'],
  ['/history/2011-12/more', 'History'],
  ['/nowhere', 'Store'],
])('answers 404 at %s with a page that helps', async (path, link) => {
  const page = await visits.open(path, { expectedErrors: /404/ });
  const response = await page.reload();
  expect(response!.status()).toBe(404);
  expect(await page.getByRole('link', { name: link }).count()).toBeGreaterThan(0);
  expect(await page.title()).toContain('Page not found');
});

it.each([
  ['/history/2011', '/history/2011-12'],
  ['/history/2011/', '/history/2011-12'],
  ['/history/1999', '/history/1999-00'],
  ['/history/2004', '/history/2004-05'],
])('sends from %s, the year it starts in, to a season, for good', async (path, season) => {
  const page = await visits.open('about:blank');
  const answer = await page.request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, season]);
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe(season);
  expect(await page.textContent('h1')).toContain(season.replace('/history/', ''));
});

it('tells of the season that was not played, and leads to those beside it', async () => {
  const page = await visits.open('about:blank');
  const answer = await page.goto('/history/2004-05');
  expect(answer!.status()).toBe(200);
  await hydrated(page);
  expect(await page.textContent('h1')).toBe('2004-05');
  await page.getByRole('link', { name: 'Previous season: 2003-04' }).click();
  await page.getByRole('link', { name: '2004-05' }).click();
  await page.getByRole('link', { name: 'Next season: 2005-06' }).click();
  await page.getByRole('heading', { name: /2005-06/ }).waitFor();
});

it.each(['/history/2011-12', '/history/players/shane-doan?from=%2Fhistory%2F2011-12'])(
  'moves nothing while %s loads',
  async (path) => {
    const page = await visits.open('about:blank');
    const shifts = await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    expect(await shifts()).toEqual([]);
  },
);

it('asks for few files on a cold deep link', async () => {
  const page = await visits.open('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/history/2011-12');
  await hydrated(page);
  expect(requests.length).toBeLessThanOrEqual(20);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});
