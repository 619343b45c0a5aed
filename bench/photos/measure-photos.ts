/** What photos cost: a list full of them beside one without, and one of 12 megapixels from its choice on. */
import { PAGE_SIZE } from '@desert/contract/paging';
import type { Browser } from 'playwright-core';
import { visit } from '../browser/visit.ts';
import { type Measures, median, mediansOf } from '../measures.ts';
import { cameraPhoto, shareMemories } from './fan-photos.ts';
import { longestTaskWhileTyping, timeToReady } from './form-visit.ts';

export interface PhotoResults {
  /** ms until a page of the list is painted, its texts first. Medians. */
  firstPaintMs: { withPhotos: number; without: number };
  /** ms until its largest element is painted: the first photo, where there are some. Medians. */
  contentMs: { withPhotos: number; without: number };
  /** Of the pictures that the list with photos moves before anybody scrolls. */
  pictureBytes: number;
  /** ms from the choice of a photo of 12 megapixels until it is sent. Median. */
  readyMs: number;
  /** The longest task of the main thread while twelve of these are prepared and somebody types, in ms. Median. */
  longestTaskMs: number;
}

/**
 * Measures photos on the slow phone of all visits.
 * @param origin of the proxy in front of the site, which takes no uploads
 * @param fan who shares them: their cookie, and the site's own origin
 */
export async function measurePhotos(
  browser: Browser,
  origin: string,
  fan: { cookie: string; origin: string },
  runs: number,
): Promise<PhotoResults> {
  const { cookie } = fan;
  await shareMemories(browser, fan.origin, cookie, PAGE_SIZE);
  const taps = 'header button';
  const lists = { withPhotos: '/memories', without: `/memories${await nextPage(fan.origin)}` };
  const visits: Record<keyof typeof lists, Measures[]> = { withPhotos: [], without: [] };
  const ready: number[] = [];
  const tasks: number[] = [];
  const photo = await cameraPhoto(browser);
  for (let turn = 0; turn <= runs; turn += 1) {
    const without = await visit(browser, origin, { path: lists.without, taps });
    const withPhotos = await visit(browser, origin, { path: lists.withPhotos, taps });
    const readyMs = await timeToReady(browser, origin, cookie, photo);
    const longestTaskMs = await longestTaskWhileTyping(browser, origin, cookie, photo);
    // The first turn warms the servers.
    if (turn === 0) continue;
    visits.without.push(without.measures);
    visits.withPhotos.push(withPhotos.measures);
    ready.push(readyMs);
    tasks.push(longestTaskMs);
  }
  const [withPhotos, without] = [mediansOf(visits.withPhotos), mediansOf(visits.without)];
  return {
    firstPaintMs: { withPhotos: withPhotos.firstPaintMs, without: without.firstPaintMs },
    contentMs: { withPhotos: withPhotos.contentMs, without: without.contentMs },
    pictureBytes: withPhotos.pictureBytes,
    readyMs: median(ready),
    longestTaskMs: median(tasks),
  };
}

/** The query of the second page of memories, which are those of the filling: with drawings. */
async function nextPage(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/memories/`);
  const [query] = /\?[^>]*/.exec(response.headers.get('link') ?? '') ?? [];
  if (query === undefined) throw new Error('There is no second page of memories.');
  return query;
}
