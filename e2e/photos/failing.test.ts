import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { addresses, choosePhotos, makePhotos, photoRow, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

const UPLOADS = '**/api/photos/';

async function openForm() {
  const page = await visits.open('about:blank', {
    expectedErrors: /ERR_|status of [45]\d\d|did not load/,
  });
  await signUp(page);
  await page.goto('/merch/new');
  await hydrated(page);
  return page;
}

const said = (page: Page, text: string | RegExp) => photoRow(page, 1).getByText(text);

it('tries a failed upload again by itself, then by a button', async () => {
  const page = await openForm();
  let attempts = 0;
  const fail = (route: Route) => {
    attempts += 1;
    return route.abort();
  };
  await page.route(UPLOADS, fail);
  await page.clock.install();
  await choosePhotos(page, await makePhotos(page, 1));
  await said(page, 'Upload failed. Trying again...').waitFor();
  await page.clock.runFor(1_000);
  await expect.poll(() => attempts).toBe(2);
  await said(page, 'Upload failed. Trying again...').waitFor();
  await page.clock.runFor(4_000);
  await said(page, 'Not uploaded: Something went wrong. Please try again').waitFor();
  expect(attempts).toBe(3);
  await page.unroute(UPLOADS, fail);
  await page.getByRole('button', { name: 'Try again: photo 1' }).click();
  await uploaded(page, 1);
});

it('uploads when the connection is back, without a press', async () => {
  const page = await openForm();
  const photos = await makePhotos(page, 1);
  await choosePhotos(page, photos);
  await uploaded(page, 1);
  await page.context().setOffline(true);
  await choosePhotos(page, await makePhotos(page, 2, { width: 800 }));
  await photoRow(page, 3)
    .getByText(/^Not uploaded: You are offline/)
    .waitFor();
  await page.context().setOffline(false);
  await uploaded(page, 3);
});

it('keeps what was chosen where its own code does not come, and goes on when it does', async () => {
  const page = await openForm();
  const fail = (route: Route) => route.abort();
  await page.route('**/assets/tools-*.js', fail);
  await choosePhotos(page, await makePhotos(page, 1));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByText('Give your item a name').waitFor();
  await page.unroute('**/assets/tools-*.js', fail);
  await again.click();
  await uploaded(page, 1);
});

it('says what is wrong with a photo that the server refuses, and sends nothing without it', async () => {
  const page = await openForm();
  const message = 'That is 60 photos in an hour.';
  await page.route(UPLOADS, (route) =>
    route.fulfill({ status: 400, json: { errors: { photo: message } } }),
  );
  await choosePhotos(page, await makePhotos(page, 1));
  await said(page, `Not uploaded: ${message}`).waitFor();
  await page.getByLabel('Item Name').fill('Foam paw');
  await page.getByLabel('Description', { exact: true }).fill('Loud.');
  await page.getByLabel('Price').fill('12.5');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await said(
    page,
    'Nothing is sent while this photo is not uploaded. You can remove it.',
  ).waitFor();
  expect(await photoRow(page, 1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  expect(await addresses(page)).toEqual(['']);
});

it('has who was logged out meanwhile log in again, and goes on by itself with all of them', async () => {
  const page = await openForm();
  await page.context().clearCookies();
  await choosePhotos(page, await makePhotos(page, 3));
  for (const number of [1, 2, 3]) {
    await photoRow(page, number)
      .getByText(/^Not uploaded/)
      .waitFor();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Demo User' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await uploaded(page, 3);
});
