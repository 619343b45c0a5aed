import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { makePost } from '../news/post.ts';
import { openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Returns the characters of a text in an element in the order in which they are drawn, from left to right. */
function drawn(element: Locator, text: string): Promise<string> {
  return element.evaluate((element, text) => {
    const characters: { left: number; character: string }[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const start = node.textContent!.indexOf(text);
      if (start < 0) continue;
      for (let at = start; at < start + text.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left } = range.getBoundingClientRect();
        characters.push({ left, character: text.charAt(at - start) });
      }
    }
    const ordered = characters.toSorted((a, b) => a.left - b.left);
    return ordered.map(({ character }) => character).join('');
  }, text);
}

it('an address and a mention read from left to right in right-to-left text and in its excerpts', async () => {
  const viewport = { width: 1280, height: 900 };
  const { page } = await openSignedIn(visits, undefined, { viewport });
  const pieces = ['@ann.bee', 'https://example.com/a/'];
  const line = `שלום ${pieces.join(' שלום ')} שלום`;
  const id = await makePost(page, { details: `${line}\n${pieces.join(' and ')}` });
  await page.goto(`/news/${id}`);
  const text = page.getByText(line);
  for (const piece of pieces) {
    const links = text.getByRole('link', { name: piece });
    expect(await links.count()).toBe(2);
    for (const link of await links.all()) expect(await drawn(link, piece)).toBe(piece);
  }
  await page.goto('/news');
  const excerpt = page.getByText(line);
  for (const piece of pieces) {
    const isolated = excerpt.locator('bdi', { hasText: piece });
    for (const locator of await isolated.all()) expect(await drawn(locator, piece)).toBe(piece);
    expect(await isolated.count()).toBe(2);
  }
});
