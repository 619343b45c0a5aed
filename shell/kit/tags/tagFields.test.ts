import { expect, it } from 'vitest';
import { tagOf } from '../testing/tagChoices.ts';
import { findQueryTag, listInitialTags, omitUnsentFields, parseTagFields } from './tagFields.ts';

const DOAN = { key: 'player:8462038', label: 'Shane Doan' };

it('the form starts with the tags of the record or, if there is one, of the draft', () => {
  const tags = [tagOf('Shane Doan')];
  expect(listInitialTags(tags, undefined)).toEqual([DOAN]);
  expect(listInitialTags(tags, { title: ['Typed'] })).toEqual([DOAN]);
  expect(listInitialTags(tags, { tag_names: [''] })).toEqual([]);
  const typed = { tag_names: ['x'], tags: ['season:2011-12', DOAN.key, DOAN.key] };
  expect(listInitialTags(tags, typed)).toEqual([{ key: 'season:2011-12', label: '2011-12' }, DOAN]);
});

it('a draft restores up to ten tags with their labels', () => {
  const typed = { tag_names: [''], tags: [DOAN.key], tag_labels: ['player:8462038 Shane Doan'] };
  expect(listInitialTags([], typed)).toEqual([DOAN]);
  expect(listInitialTags([], { ...typed, tag_labels: [] })).toEqual([
    { ...DOAN, label: 'Player 8462038' },
  ]);
  // At most ten, without empty and malformed tags.
  const tags = Array.from({ length: 12 }, (_, at) => `player:${at + 1}`);
  expect(listInitialTags([], { tag_names: [''], tags: ['', 'x', ...tags] })).toHaveLength(10);
});

it('chosen tags are sent in the format of the API', () => {
  const fields = { tags: ['season:2011-12', DOAN.key, ''], tag_names: ['Sha'] };
  expect(parseTagFields(fields)).toEqual({
    tags: [
      { kind: 'season', id: '2011-12' },
      { kind: 'player', id: 8462038 },
    ],
    tag_names: 'Sha',
  });
  expect(parseTagFields({ tag_names: [''] })).toEqual({ tags: [], tag_names: '' });
  expect(parseTagFields({ title: ['x'] })).toEqual({});
  const typed = { title: 'x', tags: [{}], tag_names: '', tag_labels: '', tag_asked: '' };
  expect(omitUnsentFields(typed, false)).toEqual({ title: 'x', tags: [{}] });
});

it('an empty list of tags is sent only if the record’s tags are known', () => {
  expect(omitUnsentFields({ title: 'x', tags: [] }, true)).toEqual({ title: 'x', tags: [] });
  expect(omitUnsentFields({ title: 'x', tags: [] }, false)).toEqual({ title: 'x' });
});

it.each([
  ['tag=season:2011-12', { key: 'season:2011-12', text: '2011-12' }],
  ['a=b&tag=player%3Ashane-doan', { key: 'player:shane-doan', text: 'Shane Doan' }],
  ['tag=PLAYER:Shane-Doan', { key: 'player:shane-doan', text: 'Shane Doan' }],
  ['tag=player:shane-doan-2', { key: 'player:shane-doan-2', text: 'shane-doan-2' }],
  ['tag=player:8462038', { key: 'player:8462038', text: '' }],
  ['tag=', undefined],
  ['tag=team:x', undefined],
  ['tag=player:<b>', undefined],
  ['', undefined],
])('the tag of an address is parsed: %s', (search, tag) => {
  expect(findQueryTag(search)).toEqual(tag);
});
