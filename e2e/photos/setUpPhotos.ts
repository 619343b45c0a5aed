import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { setUpVisits } from '../visit.ts';
import { type PhotoSite, servePhotoSite } from './site.ts';

interface Options {
  /** What the console may say, besides nothing. */
  expectedErrors?: RegExp;
}

/**
 * Serves the page of page.ts to the tests of a file.
 * @param upload answers `POST /api/photos/`
 * @returns what opens the page, in a browser context of its own
 */
export function setUpPhotos(
  upload: RequestListener = (_, response) => response.end(),
): (options?: Options) => Promise<Page> {
  const visits = setUpVisits();
  let site: PhotoSite;
  beforeAll(async () => {
    site = await servePhotoSite(upload);
  });
  afterAll(() => site.close());
  return (options = {}) => visits.open('/', { origin: site.url, ...options });
}
