/** The switch of operators: browsers lose the service worker and its copies. */
import { expect, it } from 'vitest';
import { setUpOwnSite } from '../site/own.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const site = setUpOwnSite({ variables: { OFFLINE_PAGES: 'off' } });

it('with OFFLINE_PAGES off, the service worker deletes the copies and unregisters itself', async () => {
  const page = await visits.open('/news', { origin: site().url });
  const rest = await page.evaluate(async () => {
    const kept = await caches.open('pages');
    await kept.put('/news', new Response('copy'));
    localStorage.setItem('first-visit', '0');
    location.reload();
    return (await caches.keys()).length;
  });
  expect(rest).toBe(1);
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
  );
});
