import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * While a section fails: Home is whole, with what is new in News; the nav leads to News, without a reload,
 * and back.
 */
export async function neighboursWork(page: Page, origin: string): Promise<void> {
  const [home, news] = await Promise.all([fetch(origin), fetch(`${origin}/news`)]);
  expect([home.status, news.status]).toEqual([200, 200]);
  // A page of the site makes no document of a text.
  const reader = await page.context().newPage();
  expect(await reader.evaluate(placesIn, await home.text())).toEqual({ footer: true, posts: true });
  await reader.close();
  await page.getByRole('navigation', { name: 'Sections' }).getByText('News').click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await page.goBack();
}

/** Runs in the browser. @returns what of a page is where it belongs, to the browser's eyes */
function placesIn(html: string) {
  const withoutStyles = html.replaceAll(/<style[^>]*>[^]*?<\/style>| style="[^"]*"/g, '');
  const parsed = new DOMParser().parseFromString(withoutStyles, 'text/html');
  const footer = parsed.querySelector('#app footer');
  const posts = parsed.querySelectorAll('main a[href^="/news/"]');
  return { footer: footer?.closest('main, template') === null, posts: posts.length > 0 };
}
