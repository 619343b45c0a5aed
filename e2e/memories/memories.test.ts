import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { painted, violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { THREE_PICTURES } from './memory.ts';

const visits = setUpVisits();

it('a new memory with pictures can be commented on, liked, and found in the list', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  await page.goto('/memories/new');
  await hydrated(page);
  await page.getByRole('button', { name: 'Post Memory' }).click();
  await page.getByText('Add a photo of your memory').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Upload photos/);
  expect(await violations(page)).toEqual([]);

  const title = `First row of ${username}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Details').fill('Glass to glass.');
  await page.getByLabel('Image URL 1').fill(THREE_PICTURES[0]!.url);
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await page.getByLabel('Image URL 2').fill(THREE_PICTURES[1]!.url);
  await page.getByLabel('Image 2 description').fill('A drawn beanie');
  await page.getByRole('button', { name: 'Post Memory' }).click();
  await page.waitForURL(/\/memories\/\d+$/);
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.getByRole('img', { name: 'A drawn beanie' }).count()).toBe(0);
  await page.getByRole('button', { name: /Show photo 2 of 2/ }).click();
  await page.getByRole('img', { name: 'A drawn beanie' }).waitFor();

  await page.getByText('No comments yet').waitFor();
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Leave Your Thoughts').fill('I was there, too.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText('I was there, too.').waitFor();
  await page.getByRole('button', { name: 'Add Another Comment' }).waitFor();
  await page.getByRole('button', { name: 'Like, 0 likes' }).click();
  await page.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  await painted(page);
  expect(await violations(page)).toEqual([]);

  await page.goto('/memories');
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByText('1 comment').waitFor();
  await card.getByRole('button', { name: 'Previous photo' }).click();
  await card.getByText('2 of 2').waitFor();
  expect(await violations(page)).toEqual([]);
});
