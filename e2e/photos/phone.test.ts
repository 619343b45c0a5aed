import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { readItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makePhotos, photoRow } from './photo-rows.ts';

const visits = setUpVisits();

/** A phone of the middle class in a network like 4G that is shared: bytes a second, ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU_RATE = 4;

const PHONE = { isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

it(
  'lists an item with three photos from a phone, within a minute',
  { timeout: 300_000 },
  async () => {
    const page = await visits.open('about:blank', PHONE);
    await signUp(page);
    await page.goto('/merch/new');
    await hydrated(page);
    const photos = await makePhotos(page, 3, { width: 4000, height: 3000, detailed: true });
    await slowDown(page);
    const start = performance.now();

    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose photos' }).tap();
    // Until the page has read 20 MB at a quarter of the machine's speed.
    await (await choosing).setFiles(photos, { timeout: 120_000 });
    await photoRow(page, 1).locator('img').waitFor();
    await page.getByLabel('Item Name').fill('Foam paw');
    await page.getByLabel('Description', { exact: true }).fill('Loud.');
    await page.getByLabel('Price').fill('12.5');
    await page
      .getByText(/^Uploading, [1-9]\d?%$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Create Item' }).tap();
    await page.getByRole('button', { name: 'Waiting for your photos...' }).waitFor();
    await page.waitForURL(/\/merch\/\d+$/, { timeout: 60_000 });
    expect(performance.now() - start).toBeLessThan(60_000);

    const { images } = await readItem(page, Number(new URL(page.url()).pathname.split('/').at(-1)));
    expect(images).toHaveLength(3);
  },
);

it('opens the camera of a phone, and has no such button elsewhere', async () => {
  const page = await visits.open('about:blank', PHONE);
  await signUp(page);
  await page.goto('/memories/new');
  await hydrated(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a photo' }).tap();
  expect(await (await choosing).element().getAttribute('capture')).not.toBeNull();

  const wide = await visits.open('about:blank', { viewport: { width: 1280, height: 720 } });
  await signUp(wide);
  await wide.goto('/memories/new');
  await wide.getByRole('button', { name: 'Choose photos' }).waitFor();
  expect(await wide.getByRole('button', { name: 'Take a photo' }).count()).toBe(0);
});
