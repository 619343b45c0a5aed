import type { Page } from 'playwright-core';

export interface LoadedScript {
  /** '/mf/news/1a2b3c/remoteEntry.js' */
  path: string;
  text: string;
}

/** Collects the scripts that a page loads from now on. @returns a function that waits for the texts of those so far */
export function watchScripts(page: Page): () => Promise<LoadedScript[]> {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const url = response.url();
    const { pathname: path } = new URL(url);
    // Not from the response: the browser discards its body when the page is left.
    scripts.push(fetch(url).then(async (file) => ({ path, text: await file.text() })));
  });
  return () => Promise.all(scripts);
}
