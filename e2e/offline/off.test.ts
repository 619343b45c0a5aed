/** The switch of operators: browsers lose the service worker and its copies. */
import { expect, it } from 'vitest';
import { setUpOwnSite } from '../site/own.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const site = setUpOwnSite({});

it('with the flag `offline` off, the service worker deletes the copies and unregisters itself', async () => {
  await site().query(`INSERT INTO flags (id, changed) VALUES (1, '{"offline":false}')`);
  const readWorker = async () => (await fetch(`${site().url}/service-worker.js`)).text();
  // An isolate uses the flags that it read for 10 s.
  await expect.poll(readWorker, { timeout: 30_000 }).toContain('unregister');
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
