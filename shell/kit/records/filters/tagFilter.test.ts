import { expect, it } from 'vitest';
import { chosenIn } from './filters.ts';
import { tagFilter } from './tagFilter.ts';

const doan = {
  kind: 'player',
  id: 8462038,
  label: 'Shane Doan',
  path: '/history/players/shane-doan',
};
const larsson = {
  ...doan,
  id: 8475171,
  label: 'Oliver Ekman-Larsson',
  path: '/history/players/oliver-ekman-larsson',
};

it.each([
  ['tag=season:2011-12', '2011-12'],
  ['tag=season%3A2011-12', '2011-12'],
  ['tag=player:8462038', 'Shane Doan'],
  ['tag=player:shane-doan', 'Shane Doan'],
  ['tag=player:oliver-ekman-larsson', 'Oliver Ekman-Larsson'],
  ['tag=player:keith-yandle', 'Keith Yandle'],
  ['tag=player:8471274', '8471274'],
])('says in words what a list is narrowed to by ?%s', (search, text) => {
  const filter = tagFilter([{ id: 1 }, { id: 2, tags: [doan, larsson] }]);
  expect(chosenIn([filter], search)).toEqual([{ name: 'tag', label: 'About', text }]);
});

it('is none without a tag', () => {
  expect(chosenIn([tagFilter([])], 'tag=&sort=likes')).toEqual([]);
});
