/** A proof photo and ratings, in two browsers. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { makePhotos } from '../photos/photo-rows.ts';
import { goTo } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { drawing, makeItem, readItem } from './item.ts';

const visits = setUpVisits();

async function openMarket() {
  const seller = await visits.open('/');
  const { username: sellerName } = await signUp(seller);
  const images = [{ url: drawing('sweater-brick'), alt: '' }];
  const id = await makeItem(seller, { name: 'Brick-red sweater', images });
  const buyer = await visits.open('/');
  const { username: buyerName } = await signUp(buyer);
  const first = { merch_id: id, content: 'Is it a true L?' };
  const talk = await callApi(buyer, 'POST', '/api/conversations/new/', first);
  const path = `/merch/messages/${(talk as { id: number }).id}`;
  return { seller, sellerName, buyer, buyerName, id, path };
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

it('a seller answers a buyer’s request for a proof photo with a photo that is stored in several sizes', async () => {
  const { seller, buyer, id, path } = await openMarket();
  await goTo(buyer, path);
  await press(buyer, 'Ask for a proof photo');
  await buyer.getByText('Could you add a proof photo?').waitFor();
  await goTo(seller, path);
  await seller.getByRole('link', { name: 'Add a proof photo' }).click();
  const [photo] = await makePhotos(seller, 1, { width: 3000, height: 2000 });
  await seller.getByLabel('3. Choose the photo').setInputFiles(photo!);
  await seller.getByRole('button', { name: 'Add proof photo', disabled: false }).click();
  await seller.waitForURL(`**/merch/${id}`);
  await seller.getByText('with the code').waitFor();
  const { images } = await readItem(seller, id);
  const proof = images.at(-1) as unknown as { alt: string; photo: { sizes: number[] } };
  expect(proof.alt).toMatch(/^Proof photo with the code /);
  expect(proof.photo.sizes).toHaveLength(3);
});

it('both members of a sale rate it without scripts, and the profile counts the ratings', async () => {
  const { seller, sellerName, buyer, buyerName, path } = await openMarket();
  await goTo(seller, path);
  await press(seller, `Mark as sold to ${buyerName}`);
  for (const page of [buyer, seller]) {
    await goTo(page, path);
    await page.getByLabel('Good', { exact: true }).check();
    await page.getByLabel('In one line (optional)').fill('Fast, and as described.');
    await press(page, 'Send rating');
    await page.getByText('Fast, and as described.').first().waitFor();
  }
  await goTo(buyer, `/user/${sellerName}`);
  await buyer.getByRole('link', { name: '1 sale, 1 good' }).waitFor();
  await buyer.getByText('Fast, and as described.').waitFor();
});
