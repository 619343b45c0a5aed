import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { callApi } from '../ask.ts';
import { watchScripts } from '../scripts.ts';
import { openSignedIn } from '../signed-in.ts';
import { hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('the feed and the question “When were you there?” on the home page work without scripts', async () => {
  const page = await visits.open('/', { javaScriptEnabled: false });
  const titles = page
    .getByRole('region', { name: 'What fans are up to' })
    .getByRole('heading', { level: 3 });
  for (const at of [0, 1, 2, 3]) {
    const link = titles.nth(at).getByRole('link');
    const address = (await link.getAttribute('href'))!;
    await link.click();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.goto('/');
  }
  const askWhen = async (text: string) => {
    await page.goto('/');
    await page.getByLabel('When were you there?').fill(text);
    await page.getByRole('button', { name: 'Find the night' }).click();
    return new URL(page.url()).pathname;
  };
  expect(await askWhen('5/22/2012')).toBe('/history/games/2012-05-22');
  expect(await askWhen('red wings')).toBe('/history/find');
});

it('the server’s HTML of Home shows a member the last game that they attended', async () => {
  const { page } = await openSignedIn(visits, '/');
  await callApi(page, 'POST', '/api/history/games/2012-05-22/attendance/', {});
  // A job makes the summary.
  const documentOf = async () => (await page.request.get('/')).text();
  await expect.poll(documentOf).toContain('Your last game:');
  await page.goto('/');
  const last = page.getByText('Your last game:').getByRole('link');
  expect(await last.textContent()).toBe('May 22, 2012 vs. Los Angeles Kings, L 3-4 OT');
});

it('the home page loads few and small files, and no section’s code', async () => {
  const page = await visits.open('about:blank');
  const requests: string[] = [];
  const scripts = watchScripts(page);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const response = await page.goto('/');
  await hydrated(page);
  await idle(page);
  expect(
    requests.filter((path) => /^\/(mf|api|widgets)\/(?!\w+\/section.json$)/.test(path)),
  ).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(20);
  const sizes = (await scripts()).map(({ text }) => brotliCompressSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(107_000);
  const sheets = (await response!.text()).match(/<style.*?<\/style>/gs)!.join('');
  expect(sheets).toContain('@scope([data-section="history"])');
  expect(brotliCompressSync(sheets).length).toBeLessThanOrEqual(5_000);
});
