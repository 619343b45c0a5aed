import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeComment, makePost } from './post.ts';

const visits = setUpVisits();

/** A post with a comment, by somebody who is gone since. */
async function somebodysPost(post: { title?: string; details?: string } = {}) {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  const id = await makePost(page, post);
  await makeComment(page, id, 'In a drawer.\nSee https://example.com/drawer.');
  return { id, username };
}

it('lists posts in the first HTML, with what others made of them', async () => {
  const { id, username } = await somebodysPost({ details: `Begins so. ${'x '.repeat(900)}` });
  const page = await visits.open('/news', { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('News');
  expect(await page.title()).toMatch(/^News · /);
  const card = page.getByRole('article').filter({ hasText: username });
  expect(await card.getByRole('heading', { level: 2 }).textContent()).toBe('Who kept a puck?');
  expect(await card.getByText('Begins so.').textContent()).toMatch(/^Begins so\. .{500,620}…$/);
  expect(await card.getByRole('button', { name: 'Like, 0 likes' }).count()).toBe(1);
  const comments = card.getByRole('link', { name: '1 comment' });
  expect(await comments.getAttribute('href')).toBe(`/news/${id}#comments`);
});

it('shows a post and its comments in the first HTML, with links that vouch for nothing', async () => {
  const { id, username } = await somebodysPost();
  const page = await visits.open(`/news/${id}`, { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('Who kept a puck?');
  expect(await page.title()).toMatch(/^Who kept a puck\? · /);
  expect(await page.locator('meta[property="og:description"]').getAttribute('content')).toBe(
    'Mine is on the shelf. And yours?',
  );
  const shown = page.getByText('Mine is on the shelf.');
  expect(await shown.evaluate((element: HTMLElement) => element.innerText)).toBe(
    'Mine is on the shelf.\n\nAnd yours?',
  );
  expect(await page.getByText(username).count()).toBe(2);
  const link = page.getByRole('link', { name: 'https://example.com/drawer' });
  expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener');
});

it('leads from the list to a post, to its comments, and back, in the page', async () => {
  const { username } = await somebodysPost({ details: 'A line.\n'.repeat(120) });
  const page = await visits.open('/news');
  await hydrated(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const card = page.getByRole('article').filter({ hasText: username });
  await card.getByRole('link', { name: 'Who kept a puck?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Who kept a puck?' }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.getByRole('link', { name: 'Back to News' }).click();
  await card.getByRole('link', { name: '1 comment' }).click();
  const comments = page.getByRole('heading', { name: 'Comments' });
  await comments.waitFor();
  await page.waitForFunction(() => window.scrollY > 1000);
  expect((await comments.boundingBox())!.y).toBeLessThan(844);
  expect(loads).toEqual([]);
});

it('asks a visitor to sign in wherever there is something to do', async () => {
  const { id } = await somebodysPost();
  const page = await visits.open('/news');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to join the fun' }).click();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();

  await page.goto(`/news/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign in to join the discussion' }).click();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  await page.keyboard.press('Escape');
  const said = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Like, 0 likes' }).click();
  const alert = await said;
  expect(alert.message()).toBe('Sign in to like this post.');
  await alert.accept();
  await pressed;
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  for (const name of ['Edit', 'Delete', 'Add Comment']) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
});

it.each(['/news/new', '/news/1/edit'])(
  'sends a visitor from %s to log in, and back',
  async (path) => {
    const page = await visits.open(path);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`/login?next=${encodeURIComponent(path)}`);
  },
);

it.each(['/news/999999999', '/news/nonsense', '/news/0', '/news/1%2F2', '/news/1/more'])(
  'answers 404 at %s with a page that helps',
  async (path) => {
    const page = await visits.open('about:blank', { expectedErrors: /404/ });
    const response = await page.goto(path);
    expect(response!.status()).toBe(404);
    await hydrated(page);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: /news|home/i }).count()).toBe(1);
  },
);

it.each([
  ['a word of ten thousand characters', 'x'.repeat(10_000)],
  ['text from right to left', 'ערב של הוקי\nand back again\nבמדבר'],
  ['a turned direction', 'a\u202Eb\u202E https://example.com/a\u202Eb'],
  ['nothing to see between letters', 'a\u200B\u200Db'],
  ['HTML and Markdown', '<b>bold</b> <script>alert(1)</script> **not bold** [a](b)'],
])('shows %s as the text it is, within its bounds', async (_, details) => {
  const { id } = await somebodysPost({
    title: details.slice(0, 200).replaceAll('\n', ' '),
    details,
  });
  const page = await visits.open('about:blank');
  for (const path of ['/news', `/news/${id}`]) {
    await page.goto(path);
    await hydrated(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    expect(await page.textContent('main')).toContain(details.slice(0, 500));
    expect(await page.locator('main :is(b, script):has-text("bold")').count()).toBe(0);
  }
});
