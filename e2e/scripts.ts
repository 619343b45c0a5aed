import type { Page } from 'playwright-core';

export interface LoadedScript {
  /** '/mf/news/1a2b3c/remoteEntry.js' */
  path: string;
  text: string;
}

/** Watches the scripts that a page loads from now on; what it returns waits for the texts of those so far. */
export function watchScripts(page: Page): () => Promise<LoadedScript[]> {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const url = response.url();
    const { pathname: path } = new URL(url);
    // Not of the response: the browser forgets it where the page is left meanwhile.
    scripts.push(fetch(url).then(async (file) => ({ path, text: await file.text() })));
  });
  return () => Promise.all(scripts);
}
