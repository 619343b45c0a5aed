import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { choosePhotos, makePhotos, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

it('decodes, draws and encodes photos off the main thread, where somebody may type', async () => {
  const page = await visits.open('/');
  await signUp(page);
  const photos = await makePhotos(page, 3);
  await page.addInitScript(() => {
    const onMainThread = () => {
      throw new Error('on the main thread');
    };
    window.createImageBitmap = onMainThread;
    OffscreenCanvas.prototype.getContext = onMainThread;
    HTMLCanvasElement.prototype.getContext = onMainThread;
  });
  await page.goto('/merch/new');
  await hydrated(page);
  await choosePhotos(page, photos);
  await page.getByLabel('Description', { exact: true }).pressSequentially('It is loud.');
  await uploaded(page, photos.length);
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('It is loud.');
});
