/** Measures all screens at all widths, with ordinary text, with text twice as large, and with long words. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { makeMemory } from '../memories/memory.ts';
import { makeComment, makePost } from '../news/post.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { setUpVisits } from '../visit.ts';
import { coveredLinks, sideways, smallTargets } from './measure.ts';
import { OWN_SCREENS, PUBLIC_SCREENS } from './screens.ts';

const visits = setUpVisits();
const notFound = { expectedErrors: /status of (404|410)/ };

const WORD = 'Puckpuck'.repeat(12);

/** Lists the faults of screens at each width, with their paths. */
async function walk(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const problems = await smallTargets(page);
      const over = await sideways(page);
      if (over > 0) problems.push(`goes ${over} px sideways`);
      // The area of a stretched link does not depend on the width.
      if (width === 1280) problems.push(...(await coveredLinks(page)));
      found.push(...problems.map((problem) => `${path}, ${width} px wide: ${problem}`));
    }
  }
  return found;
}

it('no screen scrolls sideways on a phone with text twice as large', async () => {
  const page = await visits.open('about:blank', notFound);
  // The server's dates are wider than the relative times that scripts put in their place.
  const plain = await visits.open('about:blank', { ...notFound, javaScriptEnabled: false });
  const found: string[] = [];
  const look = async (paths: string[], on = page) => {
    for (const path of paths) {
      await on.goto(path);
      await on.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const over = await sideways(on);
      if (over > 0) found.push(`${path} goes ${over} px sideways`);
    }
  };
  await look(PUBLIC_SCREENS, plain);
  await look(PUBLIC_SCREENS);
  await signUp(page);
  await look(['/', ...OWN_SCREENS]);
  expect(found).toEqual([]);
});

it('no screen scrolls sideways, and links and buttons can be pressed, at any width', async () => {
  const page = await visits.open('about:blank', notFound);
  const found = await walk(page, PUBLIC_SCREENS);
  await signUp(page);
  const post = await makePost(page);
  await makeComment(page, post, 'Mine');
  // Two conversations: with one, a link that covers the list would still lead to the right one.
  for (const merch_id of [12, 13])
    await callApi(page, 'POST', '/api/conversations/new/', { merch_id, content: 'Is it there?' });
  found.push(...(await walk(page, [...OWN_SCREENS, `/news/${post}`])));
  expect(found).toEqual([]);
});

it('no screen scrolls sideways with one long word everywhere', async () => {
  const { page: author, username } = await openSignedIn(visits);
  const images = THREE_PICTURES.slice(0, 1).map(({ url }) => ({ url, alt: WORD }));
  const text = { title: WORD, details: `https://example.com/${WORD} @${username} ${WORD}` };
  const records = {
    merch: await makeItem(author, { name: WORD, description: text.details, images }),
    news: await makePost(author, text),
    memories: await makeMemory(author, { ...text, images }),
  };
  const paths = Object.entries(records).map(([kind, id]) => `/${kind}/${id}`);

  const { page } = await openSignedIn(visits);
  for (const [kind, id] of Object.entries(records)) {
    await callApi(page, 'POST', '/api/saved/', { kind, id });
  }
  await makeComment(page, records.news, WORD);
  const asked = { merch_id: records.merch, content: WORD, idempotency_key: crypto.randomUUID() };
  const { id } = (await callApi(page, 'POST', '/api/conversations/new/', asked)) as { id: number };
  const lists = ['/', '/merch', '/news', '/memories', '/user/saved', '/merch/messages'];
  const others = [`/merch/messages/${id}`, `/user/${username}`, '/search?q=Puckpuck'];
  const seen = [...lists, ...paths, ...others, `/search?q=${WORD}`];
  const own = [
    '/user/notifications',
    '/user/profile',
    '/user/settings',
    ...paths.map((path) => `${path}/edit`),
  ];
  expect(await walk(page, seen)).toEqual([]);
  expect(await walk(author, own)).toEqual([]);
});
