import { expect, it } from 'vitest';
import { openSignedIn } from '../signed-in.ts';
import { readItem } from '../store/item.ts';
import { setUpVisits } from '../visit.ts';
import { makePhotos, photoRow } from './photo-rows.ts';

const visits = setUpVisits();

/** A slow 4G connection: bytes per second, and latency in ms. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Maximum bytes that three photos may need: 20 seconds of this connection. */
const MAX_UPLOADED_BYTES = 20 * NETWORK.uploadThroughput;

it('an item with three photos of 12 megapixels is listed from a slow phone', async () => {
  const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
  const { page } = await openSignedIn(visits, '/merch/new', phone);
  const photos = await makePhotos(page, 3, { width: 4000, height: 3000, detailed: true });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sent: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/photos'))
      sent.push(request.headerValue('content-length').then(Number));
  });

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload photos' }).tap();
  // The page first reads 20 MB at a quarter of the machine's speed.
  await (await choosing).setFiles(photos, { timeout: 120_000 });
  await photoRow(page, 1).locator('img').waitFor();
  await page.getByLabel('Item Name').fill('Foam paw');
  await page.getByLabel('Description', { exact: true }).fill('Loud.');
  await page.getByLabel('Price').fill('12.5');
  await page
    .getByText(/^Uploading\.\.\. [1-9]\d?%$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Create Item' }).tap();
  await page.getByRole('button', { name: 'Waiting for your photos...' }).waitFor();
  await page.waitForURL(/\/merch\/\d+$/, { timeout: 240_000 });
  let bytes = 0;
  for (const size of await Promise.all(sent)) bytes += size;
  expect(sent).toHaveLength(3);
  expect(bytes).toBeLessThan(MAX_UPLOADED_BYTES);

  const { images } = await readItem(page, Number(new URL(page.url()).pathname.split('/').at(-1)));
  expect(images).toHaveLength(3);
});
