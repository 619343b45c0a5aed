import { expect, it } from 'vitest';
import { tagOf } from '../../testing/tagChoices.ts';
import { readChosenFilters } from './filters.ts';
import { tagFilter } from './tagFilter.ts';

const tags = ['Shane Doan', 'Oliver Ekman-Larsson'].map(tagOf);

it.each([
  ['tag=season:2011-12', '2011-12'],
  ['tag=season%3A2011-12', '2011-12'],
  ['tag=player:8462038', 'Shane Doan'],
  ['tag=player:shane-doan', 'Shane Doan'],
  ['tag=Season:2011-12', '2011-12'],
  ['tag=player:keith-yandle', 'Keith Yandle'],
  ['tag=player:8471274', '8471274'],
])('the tag filter of ?%s is shown in readable words', (search, text) => {
  const filter = tagFilter([{ id: 1 }, { id: 2, tags }]);
  expect(readChosenFilters([filter], search)).toEqual([{ name: 'tag', label: 'Tagged', text }]);
});

it('a query without a tag has no tag filter', () => {
  expect(readChosenFilters([tagFilter([])], 'tag=&sort=likes')).toEqual([]);
});
