/** Items, for tests. */
import type { Item } from '@desert/contract/merch';
import items from './items.json';

/** Has two pictures, a category, a size and a condition. */
export const jersey = items.jersey as Item;

/** Has no pictures, category, size or condition. */
export const scarf: Item = items.scarf;

/** Is tied to a season and a player. */
export const tied = {
  ...jersey,
  id: 8,
  description: 'Worn by Doan in 2011-12.',
  tags: [
    { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' },
    { kind: 'player', id: 8462038, label: 'Shane Doan', path: '/history/players/shane-doan' },
  ],
} satisfies Item;

/** From before tags replaced the fields for season and player; its tags repeat both. */
export const former = { ...tied, id: 11, season: '2011-12', player: 'shane doan' } satisfies Item;

/** From the same time, but no tag repeats them. */
export const untagged = {
  ...jersey,
  id: 10,
  season: '1996-97',
  player: 'Gordie Howe',
} satisfies Item;
