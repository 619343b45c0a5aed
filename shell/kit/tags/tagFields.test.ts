import { expect, it } from 'vitest';
import { tagOf } from '../testing/tagChoices.ts';
import { askedTag, firstChosen, sentFields, typedTags } from './tagFields.ts';

const DOAN = { key: 'player:8462038', label: 'Shane Doan' };

it('the chosen tags start as the record’s, or the draft’s', () => {
  const tags = [tagOf('Shane Doan')];
  expect(firstChosen(tags, undefined)).toEqual([DOAN]);
  expect(firstChosen(tags, { title: ['Typed'] })).toEqual([DOAN]);
  expect(firstChosen(tags, { tag_names: [''] })).toEqual([]);
  const typed = { tag_names: ['x'], tags: ['season:2011-12', DOAN.key, DOAN.key] };
  expect(firstChosen(tags, typed)).toEqual([{ key: 'season:2011-12', label: '2011-12' }, DOAN]);
});

it('the draft has the labels of tags that the record lacks, up to ten', () => {
  const typed = { tag_names: [''], tags: [DOAN.key], tag_labels: ['player:8462038 Shane Doan'] };
  expect(firstChosen([], typed)).toEqual([DOAN]);
  expect(firstChosen([], { ...typed, tag_labels: [] })).toEqual([
    { ...DOAN, label: 'Player 8462038' },
  ]);
  // At most ten, without empty and malformed tags.
  const tags = Array.from({ length: 12 }, (_, at) => `player:${at + 1}`);
  expect(firstChosen([], { tag_names: [''], tags: ['', 'x', ...tags] })).toHaveLength(10);
});

it('chosen tags are sent as the contract has them, without the form’s own fields', () => {
  const fields = { tags: ['season:2011-12', DOAN.key, ''], tag_names: ['Sha'] };
  expect(typedTags(fields)).toEqual({
    tags: [
      { kind: 'season', id: '2011-12' },
      { kind: 'player', id: 8462038 },
    ],
    tag_names: 'Sha',
  });
  expect(typedTags({ tag_names: [''] })).toEqual({ tags: [], tag_names: '' });
  expect(typedTags({ title: ['x'] })).toEqual({});
  const typed = { title: 'x', tags: [{}], tag_names: '', tag_labels: '', tag_asked: '' };
  expect(sentFields(typed, false)).toEqual({ title: 'x', tags: [{}] });
});

it('an empty list of tags is sent only if the record’s tags are known', () => {
  expect(sentFields({ title: 'x', tags: [] }, true)).toEqual({ title: 'x', tags: [] });
  expect(sentFields({ title: 'x', tags: [] }, false)).toEqual({ title: 'x' });
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
  expect(askedTag(search)).toEqual(tag);
});
