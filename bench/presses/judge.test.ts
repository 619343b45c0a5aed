import { expect, it } from 'vitest';
import { areApart, isLast, judgeVisit, type Pressed } from './judge.ts';

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

/** What becomes of presses, where these changes follow at these times. */
function judge(presses: Pressed[], changes: [at: number, key: string, to: string][], more = {}) {
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

const SORTED: [number, string, string][] = [
  [1700, 'sorted 3', 'descending'],
  [1700, 'sorted 5', ''],
];

it('finds the effect of each press, when all of it is there', () => {
  const liked: [number, string, string][] = [
    [1800, 'pressed 1', 'true'],
    [1850, 'sent', '1'],
  ];
  expect(judge([sort, like], [...SORTED, ...liked])).toEqual({
    verdicts: ['once 700', 'once 650'],
    wrong: [],
  });
});

it('misses what did not come, or only in part', () => {
  expect(judge([sort, like], SORTED.slice(0, 1)).verdicts).toEqual(['lost', 'lost']);
});

it.each<[string, Pressed[], [number, string, string][]]>([
  ['turned round', [sort], [...SORTED, [1900, 'sorted 3', 'ascending']]],
  [
    'said twice',
    [alert],
    [
      [1700, 'alerts', '1'],
      [1720, 'alerts', '2'],
    ],
  ],
])('sees what was %s', (_, presses, changes) => {
  expect(judge(presses, changes).verdicts).toEqual([expect.stringContaining('double')]);
});

it('takes nothing on the page that follows for a second effect', () => {
  const changes: [number, string, string][] = [
    ...SORTED,
    [1900, 'url', '/news'],
    [1900, 'sorted 3', ''],
    [1950, 'h1', 'News'],
  ];
  expect(judge([sort, link], changes).verdicts).toEqual(['once 700', 'once 450']);
});

it('tells several of what counts up apart', () => {
  const changes: [number, string, string][] = [
    [1700, 'alerts', '1'],
    [1720, 'alerts', '2'],
  ];
  expect(judge([alert, { ...alert, at: 1300 }], changes).verdicts).toEqual([
    'once 600',
    'once 420',
  ]);
  expect(judge([alert, { ...alert, at: 1300 }], [[1700, 'alerts', '2']]).verdicts).toEqual([
    'once 600',
    'once 400',
  ]);
  expect(judge([alert, { ...alert, at: 1300 }], changes.slice(0, 1)).verdicts).toEqual([
    'once 600',
    'lost',
  ]);
});

it('sees what nobody pressed', () => {
  expect(
    judge(
      [alert],
      [
        [1700, 'alerts', '1'],
        [1700, 'pressed 2', 'true'],
      ],
    ).wrong,
  ).toEqual(['pressed 2']);
});

it('takes a page that the browser itself went to for the effect of a link to it, and of no other', () => {
  const page = (url: string) => ({ pages: [{ at: 2100, look: { url } }] });
  expect(judge([link], [], page('/news')).verdicts).toEqual(['once 600']);
  expect(judge([link], [], page('/merch')).verdicts).toEqual(['lost']);
});

it('waits for the page that a link leads to in the same document', () => {
  const changes: [number, string, string][] = [
    [1600, 'url', '/news'],
    [1610, 'h1', ''],
  ];
  expect(judge([link], changes).verdicts).toEqual(['lost']);
  expect(judge([link], [...changes, [1800, 'h1', 'News']]).verdicts).toEqual(['once 300']);
});

it('asks for nothing of a visitor who has gone on before the page took clicks', () => {
  const pages = [{ at: 2100, look: { url: '/news' } }];
  expect(judge([sort, link], [], { pages, hydrated: 1600 }).verdicts).toEqual([
    'gone on',
    'once 600',
  ]);
  expect(judge([sort, link], [], { pages, hydrated: 1400 }).verdicts).toEqual(['lost', 'once 600']);
});

it('has last what moves or replaces what else could be pressed', () => {
  expect([sort, link, { effect: { 'open 0': 'flip' }, leads: false }].map(isLast)).toEqual([
    false,
    true,
    true,
  ]);
  expect([areApart(sort.effect, like.effect), areApart(sort.effect, { 'sorted 5': '' })]).toEqual([
    true,
    false,
  ]);
});
