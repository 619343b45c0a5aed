import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { makeMemory } from '../memories/memory.ts';
import { makeComment, makePost } from '../news/post.ts';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { sideways } from './measure.ts';

const visits = setUpVisits();
const WORD = 'Puckpuck'.repeat(12);

/** The pages that are wider than the window, each with its width. */
async function wider(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await sideways(page);
      if (over > 0) found.push(`${path}, ${width} px wide: ${over} px sideways`);
    }
  }
  return found;
}

it('no page is wider than the window where everything is one long word', async () => {
  const author = await visits.open('about:blank');
  const { username } = await signUp(author);
  const images = THREE_PICTURES.slice(0, 1).map(({ url }) => ({ url, alt: WORD }));
  const text = { title: WORD, details: `https://example.com/${WORD} @${username} ${WORD}` };
  const item = await makeItem(author, { name: WORD, description: text.details, images });
  const post = await makePost(author, text);
  const memory = await makeMemory(author, { ...text, images });
  const records = { merch: item, news: post, memories: memory };

  const page = await visits.open('about:blank');
  await signUp(page);
  for (const [kind, id] of Object.entries(records)) {
    await ask(page, 'POST', '/api/saved/', { kind, id });
  }
  await makeComment(page, post, WORD);
  const asked = { merch_id: item, content: WORD, idempotency_key: crypto.randomUUID() };
  const { id } = (await ask(page, 'POST', '/api/conversations/new/', asked)) as { id: number };

  const found = await wider(page, [
    '/',
    ...Object.entries(records).flatMap(([kind, id]) => [`/${kind}`, `/${kind}/${id}`]),
    '/user/saved',
    '/merch/messages',
    `/merch/messages/${id}`,
    `/user/${username}`,
    '/search?q=Puckpuck',
    `/search?q=${WORD}`,
  ]);
  const edits = Object.entries(records).map(([kind, id]) => `/${kind}/${id}/edit`);
  found.push(...(await wider(author, ['/user/notifications', '/user/profile', ...edits])));
  expect(found).toEqual([]);
}, 300_000);

it('the title of a modal stays clear of the button that closes it', async () => {
  const page = await visits.open('/news', { viewport: { width: 320, height: 640 } });
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to join the fun' }).click();
  const modal = page.getByRole('dialog', { name: 'Log In' });
  const end = await modal.getByRole('heading').evaluate((heading) => {
    heading.textContent = 'Word '.repeat(20);
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getBoundingClientRect().right;
  });
  const close = (await modal.getByRole('button', { name: 'Close' }).boundingBox())!;
  expect(end).toBeLessThanOrEqual(close.x);
});
