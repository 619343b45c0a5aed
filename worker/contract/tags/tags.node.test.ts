import { expect, it } from 'vitest';
import { PostInput } from '../records/news.ts';
import { StoryListQuery } from '../records/story-list.ts';
import { ItemListQuery } from '../store/item-list.ts';
import { parseFields } from '../text/body.ts';
import { ALL_TAG_KINDS, TAG_KINDS } from './tag-kinds.ts';

const parse = (tags: unknown) => {
  const { problems, values } = parseFields(PostInput, { title: 'A', details: 'B', tags });
  return values ? values.tags : problems;
};

const season = { kind: 'season', id: '2011-12' };
const player = { kind: 'player', id: 8462038 };

it('the tags of a record are parsed in their order, without extra fields, and may be missing', () => {
  expect(parse([player, { ...season, label: 'x', path: 'https://' }])).toEqual([player, season]);
  expect(parse([])).toEqual([]);
  const { values } = parseFields(PostInput, { title: 'A', details: 'B' });
  expect(values).not.toHaveProperty('tags');
});

it.each([
  ['a season that was not played', [{ kind: 'season', id: '2004-05' }], 'from 1979-80 to 2023-24'],
  ['a player by his name', [{ kind: 'player', id: 'Shane Doan' }], TAG_KINDS.player.missing],
  ['nobody', [{ kind: 'player', id: 0 }], TAG_KINDS.player.missing],
  ['a game on no day', [{ kind: 'game', id: '2012-5-7' }], TAG_KINDS.game.missing],
  ['a team', [season, { kind: 'team', id: 1 }], `a list of ${ALL_TAG_KINDS}`],
  ['not a list', 'season:2011-12', `a list of ${ALL_TAG_KINDS}`],
  ['too many', Array.from({ length: 11 }, (_, at) => ({ ...player, id: at + 1 })), 'up to 10'],
  ['the same twice', [season, season], 'only once'],
])('the tags of a record cannot be %s, which is one error for all tags', (_, tags, message) => {
  expect(parse(tags)).toEqual({ tags: expect.stringContaining(message) });
});

const parseQuery = (query: object) => parseFields<unknown>(StoryListQuery, query);

it('a tag filter is a season, a player or a game in any letter case, or empty', () => {
  expect(parseQuery({ tag: 'season:2011-12' }).values).toMatchObject({ tag: 'season:2011-12' });
  expect(parseQuery({ tag: 'player:Shane-Doan' }).values).toMatchObject({
    tag: 'player:shane-doan',
  });
  expect(parseQuery({ tag: 'game:2012-05-07' }).values).toMatchObject({ tag: 'game:2012-05-07' });
  expect(parseQuery({ tag: '', sort: 'likes' }).values).toMatchObject({ tag: undefined });
});

it('a tag filter combines with other filters in lists of items, but not of posts and memories', () => {
  for (const other of [{ sort: 'likes' }, { author: 'fan' }, { user_id: '7' }])
    expect(Object.keys(parseQuery({ tag: 'season:2011-12', ...other }).problems)).toEqual(['tag']);
  expect(parseQuery({ tag: 'season:2011-12', sort: 'newest', author: ' ' }).problems).toEqual({});
  const query = { tag: 'player:8462038', sort: 'price', user_id: '7', category: 'hat' };
  expect(parseFields<unknown>(ItemListQuery, query).problems).toEqual({});
});
