/** The queue of photos to prepare: one worker at a time. */
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, draw } from './photo.ts';
import { setUpPhotos } from './site.ts';

const openPhotoPage = setUpPhotos();

declare global {
  interface Window {
    outcomes: string[];
    aborts: AbortController[];
    workers: { started: number; working: number; mostAtOnce: number };
  }
}

/**
 * Counts the page's workers where they start and end: the browser's own events of both may arrive in another order.
 */
function countWorkers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const workers = { started: 0, working: 0, mostAtOnce: 0 };
    class CountedWorker extends Worker {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        workers.started += 1;
        workers.working += 1;
        workers.mostAtOnce = Math.max(workers.mostAtOnce, workers.working);
      }

      override terminate() {
        super.terminate();
        workers.working -= 1;
      }
    }
    Object.assign(window, { workers, Worker: CountedWorker });
  });
}

/** Prepares the chosen files, and records the outcome of each in the page: 'done 0', 'AbortError 1'. */
function prepareAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const outcomes: string[] = [];
    const aborts = window.photos.chosen().map((file, at) => {
      const abort = new AbortController();
      window.photos.preparePhoto(file, { signal: abort.signal, onChecked() {} }).then(
        () => outcomes.push(`done ${at}`),
        (error: Error) => outcomes.push(`${error.name} ${at}`),
      );
      return abort;
    });
    Object.assign(window, { outcomes, aborts });
  });
}

/** Waits for `count` outcomes. @returns all outcomes so far, in order of time */
async function outcomes(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction((count) => window.outcomes.length >= count, count);
  return page.evaluate(() => window.outcomes);
}

const abort = (page: Page, at: number) => page.evaluate((at) => window.aborts[at]!.abort(), at);

/** Prepares small photos, and holds the first request for the worker's code. @returns the held request */
async function prepareHeld(page: Page, count: number): Promise<Route> {
  await choose(page, ...Array<Buffer>(count).fill(await draw(page, 'rgbw')));
  const held = new Promise<Route>((hold) =>
    page.route('**/assets/prepare.worker-*.js', hold, { times: 1 }),
  );
  await prepareAll(page);
  return held;
}

it('twelve photos are prepared in order, one at a time, each by a worker of its own', async () => {
  const page = await openPhotoPage();
  const large = await draw(page, 'rgbw', { width: 2000, height: 1500 });
  const small = await draw(page, 'rgbw');
  await choose(page, ...Array.from({ length: 12 }, (_, at) => (at % 2 ? small : large)));
  await countWorkers(page);
  await prepareAll(page);
  expect(await outcomes(page, 12)).toEqual(Array.from({ length: 12 }, (_, at) => `done ${at}`));
  const workers = await page.evaluate(() => window.workers);
  expect(workers).toEqual({ started: 12, working: 0, mostAtOnce: 1 });
});

it('aborting a photo, in its worker or in the queue, does not stop the others', async () => {
  const page = await openPhotoPage();
  // The first worker gets no code.
  await prepareHeld(page, 4);
  await abort(page, 2);
  await abort(page, 0);
  const all = (await outcomes(page, 4)).toSorted();
  expect(all).toEqual(['AbortError 0', 'AbortError 2', 'done 1', 'done 3']);
});

it('if a worker dies, its photo fails, and another worker prepares the next photo', async () => {
  const page = await openPhotoPage({ expectedErrors: /ERR_FAILED/ });
  await (await prepareHeld(page, 2)).abort();
  expect(await outcomes(page, 2)).toEqual(['Error 0', 'done 1']);
});
