import { expect, it } from 'vitest';
import { areApart, isLast, judgeVisit, type Pressed } from './judge.ts';

type Change = [at: number, key: string, to: string];

const sort = { at: 1000, effect: { 'sorted 3': 'descending', 'sorted 5': '' }, leads: false };
const like = { at: 1200, effect: { 'pressed 1': 'flip', sent: '+1' }, leads: false };
const alert = { at: 1100, effect: { alerts: '+1' }, leads: false };
const link = { at: 1500, effect: { url: '/news', h1: 'any' }, leads: true, to: '/news' };

const look = {
  'sorted 3': '',
  'sorted 5': 'descending',
  'pressed 1': 'false',
  sent: '0',
  alerts: '0',
};

const SORTED: Change[] = [
  [1700, 'sorted 3', 'descending'],
  [1700, 'sorted 5', ''],
];
const LIKED: Change[] = [
  [1800, 'pressed 1', 'true'],
  [1850, 'sent', '1'],
];
const ALERTED: Change[] = [
  [1700, 'alerts', '1'],
  [1720, 'alerts', '2'],
];
const MOVED: Change[] = [
  [1600, 'url', '/news'],
  [1610, 'h1', ''],
];
const later = { ...alert, at: 1300 };

function judge(presses: Pressed[], changes: Change[], more = {}) {
  const seen = {
    look,
    changes: changes.map(([at, key, to]) => ({ at, key, to })),
    pages: [],
    ...more,
  };
  const { verdicts, wrong } = judgeVisit(presses, seen);
  return {
    verdicts: verdicts.map(({ outcome, ms }) => (ms === undefined ? outcome : `${outcome} ${ms}`)),
    wrong,
  };
}

it.each<[string, Pressed[], Change[], string[]]>([
  ['with their whole effects', [sort, like], [...SORTED, ...LIKED], ['once 700', 'once 650']],
  ['with no effect, or a part of it', [sort, like], SORTED.slice(0, 1), ['lost', 'lost']],
  ['turned round', [sort], [...SORTED, [1900, 'sorted 3', 'ascending']], ['double 700']],
  ['counted twice', [alert], ALERTED, ['double 600']],
  ['counted once each', [alert, later], ALERTED, ['once 600', 'once 420']],
  ['counted in one frame', [alert, later], [[1700, 'alerts', '2']], ['once 600', 'once 400']],
  ['counted once of two', [alert, later], ALERTED.slice(0, 1), ['once 600', 'lost']],
  [
    'followed by a page with other values',
    [sort, link],
    [...SORTED, [1900, 'url', '/news'], [1900, 'sorted 3', ''], [1950, 'h1', 'News']],
    ['once 700', 'once 450'],
  ],
  ['that lead to a page that does not come', [link], MOVED, ['lost']],
  ['that lead to a page in this document', [link], [...MOVED, [1800, 'h1', 'News']], ['once 300']],
])('the judge decides about presses %s', (_, presses, changes, verdicts) => {
  expect(judge(presses, changes)).toEqual({ verdicts, wrong: [] });
});

it('the judge reports an action without a press', () => {
  const changes: Change[] = [[1700, 'alerts', '1'], ...LIKED.slice(0, 1)];
  expect(judge([alert], changes).wrong).toEqual(['pressed 1']);
});

it.each([
  ['/news', [link], {}, ['once 600']],
  ['/merch', [link], {}, ['lost']],
  // The visitor went on before the page was hydrated, or after.
  ['/news', [sort, link], { hydrated: 1600 }, ['gone on', 'once 600']],
  ['/news', [sort, link], { hydrated: 1400 }, ['lost', 'once 600']],
])('a new document %s after presses of %j, with %j', (url, presses, more, verdicts) => {
  const pages = [{ at: 2100, look: { url } }];
  expect(judge(presses, [], { pages, ...more }).verdicts).toEqual(verdicts);
});

it('controls that move or replace others are pressed last', () => {
  const open = { effect: { 'open 0': 'flip' }, leads: false };
  expect([sort, link, open].map(isLast)).toEqual([false, true, true]);
  const others = [like.effect, { 'sorted 5': '' }];
  expect(others.map((effect) => areApart(sort.effect, effect))).toEqual([true, false]);
});
