import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makePost } from '../news/post.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const TABLET = { viewport: { width: 768, height: 900 } };

it.each([
  ['stays at the top of a wide window', TABLET.viewport, 0],
  ['goes away with the page on a phone', { width: 390, height: 844 }, -500],
  ['goes away with the page in a low window', { width: 900, height: 400 }, -500],
])('%s', async (_, viewport, top) => {
  const page = await visits.open('/history', { viewport });
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(top);
});

it('covers nothing that has the focus or is linked to', async () => {
  const page = await visits.open('/merch', TABLET);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const title = page.getByRole('article').first().getByRole('link').last();
  await title.focus();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);

  const long = { content: 'A line.\n'.repeat(99) };
  await signUp(page);
  const id = await makePost(page, { details: long.content });
  await page.goto(`/news/${id}#comments`);
  await hydrated(page);
  const comments = page.getByRole('heading', { name: 'Comments' });
  expect((await comments.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
});
