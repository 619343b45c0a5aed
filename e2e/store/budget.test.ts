import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { watchScripts } from '../scripts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

it('asks for few files on a cold visit of the list, and for nothing of the API', async () => {
  const page = await visits.open('about:blank');
  const requests: { url: string; type: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  await page.goto('/merch');
  await hydrated(page);
  expect(requests.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(20);
  expect(requests.filter(({ url }) => url.includes('/api/'))).toEqual([]);
});

it("adds at most 15 KB of the section's own scripts", async () => {
  const page = await visits.open('about:blank');
  const scripts = watchScripts(page);
  await page.goto('/merch');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const own = (await scripts()).filter(({ path }) => path.startsWith('/mf/store/'));
  const total = own.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(15_000);
});
