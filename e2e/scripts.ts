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
    const { pathname: path } = new URL(response.url());
    scripts.push(response.text().then((text) => ({ path, text })));
  });
  return () => Promise.all(scripts);
}
