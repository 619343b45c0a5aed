import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMenu } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { makeMemory } from '../memories/memory.ts';
import { makePost } from '../news/post.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { makeItem } from '../store/item.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const save = (page: Page, pressed: boolean) =>
  page.getByRole('button', { name: pressed ? 'Saved' : 'Save', exact: true, pressed });
const savedTitles = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();

it('a member’s saved item, post and memory are in one list, from which they can be removed', async () => {
  const { page: author, username } = await openSignedIn(visits);
  const [scarf, post, memory] = ['Scarf', 'Post', 'Memory'].map((kind) => `${kind} of ${username}`);
  const paths = [
    `/merch/${await makeItem(author, { name: scarf! })}`,
    `/news/${await makePost(author, { title: post! })}`,
    `/memories/${await makeMemory(author, { title: memory! })}`,
  ];
  const { page } = await openSignedIn(visits);
  for (const path of paths) {
    await goTo(page, path);
    const stored = page.waitForResponse((response) => response.request().method() === 'POST');
    await save(page, false).click();
    expect((await stored).status()).toBe(201);
  }
  await openMenu(page);
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await page.waitForURL('**/user/saved');
  await expect.poll(() => savedTitles(page)).toEqual([memory, post, scarf]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await page.waitForURL('**/user/saved?kind=news');
  await expect.poll(() => savedTitles(page)).toEqual([post]);
  await page.getByRole('link', { name: post!, exact: true }).click();
  await save(page, true).waitFor();

  const html = await (await page.goto('/user/saved'))!.text();
  expect(html).toContain(scarf);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await goTo(page, '/user/saved');
  await page.getByRole('button', { name: `Remove ${scarf} from Saved` }).click();
  await page.getByText('Removed from Saved.').waitFor();
  expect(await savedTitles(page)).toEqual([memory, post]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Saved again.').waitFor();
  await expect.poll(() => savedTitles(page)).toEqual([scarf, memory, post]);

  const visitor = await visits.open('/user/saved');
  expect(new URL(visitor.url()).search).toBe('?next=%2Fuser%2Fsaved');
});
