/** How many taps a phone's user needs. Between the fields of a form, the keyboard's 'next' key moves, as Tab does here. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { choosePhotos, makePhotos, uploaded } from '../photos/photo-rows.ts';
import { openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

async function openOnPhone() {
  const { page } = await openSignedIn(visits, '/', { hasTouch: true, isMobile: true });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const typeInNext = async (field: Locator, text: string) => {
    while (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  return { page, tap, typeInNext, countTaps: () => taps };
}

it('a buyer reaches the seller in five taps from Home', async () => {
  const { page, tap, countTaps } = await openOnPhone();
  await tap(page.getByRole('navigation', { name: 'Sections' }).getByText('Store'));
  await tap(page.getByRole('article').first().getByRole('heading').getByRole('link'));
  await tap(page.getByRole('link', { name: 'Message the seller' }));
  await tap(page.getByRole('textbox', { name: /^Message to/ }));
  await page.keyboard.type('Is it still there?');
  await tap(page.getByRole('button', { name: 'Send' }));
  await page.getByText('Is it still there?').first().waitFor();
  expect(countTaps()).toBeLessThanOrEqual(5);
});

it('a new member lists an item in six taps', async () => {
  const { page, tap, typeInNext, countTaps } = await openOnPhone();
  await tap(page.getByRole('navigation', { name: 'Sections' }).getByText('Store'));
  await tap(page.getByRole('link', { name: 'Add an item to sell' }));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: /^Upload photos/ }));
  await chooser;
  await choosePhotos(page, await makePhotos(page, 1));
  await uploaded(page, 1);
  await tap(page.getByLabel('Item Name'));
  await page.keyboard.type('Scarf');
  await typeInNext(page.getByLabel('Description'), 'Warm');
  await typeInNext(page.getByLabel('Price'), '12');
  await tap(page.getByRole('button', { name: 'Create Item' }));
  await page.getByRole('heading', { level: 1, name: 'Scarf' }).waitFor();
  expect(countTaps()).toBeLessThanOrEqual(6);
});
