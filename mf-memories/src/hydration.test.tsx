import { hydratePage } from '@desert/kit/testing';
import { expect, it } from 'vitest';
import { author, other } from './test/memories.ts';
import { site } from './test/site.ts';

const visitor = null;

it.each([
  ['/memories', visitor, 'Coyotes Memories'],
  ['/memories', author, 'Coyotes Memories'],
  ['/memories/3', visitor, 'The walk in'],
  ['/memories/3', author, 'The walk in'],
  ['/memories/9', visitor, 'This memory isn’t available'],
  ['/memories/new', author, 'Create a Memory'],
  ['/memories/new?tag=player:shane-doan', author, 'Create a Memory'],
  ['/memories/4/edit', author, 'Update Your Memory'],
  ['/memories/3/edit', other, 'You can’t edit this'],
])('%s hydrates without a mismatch for %j', async (address, viewer, heading) => {
  const page = await hydratePage(site, address, viewer);
  expect(page).toEqual({ heading, hydrated: true, errors: [] });
});
