import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { ask } from '../ask.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeComment, makePost } from './post.ts';

const visits = setUpVisits();

it('makes a post by the mouse, and shows it in the list', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  await page.goto('/news');
  await hydrated(page);
  await page.getByRole('link', { name: 'Make a new post' }).click();
  const heading = 'Start a discussion about some Coyotes news!';
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.getByLabel('Details').getAttribute('rows')).toBe('5');
  await page.getByLabel('Title').fill('  A drawn title ');
  await page.getByLabel('Details').fill('First line\n\nlast line');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.waitForURL(/\/news\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'A drawn title' }).waitFor();
  await page.getByText('No comments yet').waitFor();

  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: username });
  await card.getByRole('heading', { name: 'A drawn title' }).waitFor();
  await card.getByRole('link', { name: '0 comments' }).waitFor();
});

it('makes a post by the keyboard alone', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/news/new');
  await hydrated(page);
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Typed');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Line');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/news\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Typed' }).waitFor();
});

it('says what is missing, sends nothing, and focuses the first field', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/news/new');
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Give your post a title').waitFor();
  await page.getByText('Your post needs some content').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  expect(sent).not.toContain('POST');
});

it('keeps what was typed while the server fails, and posts it once when it is back', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /500/ });
  await signUp(page);
  await page.goto('/news/new');
  await hydrated(page);
  const refuse = '**/api/news/new/';
  await page.route(refuse, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByLabel('Title').fill('Kept');
  await page.getByLabel('Details').fill('Kept as well');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Something went wrong. Please try again').waitFor();
  await page.unroute(refuse);
  await page.getByRole('button', { name: 'Post', exact: true }).dblclick();
  await page.waitForURL(/\/news\/\d+$/);
  const { id } = (await ask(page, 'GET', '/api/auth/')) as { id: number };
  const posts = await ask(page, 'GET', `/api/news/?user_id=${id}`);
  expect(posts).toMatchObject([{ title: 'Kept' }]);
});

it('updates a post, and keeps what was said about it', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const id = await makePost(page);
  await makeComment(page, id, 'Still here');
  await page.goto(`/news/${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Edit Post' }).click();
  await page.waitForURL(`**/news/${id}/edit`);
  expect(await page.getByLabel('Title').inputValue()).toBe('Who kept a puck?');
  expect(await page.getByLabel('Details').inputValue()).toBe('Mine is on the shelf.\n\nAnd yours?');
  await page.getByLabel('Title').fill('Told better');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await page.waitForURL(`**/news/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Told better' }).waitFor();
  await page.getByText('Still here').waitFor();
  await page.reload();
  expect(await page.textContent('h1')).toBe('Told better');
});

it('is updated by its author only', async () => {
  const author = await visits.open('about:blank');
  await signUp(author);
  const id = await makePost(author);
  const other = await visits.open('about:blank', { expectedErrors: /403/ });
  await signUp(other);
  await other.goto(`/news/${id}`);
  await hydrated(other);
  expect(await other.getByRole('link', { name: 'Edit Post' }).count()).toBe(0);
  const response = await other.goto(`/news/${id}/edit`);
  expect(response!.status()).toBe(403);
  await other.getByRole('heading', { name: 'This is not yours to change' }).waitFor();
});
