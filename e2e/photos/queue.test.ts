import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, draw } from './photo.ts';
import { setUpPhotos } from './setUpPhotos.ts';

const open = setUpPhotos();

const WORKER = '**/assets/prepare.worker-*.js';

/** Prepares what was chosen, all at once, and notes in the page what becomes of each: 'done 0', 'AbortError 1'. */
function prepareAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const outcomes: string[] = [];
    const aborts = window.photos.chosen().map((file, at) => {
      const abort = new AbortController();
      window.photos.preparePhoto(file, abort.signal).then(
        () => outcomes.push(`done ${at}`),
        (error: Error) => outcomes.push(`${error.name} ${at}`),
      );
      return abort;
    });
    Object.assign(window, { outcomes, aborts });
  });
}

/** Waits until something has become of as many photos, and gives what, in the order it did. */
async function outcomes(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction((count) => window.outcomes.length >= count, count);
  return page.evaluate(() => window.outcomes);
}

const abort = (page: Page, at: number) => page.evaluate((at) => window.aborts[at]!.abort(), at);

declare global {
  interface Window {
    outcomes: string[];
    aborts: AbortController[];
  }
}

async function chooseSmall(page: Page, count: number) {
  const file = await draw(page, 'rgbw');
  await choose(page, ...Array<Buffer>(count).fill(file));
}

it('prepares twelve photos in their order, by one worker, which ends after the last', async () => {
  const page = await open();
  const large = await draw(page, 'rgbw', { width: 2000, height: 1500 });
  const small = await draw(page, 'rgbw');
  await choose(page, ...Array.from({ length: 12 }, (_, at) => (at % 2 ? small : large)));
  let workers = 0;
  page.on('worker', () => (workers += 1));
  const started = page.waitForEvent('worker');
  await prepareAll(page);
  const worker = await started;
  const ended = worker.waitForEvent('close');
  expect(await outcomes(page, 12)).toEqual(Array.from({ length: 12 }, (_, at) => `done ${at}`));
  await ended;
  expect(workers).toBe(1);
});

it('goes on with the next photo when one in work is given up', async () => {
  const page = await open();
  await chooseSmall(page, 3);
  // The first worker never gets to work.
  const held = new Promise<Route>((hold) => page.route(WORKER, hold, { times: 1 }));
  await prepareAll(page);
  await held;
  expect(await outcomes(page, 0)).toEqual([]);
  await abort(page, 0);
  expect(await outcomes(page, 3)).toEqual(['AbortError 0', 'done 1', 'done 2']);
});

it('gives up a photo at once that waits', async () => {
  const page = await open();
  await chooseSmall(page, 3);
  const held = new Promise<Route>((hold) => page.route(WORKER, hold, { times: 1 }));
  await prepareAll(page);
  const route = await held;
  await abort(page, 1);
  expect(await outcomes(page, 1)).toEqual(['AbortError 1']);
  await route.continue();
  expect(await outcomes(page, 3)).toEqual(['AbortError 1', 'done 0', 'done 2']);
});

it('leaves the worker alone when a photo is given up that is done', async () => {
  const page = await open();
  await chooseSmall(page, 1);
  await prepareAll(page);
  expect(await outcomes(page, 1)).toEqual(['done 0']);
  await page.evaluate(() => Object.assign(window, { before: window.aborts[0] }));
  const held = new Promise<Route>((hold) => page.route(WORKER, hold, { times: 1 }));
  await prepareAll(page);
  const route = await held;
  await page.evaluate('before.abort()');
  await route.continue();
  expect(await outcomes(page, 1)).toEqual(['done 0']);
});

it('fails the photo at hand where the worker dies, and starts another for the next', async () => {
  const page = await open({ expectedErrors: /ERR_FAILED/ });
  await chooseSmall(page, 2);
  await page.route(WORKER, (route) => route.abort(), { times: 1 });
  await prepareAll(page);
  expect(await outcomes(page, 2)).toEqual(['Error 0', 'done 1']);
});
