import { expect, it } from 'vitest';
import { isNarrowed, listName } from './listName.ts';

it.each([
  ['', 'Everyone who wore the sweater'],
  ['sort=points&cursor=2s', 'Everyone who wore the sweater'],
  ['number=&q=+', 'Everyone who wore the sweater'],
  ['number=19', 'Number 19'],
  ['number=07', 'Number 7'],
  ['position=G', 'Goalies'],
  ['era=winnipeg-jets', 'Players of the Winnipeg Jets'],
  ['q=doan', 'Players named “doan”'],
  ['position=G&era=phoenix-coyotes&season=2011-12', 'Goalies of the Phoenix Coyotes in 2011-12'],
  ['number=9&season=2003-04', 'Number 9: players in 2003-04'],
])('the players list at ?%s is called %s', (search, name) => {
  expect(listName(search)).toBe(name);
});

it('a players list counts as narrowed by a filter, but not by its order or page', () => {
  expect(isNarrowed('sort=points&cursor=2s')).toBe(false);
  expect(isNarrowed('number=0')).toBe(true);
});
