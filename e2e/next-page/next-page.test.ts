/** Counts the requests that a visitor waits for after following a link. */
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

/** Opens Home once it is hydrated and knows the sections' routes. */
async function openHome(): Promise<Page> {
  const page = await visits.open('about:blank');
  const manifests = ['store', 'news', 'history', 'memories'].map((name) =>
    page.waitForResponse((response) => response.url().endsWith(`/mf/${name}/section.json`)),
  );
  await page.goto('/');
  await hydrated(page);
  await Promise.all(manifests);
  await idle(page);
  return page;
}

/** Requests that no page waits for: Module Federation's, which follow a section's first page, and the icon's. */
const NOT_AWAITED = /\/((federation|remoteEntry|remote)[-.]|icon\.svg$)/;

/** Collects the requests that a page waits for from now on, which excludes images. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' || NOT_AWAITED.test(request.url())) return;
    requests.push(request);
  });
  return requests;
}

it('a page is loaded in one round trip even if its link was not hovered', async () => {
  const page = await openHome();
  const requests = requestsOf(page);
  const held = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await link(page, 'News').evaluate((element) => (element as HTMLElement).click());
  // All that can be requested before the first response.
  await expect
    .poll(() => requests.some((request) => request.url().includes('/api/news/')))
    .toBe(true);
  await idle(page);
  const atOnce = new Set(requests.map((request) => request.url()));
  held.resolve();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  const later = requests.map((request) => request.url()).filter((url) => !atOnce.has(url));
  expect(later).toEqual([]);
});

it('a hovered link opens at once, prefetched by the shell', async () => {
  const page = await openHome();
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
  const read = page.waitForResponse((response) => response.url().includes('/api/news/'));
  await link(page, 'News').hover();
  await (await read).finished();
  // Its style sheet is asked for with its code.
  await page.waitForFunction(() => document.querySelector('link[href^="/mf/news/"]') !== null);
  await idle(page);
  const requests = requestsOf(page);
  await link(page, 'News').click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  expect(requests.map((request) => request.url())).toEqual([]);
});

it('a link hovered before the scripts load is prefetched by the browser', async () => {
  const page = await visits.open('about:blank');
  const held = Promise.withResolvers<void>();
  await page.route(/\.js$/, () => held.promise);
  await page.goto('/news', { waitUntil: 'commit' });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    }),
  );
  const title = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await title.hover();
  await fetched;
  await title.click({ noWaitAfter: true });
  await page.waitForURL(/\/news\/\d+$/, { waitUntil: 'commit' });
  const delivery = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)
        ?.deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
