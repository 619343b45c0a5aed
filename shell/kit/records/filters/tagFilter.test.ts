import { expect, it } from 'vitest';
import { tagOf } from '../../testing/tagChoices.ts';
import { chosenIn } from './filters.ts';
import { tagFilter } from './tagFilter.ts';

const tags = ['Shane Doan', 'Oliver Ekman-Larsson'].map(tagOf);

it.each([
  ['tag=season:2011-12', '2011-12'],
  ['tag=season%3A2011-12', '2011-12'],
  ['tag=player:8462038', 'Shane Doan'],
  ['tag=player:shane-doan', 'Shane Doan'],
  ['tag=player:oliver-ekman-larsson', 'Oliver Ekman-Larsson'],
  ['tag=player:keith-yandle', 'Keith Yandle'],
  ['tag=player:8471274', '8471274'],
])('says in words what a list is narrowed to by ?%s', (search, text) => {
  const filter = tagFilter([{ id: 1 }, { id: 2, tags }]);
  expect(chosenIn([filter], search)).toEqual([{ name: 'tag', label: 'Tagged', text }]);
});

it('is none without a tag', () => {
  expect(chosenIn([tagFilter([])], 'tag=&sort=likes')).toEqual([]);
});
