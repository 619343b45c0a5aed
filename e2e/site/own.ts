import { afterAll, beforeAll, inject } from 'vitest';
import { type Site, type SiteOptions, startSite } from './whole.ts';

/** Starts a site with its own variables for the tests of a file. @returns a function that returns the site */
export function setUpOwnSite(options: Pick<SiteOptions, 'variables' | 'onLog'>): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await startSite({
      workers: inject('workers'),
      filledState: inject('filledState'),
      ...options,
    });
  });
  afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('The site has not started.');
    return site;
  };
}
