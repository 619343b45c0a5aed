import { afterAll, beforeAll, inject } from 'vitest';
import { type Site, type SiteOptions, startSite } from './whole.ts';

/** Starts a site for the tests of a file, with variables of its own. @returns the site once the tests run */
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
