import { parseNextLink } from '@desert/contract/records/paging';
import { MAX_COUNT, type SearchResponse, SEARCH_PAGE_SIZE } from '@desert/contract/search/search';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { signedInFan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import { rowsRead, upTo } from '../../test/rows-read.ts';
import {
  requestSearch,
  followWrites,
  readSearch,
  searchAddress,
  suggestions,
  titlesOf,
} from '../../test/search.ts';

/** Number of records and comments of each kind. */
const MANY = 300;

/** Nearly fifty words at edit distance 1 from a word that no record contains, such as 'zambonq'. */
const alike = (word: string) =>
  Array.from('abcdefghijklmoprstuvwxyz', (end) => `${word}n${end} ${word}${end}q`).join(' ');
const ALIKE = ['zambo', 'quetz', 'wrang', 'xylop'];

beforeAll(async () => {
  await seedHistory();
  const { id } = await signedInFan();
  const story = `user_id, created_at, title, details) SELECT ${id}, value`;
  const comment = 'user_id, created_at, content';
  const rows = `FROM ${upTo(MANY)}`;
  await env.DB.batch(
    [
      `INSERT INTO merch (user_id, created_at, name, description, price)
        SELECT ${id}, value, iif(value % 3, 'Coyotes hat ', 'Plain hat ') || value, 'For Coyotes of any size', 100 ${rows}`,
      `INSERT INTO news (${story}, iif(value % 3, 'Coyotes news ', 'News ') || value, 'The coyotes howl again' ${rows}`,
      `INSERT INTO memories (${story}, 'Coyotes night ' || value, iif(value < 40, '${ALIKE.map(alike).join(' ')}', 'Nobody went home') ${rows}`,
      `INSERT INTO comments (${comment}, kind, record_id) SELECT ${id}, value, 'Go Coyotes ' || value, 'news', (SELECT min(id) FROM news) ${rows}`,
      `INSERT INTO comments (${comment}, kind, record_id) SELECT ${id}, value, 'Coyotes for ever ' || value, 'memories', (SELECT min(id) FROM memories) ${rows}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  await followWrites();
});

it('a search shows a few results of each kind, with the number of all of them', async () => {
  const { outcome, order, groups } = await requestSearch('coyotes');
  expect(outcome).toBe('all');
  // Games are seeded separately.
  const { games: _, coaches, ...written } = groups;
  expect(order.toSorted()).toEqual(['coaches', ...Object.keys(written)].toSorted());
  expect(coaches.found).toHaveLength(3);
  for (const { count, more, found } of Object.values(written)) {
    expect(found).toHaveLength(3);
    expect(count > 20 && (more ? count === MAX_COUNT : true)).toBe(true);
  }
});

it.each([
  ['coyotes', 'best', 'all'],
  ['coyotes', 'newest', 'all'],
  ['cpyotes', 'best', 'alike'],
  ['coyotes zebras', 'best', 'some'],
])(
  'a search for %s pages through all results, %s first, without a gap or a repeat',
  async (q, sort, outcome) => {
    const seen: number[] = [];
    let address: string | undefined;
    do {
      const query = address
        ? Object.fromEntries(new URLSearchParams(address.split('?')[1]))
        : { q, sort, kind: 'news' };
      const response = await readSearch('', query);
      const body = await response.json<SearchResponse>();
      expect(body.outcome).toBe(outcome);
      const { found } = body.groups.news;
      seen.push(...found.map(({ record }) => record.id));
      address = parseNextLink(response.headers.get('Link'));
      expect(found.length === SEARCH_PAGE_SIZE || address === undefined).toBe(true);
    } while (address !== undefined);
    expect(seen).toHaveLength(MANY);
    expect(new Set(seen).size).toBe(MANY);
  },
);

it('a search ranks matches in titles first, then the newest', async () => {
  const [first, second] = titlesOf(await requestSearch('coyotes', { kind: 'news' }), 'news');
  expect([first, second]).toEqual([`Coyotes news ${MANY - 1}`, `Coyotes news ${MANY - 2}`]);
  const newest = titlesOf(
    await requestSearch('coyotes howl', { kind: 'news', sort: 'newest' }),
    'news',
  );
  expect(newest.slice(0, 3)).toEqual([
    `Coyotes news ${MANY - 1}`,
    `Coyotes news ${MANY - 2}`,
    `News ${MANY - 3}`,
  ]);
});

it.each([
  [{ kind: 'users' }, 'kind'],
  [{ sort: 'oldest' }, 'sort'],
  [{ cursor: 'x' }, 'cursor'],
  [{ cursor: 'all-9-1' }, 'cursor'],
])(
  'a search with the parameters %j is refused with an error at the invalid one',
  async (query, field) => {
    const response = await readSearch('', { q: 'doan', ...query });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json<{ errors: object }>()).errors)).toEqual([field]);
  },
);

it('a search ignores empty parameters of a form', async () => {
  const results = await requestSearch('doan', { kind: '', sort: '' });
  expect(titlesOf(results, 'players')).toEqual(['Shane Doan', 'Josh Doan']);
});

it('a misspelled word finds the likeliest word, however many other words are as close', async () => {
  const fan = await signedInFan();
  const others = Array.from('abcdefghijklm', (letter) => `dan${letter} don${letter}`).join(' ');
  await fan.post('/news/new', { title: 'Names', details: others });
  await followWrites();
  const results = await requestSearch('shane daon');
  expect([results.outcome, ...titlesOf(results, 'players')]).toEqual(['alike', 'Shane Doan']);
});

it('a search with a cursor beyond the last result has no results', async () => {
  for (const query of [
    { q: 'coyotes', kind: 'news', sort: 'newest', cursor: 'all-2-zz' },
    { q: 'coyotes zebra', kind: 'news', cursor: 'some-1-zz' },
  ]) {
    const response = await readSearch('', query);
    expect(response.status).toBe(200);
    expect((await response.json<SearchResponse>()).groups.news.found).toEqual([]);
  }
});

it('a search says whether its words are too short or nothing matches', async () => {
  expect((await requestSearch('')).outcome).toBe('too-short');
  expect((await requestSearch('"*"')).outcome).toBe('too-short');
  expect((await requestSearch('zqzqzq')).outcome).toBe('nothing');
  expect(await suggestions('*')).toEqual([]);
});

it('the search suggestions are players, then seasons, then titles', async () => {
  const kinds = (await suggestions('coyo')).map(({ kind }) => kind);
  expect(kinds.join(' ')).toBe('seasons seasons seasons merch merch merch news news');
  expect(await suggestions('shane doa')).toEqual([
    {
      kind: 'players',
      label: ['', 'Shane', ' ', 'Doan', ''],
      about: 'R/L, 1995-96 to 2016-17',
      path: '/history/players/shane-doan',
    },
  ]);
  expect((await suggestions('#97'))[0]?.label).toEqual(['Jeremy Roenick']);
});

it('a search reads at most 500 rows, and suggestions 200', async () => {
  const questions = [
    'coyotes',
    'co',
    'c hat',
    '2011-12',
    'cpyotes',
    'coyotes zebras',
    'the coyotes howl again any size night went',
    'zq zr zs zt zu zv zw',
    ALIKE.map((beginning) => `${beginning}nq`).join(' '),
  ];
  const most: Record<string, number> = { '': 500, 'suggestions/': 200 };
  const queries = questions.flatMap((q) => [
    { q },
    { q, kind: 'merch' },
    { q, kind: 'memories-comments', sort: 'newest' },
  ]);
  const read = await Promise.all(
    Object.entries(most).flatMap(([path, limit]) =>
      queries.map(async (query) => ({
        query,
        limit,
        rows: await rowsRead(searchAddress(path, query), visitor),
      })),
    ),
  );
  expect(read.filter(({ rows, limit }) => !(rows <= limit))).toEqual([]);
});

/** How many questions each run asks; the benchmark asks 10,000. */
const FUZZ = Math.min(300, fc.readConfigureGlobal()?.numRuns ?? 100);

const SYNTAX = `" * NEAR( ) - ^ : {title} AND OR NOT + ' % \\`.split(' ');

/** Text with FTS5 syntax, and arbitrary text. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(...SYNTAX, '#19', '2011-12', 'coyotes', 'doan', '\u0000', '🏒', '‮', 'ש', ' '),
      { maxLength: 12 },
    )
    .map((pieces) => pieces.join('')),
  fc.nat(10_000).map((length) => 'ab '.repeat(length).slice(0, length)),
);

it('a search succeeds whatever is typed', async () => {
  const typed = fc.sample(anything, FUZZ);
  const failed = [];
  for (const q of typed) {
    for (const path of ['', 'suggestions/']) {
      const { status } = await readSearch(path, { q });
      if (status !== 200) failed.push({ q, path, status });
    }
  }
  expect(failed).toEqual([]);
});
