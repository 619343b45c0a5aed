import { hydratePage } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jersey } from './test/items.ts';
import { field, site } from './test/site.ts';

const visitor = null;
const owner = jersey.user;
const other = { id: 5, username: 'neither' };

it.each([
  ['/merch', visitor, 'Welcome to the Coyotes Merch Store!'],
  ['/merch', owner, 'Welcome to the Coyotes Merch Store!'],
  [
    '/merch?q=jersey&category=jersey&max=1500&season=2011-12&sort=-price',
    visitor,
    'Welcome to the Coyotes Merch Store!',
  ],
  ['/merch/7', visitor, 'Home jersey'],
  ['/merch/7', owner, 'Home jersey'],
  ['/merch/6', other, 'Scarf'],
  ['/merch/9', visitor, 'This item isn’t available'],
  ['/merch/new', owner, 'Create a New Item To Sell!'],
  ['/merch/new?tag=player:shane-doan', owner, 'Create a New Item To Sell!'],
  ['/merch/8/edit', owner, 'Update Your Item'],
  ['/merch/7/edit', other, 'You can’t edit this'],
])('%s hydrates without a mismatch for %j', async (address, viewer, heading) => {
  const page = await hydratePage(site, address, viewer);
  expect(page).toEqual({ heading, hydrated: true, errors: [] });
});

it.each(['/merch/new', '/merch/7/edit'])(
  'a refused form at %s is hydrated with the posted values and the errors',
  async (address) => {
    const form = {
      errors: { name: 'Give your item a name', 'urls.0': 'Add a photo of your item' },
      values: { name: [' '], description: ['Worn once'], urls: [''], alts: ['A jersey'] },
    };
    const { hydrated, errors } = await hydratePage(site, address, owner, form);
    expect({ hydrated, errors }).toEqual({ hydrated: true, errors: [] });
    expect(field('Description').value).toBe('Worn once');
    expect(field('Image 1 description (optional)').value).toBe('A jersey');
    screen.getByText('Give your item a name');
    screen.getByText('Add a photo of your item');
  },
);
