import { gzipSync } from 'node:zlib';
import type { VisitReport } from '@desert/contract/pages/figure-input';
import { expect, it } from 'vitest';
import { measuring, setUpVisits } from '../visit.ts';

/** `web-vitals` and the sender. */
const SCRIPT_MAX_BYTES = 3500;

const visits = setUpVisits();

it('the performance report of a visit names the route of its first page, not the address', async () => {
  const page = await visits.open('about:blank');
  const isReady = page.waitForResponse((response) => /\/vitals-[^/]+\.js$/.test(response.url()));
  await page.goto('/news/1');
  const script = await (await isReady).body();
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(SCRIPT_MAX_BYTES);
  await measuring(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/figures/'));
  // A tab cannot be hidden without a window.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const report = (await sent).postDataJSON() as VisitReport;
  expect(report).toMatchObject({ section: 'news', page: '/news/:id' });
  expect(report.build).toMatch(/^\w{10}$/);
  expect(report.vitals.LCP).toBeGreaterThan(0);
  expect(report.vitals.TTFB).toBeGreaterThan(0);
  expect((await (await sent).response())?.status()).toBe(204);
});
