import { expect, it } from 'vitest';
import { openMenu } from '../accounts/account.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { makeComment, makePost, postOf } from './post.ts';

const visits = setUpVisits();

it('a member writes a post by the keyboard, finds it in the list, and changes it', async () => {
  const { page, username } = await openSignedIn(visits, '/news');
  await page.getByRole('link', { name: 'Make a new post' }).click();
  await page.getByLabel('Title').focus();
  await page.keyboard.type('  A drawn title ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('First line\n\nlast line');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/news\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'A drawn title' }).waitFor();
  const details = page.getByText('First line');
  expect(await details.evaluate((element: HTMLElement) => element.innerText)).toBe(
    'First line\n\nlast line',
  );

  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: username });
  await card.getByRole('link', { name: 'A drawn title' }).click();
  await page.getByRole('link', { name: 'Edit Post' }).click();
  await page.getByLabel('Title').fill('Told better');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.getByRole('heading', { level: 1, name: 'Told better' }).waitFor();
  await page.reload();
  expect(await page.textContent('h1')).toBe('Told better');
});

it('the list, a post and its comments are read without scripts', async () => {
  const { page, username } = await openSignedIn(visits, undefined, { javaScriptEnabled: false });
  const id = await makePost(page, { details: `Begins so. ${'x '.repeat(900)}` });
  await makeComment(page, id, 'In a drawer.\nSee https://example.com/drawer.');
  await page.goto('/news');
  const card = page.getByRole('article').filter({ hasText: username });
  expect(await card.getByText('Begins so.').textContent()).toMatch(/^Begins so\. .{500,620}…$/);
  await card.getByRole('link', { name: '1 comment' }).click();
  await page.waitForURL(`**/news/${id}#comments`);
  expect(await page.title()).toMatch(/^Who kept a puck\? · /);
  const link = page.getByRole('link', { name: 'https://example.com/drawer' });
  expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener');
});

it('links lead from the list to a post, to its comments, and back, in one document', async () => {
  const { page, username } = await openSignedIn(visits);
  const id = await makePost(page, { details: 'A line.\n'.repeat(120) });
  await makeComment(page, id, 'In a drawer.');
  await goTo(page, '/news');
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

it('odd and hostile text is shown as it is, within the width of a phone', async () => {
  const { page } = await openSignedIn(visits);
  const details = [
    'x'.repeat(10_000),
    'ערב של הוקי\nand back again\nבמדבר',
    'a\u202Eb\u202E https://example.com/a\u202Eb',
    'a\u200B\u200Db',
    '<b>bold</b> <script>alert(1)</script> **not bold** [a](b)',
  ];
  const title = details.slice(1).join(' ').replaceAll('\n', ' ');
  const id = await makePost(page, { title, details: details.toReversed().join('\n') });
  for (const path of ['/news', `/news/${id}`]) {
    await goTo(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const text = await page.textContent('main');
    for (const part of details) expect(text).toContain(part.slice(0, 200));
    expect(await page.locator('main :is(b, script):has-text("bold")').count()).toBe(0);
  }
});

it('a like shows before the server confirms it, is gone after a log-out, and back after a log-in', async () => {
  const { page: author } = await openSignedIn(visits);
  const id = await makePost(author);
  const { page, email, password } = await openSignedIn(visits, `/news/${id}`);
  const like = (name: string, pressed: boolean) =>
    page.getByRole('button', { name, exact: true, pressed });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/like\//, async (route) => {
    await held;
    await route.continue();
  });
  await like('Like, 0 likes', false).click();
  await like('Like, 1 like', true).waitFor();
  expect(await postOf(page, id)).toMatchObject({ likes: 0 });
  await page.getByRole('link', { name: 'Back to News' }).click();
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/news/${id}"]`) });
  await card.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
  const responded = page.waitForResponse(/\/like\//);
  release();
  await responded;

  await goTo(page, `/news/${id}`);
  await like('Like, 1 like', true).waitFor();
  await openMenu(page);
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await goTo(page, `/news/${id}`);
  await like('Like, 1 like', false).waitFor();
  await page.getByRole('button', { name: 'Sign in to join the discussion' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await like('Like, 1 like', true).waitFor();
});
