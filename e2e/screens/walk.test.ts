import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { makeComment, makePost } from '../news/post.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { coveredLinks, hiddenFocus, sideways, smallTargets } from './measure.ts';
import { OWN_SCREENS, PUBLIC_SCREENS } from './screens.ts';

const visits = setUpVisits();
const notFound = { expectedErrors: /status of 404/ };

const WIDTHS = [320, 390, 768, 1280];

/** What is wrong with the screens at each width, each with its path. */
async function walk(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await sideways(page);
      const problems = over > 0 ? [`goes ${over} px sideways`] : [];
      problems.push(...(await smallTargets(page)));
      // Where a link is stretched does not depend on the width.
      if (width === WIDTHS.at(-1)) problems.push(...(await coveredLinks(page)));
      found.push(...problems.map((problem) => `${path}, ${width} px wide: ${problem}`));
    }
  }
  return found;
}

it('no screen goes sideways, and links and buttons take presses, at any width', async () => {
  const page = await visits.open('about:blank', notFound);
  const found = await walk(page, PUBLIC_SCREENS);
  await signUp(page);
  const post = await makePost(page);
  await makeComment(page, post, 'Mine');
  // With one conversation alone a link that covers the list would lead to the right one.
  for (const merch_id of [12, 13])
    await ask(page, 'POST', '/api/conversations/new/', { merch_id, content: 'Is it there?' });
  found.push(...(await walk(page, [...OWN_SCREENS, `/news/${post}`])));
  expect(found).toEqual([]);
}, 300_000);

it('nothing goes sideways on a phone where text is twice as large', async () => {
  const page = await visits.open('about:blank', notFound);
  const found: string[] = [];
  for (const path of PUBLIC_SCREENS) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const over = await sideways(page);
    if (over > 0) found.push(`${path} goes ${over} px sideways`);
  }
  expect(found).toEqual([]);
}, 240_000);

it('has the sections within reach of a thumb on a phone, at the foot of every screen', async () => {
  const page = await visits.open('/history/2011-12');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  for (const label of ['Store', 'News', 'History', 'Memories']) {
    const box = (await bar.getByRole('link', { name: label }).boundingBox())!;
    expect(box.y).toBeGreaterThan(844 - 100);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
});

it.each(['/', '/merch'])('never hides what has the focus under that bar: %s', async (path) => {
  const page = await visits.open(path);
  await hydrated(page);
  const hidden: string[] = [];
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    const under = await hiddenFocus(page);
    if (under !== undefined) hidden.push(under);
  }
  expect(hidden).toEqual([]);
});
