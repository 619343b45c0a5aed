import { hydratePage } from '@desert/kit/testing';
import { expect, it } from 'vitest';
import { author, other } from './test/posts.ts';
import { site } from './test/site.ts';

const visitor = null;

it.each([
  ['/news', visitor, 'News'],
  ['/news', author, 'News'],
  ['/news?sort=likes&author=Desert_Rat', visitor, 'News'],
  ['/news?author=nobody', author, 'News'],
  ['/news/3', visitor, 'Which jersey do you still wear?'],
  ['/news?cursor=3', visitor, 'News'],
  ['/news/3', other, 'Which jersey do you still wear?'],
  ['/news/3', author, 'Which jersey do you still wear?'],
  ['/news/abc', visitor, 'This post isn’t available'],
  ['/news/new', author, 'Start a discussion about some Coyotes news!'],
  ['/news/new?tag=player:shane-doan', author, 'Start a discussion about some Coyotes news!'],
  ['/news/4/edit', author, 'Start a discussion about some Coyotes news!'],
  ['/news/3/edit', other, 'You can’t edit this'],
])('%s hydrates without a mismatch for %j', async (address, viewer, heading) => {
  const page = await hydratePage(site, address, viewer);
  expect(page).toEqual({ heading, hydrated: true, errors: [] });
});
