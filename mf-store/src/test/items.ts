/** Items, for tests. */
import type { Item } from '@desert/contract/store/merch';
import items from './items.json';

/** An XL jersey, like new, with two pictures. */
export const jersey = items.jersey as unknown as Item;

/** An item without pictures, category, size, condition or tags. */
export const scarf = items.scarf as unknown as Item;

/** An item with tags of a season and a player. */
export const tied = {
  ...jersey,
  id: 8,
  description: 'Worn by Doan in 2011-12.',
  tags: [
    { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' },
    { kind: 'player', id: 8462038, label: 'Shane Doan', path: '/history/players/shane-doan' },
  ],
} satisfies Item;
