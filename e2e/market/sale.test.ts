/** A sale in two browsers, one of them a phone, from the first question on. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { drawing, makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const WIDE = { viewport: { width: 1280, height: 900 } };
const REFUSED = { expectedErrors: /ERR_INTERNET_DISCONNECTED/ };

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const message = (page: Page, text: string) =>
  page.locator('main ol > li').filter({ hasText: text });

async function send(page: Page, text: string, offer = '') {
  await box(page).fill(text);
  if (offer) await page.getByLabel('Make an offer (optional)').fill(offer);
  await button(page, 'Send').click();
}

/** Whether the lower end of an element is visible above the phone's navigation bar. */
const isUncovered = (element: Locator) =>
  element.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 20, bottom - 4));
  });

it('a sale completes although the buyer or the seller goes offline half-way', async () => {
  const seller = await visits.open('/', { ...WIDE, ...REFUSED });
  const { username: sellerName } = await signUp(seller);
  const images = [{ url: drawing('sweater-brick'), alt: 'A brick-red sweater' }];
  const id = await makeItem(seller, { name: 'Brick-red sweater', price: 120, images });
  const buyer = await visits.open('/', REFUSED);
  const { username: buyerName } = await signUp(buyer);
  await buyer.goto(`/merch/${id}`);
  await hydrated(buyer);

  await buyer.getByRole('link', { name: 'Message the seller' }).click();
  await buyer.getByRole('heading', { name: 'Message the seller' }).waitFor();
  await send(buyer, 'Is it a true L?', '90');
  await buyer.waitForURL(/\/merch\/messages\/\d+#latest$/);
  await message(buyer, 'Is it a true L?').waitFor();
  await expect.poll(() => isUncovered(button(buyer, 'Send'))).toBe(true);

  // Every page shows the seller the unread message.
  await seller.goto('/news');
  await button(seller, `Account menu for ${sellerName} 1 unread message`).click();
  await seller.getByRole('link', { name: 'Messages (1)' }).click();
  await seller.getByRole('link', { name: buyerName }).click();
  await message(seller, '$90').waitFor();

  // What the buyer sends while offline waits, and messages to them arrive later.
  await buyer.context().setOffline(true);
  await send(buyer, 'Still there?');
  await buyer.getByText('Not sent yet').waitFor();
  await send(seller, 'It is. 110 and it is yours.', '110');
  await message(seller, '$110').waitFor();
  expect(await message(buyer, '$110').count()).toBe(0);
  await buyer.context().setOffline(false);
  await message(buyer, '$110').waitFor();
  await message(buyer, 'Still there?').waitFor();

  await button(buyer, 'Accept $110').click();
  await buyer.getByText('Reserved').first().waitFor();
  await button(seller, `Mark as sold to ${buyerName}`).click();
  await buyer.getByText('to you', { exact: true }).waitFor();

  const texts = await buyer.locator('ol > li').allInnerTexts();
  const said = ['Is it a true L?', 'It is. 110 and it is yours.', 'Still there?'];
  expect(texts.map((text) => said.find((value) => text.includes(value)))).toEqual(said);

  await buyer.goto(`/merch/${id}`);
  await buyer.getByText('for $110').waitFor();
  await buyer.getByRole('link', { name: 'Open your conversation' }).waitFor();

  // The seller puts the item up for sale again.
  await seller.goto(`/merch/${id}`);
  await hydrated(seller);
  await button(seller, 'Put back up for sale').click();
  await seller.getByText('Your item is for sale.').waitFor();
});
