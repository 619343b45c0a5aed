import { expect, it } from 'vitest';
import { goTo, openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { makePost } from './post.ts';

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
