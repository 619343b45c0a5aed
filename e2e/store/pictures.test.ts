import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { drawing, makeItem, THREE_PICTURES } from './item.ts';

const visits = setUpVisits();

const expected = { expectedErrors: /status of 404/ };

/** Opens a page whose second drawing of three cannot be had. */
async function openWithout(path: string) {
  const page = await visits.open('about:blank', expected);
  await page.route(`**${drawing('mug')}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await hydrated(page);
  return page;
}

async function makeThree(name = 'Half there') {
  const seller = await visits.open('about:blank');
  const { username } = await signUp(seller);
  const id = await makeItem(seller, { name: `${name}, ${username}`, images: THREE_PICTURES });
  return { id, name: `${name}, ${username}` };
}

const isStandIn = (page: Page, name: string) =>
  page.locator(`span[role="img"][aria-label="${name}"]`);

it('stands in for a picture that does not load, on the card', async () => {
  const { name } = await makeThree();
  const page = await openWithout('/merch');
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: 'Next image' }).click();
  await isStandIn(page, name).waitFor();
  expect(await isStandIn(page, name).textContent()).toBe(name);
  await card.getByRole('button', { name: 'Next image' }).click();
  await card.getByRole('img', { name: 'A drawn cap' }).waitFor();
});

it('stands in for a picture that does not load, as the big image and as a thumbnail', async () => {
  const { id, name } = await makeThree();
  const page = await openWithout(`/merch/${id}`);
  const thumbnail = page.getByRole('button', { name: 'Show image 2 of 3' });
  await thumbnail.locator('svg').waitFor();
  expect(await thumbnail.getByText(name).isVisible()).toBe(false);
  await thumbnail.click();
  const big = isStandIn(page, name).first();
  await big.getByText(name).waitFor();
  const { width, height } = (await big.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

it('fetches what is seen first before the rest', async () => {
  const { id } = await makeThree();
  const page = await visits.open(`/merch/${id}`, { javaScriptEnabled: false });
  const [big, ...thumbnails] = await page
    .locator('main img')
    .evaluateAll((images) =>
      images.map(
        (image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`,
      ),
    );
  expect(big).toBe('eager high');
  expect(thumbnails).toEqual(['lazy auto', 'lazy auto', 'lazy auto']);
});

/** Waits until the pictures in the window are painted, and for a frame after that. */
async function picturesPainted(page: Page) {
  await page.evaluate(async () => {
    const inWindow = Array.from(document.images).filter((image) => {
      const { top, left } = image.getBoundingClientRect();
      return top < innerHeight && left >= 0 && left < innerWidth;
    });
    await Promise.all(inWindow.map((image) => image.decode()));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

it.each(['/merch', 'item'])('moves nothing while %s loads', async (which) => {
  const { id } = await makeThree();
  const page = await visits.open('about:blank');
  const shifts = await watchShifts(page);
  await page.goto(which === 'item' ? `/merch/${id}` : which);
  await hydrated(page);
  await picturesPainted(page);
  expect(await shifts()).toEqual([]);
});
