import type { PlayerDetail, PlayerSummary } from '@desert/contract/history/players';
import { parseNextLink, TOTAL_HEADER } from '@desert/contract/records/paging';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedHistory } from '../../test/history.ts';
import { pagesOf } from '../../test/pages.ts';
import { appBindings } from '../../test/request-context.ts';

const get = (path: string) => api.request(`/api/history/players/${path}`, {}, appBindings());
const list = async (query: string) => (await get(query)).json<PlayerSummary[]>();
const slugs = async (query: string) => (await list(query)).map(({ slug }) => slug);
const player = async (slug: string) => (await get(slug)).json<PlayerDetail>();

beforeAll(seedHistory);

it('the list of players has all players by name, in pages, and their total number', async () => {
  const first = await get('?limit=100');
  expect(first.headers.get(TOTAL_HEADER)).toBe('672');
  const players = await pagesOf<PlayerSummary>('/history/players/?limit=100');
  const names = players.flat().map(({ last_name }) => last_name);
  expect(names).toHaveLength(672);
  const folded = names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  expect(folded).toEqual(folded.toSorted());
});

it('the list of players has the fields of a list entry', async () => {
  expect(await list('?q=doan&sort=first')).toMatchObject([
    {
      id: 8462038,
      slug: 'shane-doan',
      first_name: 'Shane',
      last_name: 'Doan',
      positions: ['R', 'L'],
      numbers: [19],
      first_season: '1995-96',
      last_season: '2016-17',
      seasons: 21,
      gp: 1540,
      goals: 402,
      assists: 570,
      points: 972,
      wins: null,
    },
    { slug: 'josh-doan', first_season: '2023-24', seasons: 1 },
  ]);
});

it.each([
  ['sha do', ['shane-doan']],
  ['DOAN', ['josh-doan', 'shane-doan']],
  ['o’sullivan', ['patrick-osullivan']],
  ['OSullivan', ['patrick-osullivan']],
  ['nobody', []],
  ["' OR 1=1 --", []],
])('the list of players finds %s by the beginnings of names', async (q, expected) => {
  expect(await slugs(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
});

it('the list of players filters by number, position, season and team', async () => {
  // Punctuation does not filter by name.
  expect(await slugs('?q=%25&limit=3')).toEqual(await slugs('?limit=3'));
  expect(await slugs('?number=97')).toContain('jeremy-roenick');
  const defenders = await list('?position=D&limit=100');
  expect(defenders.every(({ positions }) => positions.includes('D'))).toBe(true);
  const forwards = await list('?position=F&limit=100');
  expect(forwards.every(({ positions }) => !positions.includes('G'))).toBe(true);
  expect(await list('?season=2011-12&limit=100')).toHaveLength(35);
  const season = await list('?season=2011-12&limit=100&era=arizona-coyotes&position=D');
  expect(season.length).toBeGreaterThan(0);
  expect(season.every(({ last_season }) => last_season >= '2014-15')).toBe(true);
});

it('the list of players sorts descending, with unknown values last', async () => {
  const points = (await list('?sort=points&limit=100')).map((player) => player.points ?? 0);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(await slugs('?sort=games&limit=1')).toEqual(['shane-doan']);
  expect((await list('?sort=first&limit=1'))[0]?.first_season).toBe('1979-80');
  expect((await list('?sort=last&limit=1'))[0]?.last_season).toBe('2023-24');
  expect((await list('?sort=number&limit=1'))[0]?.numbers).not.toEqual([]);
  const page = await get('?sort=number&position=D&limit=100');
  const next = await api.request(parseNextLink(page.headers.get('Link')) ?? '', {}, appBindings());
  expect((await next.json<PlayerSummary[]>()).at(-1)?.numbers).toEqual([]);
});

it.each([
  ['position=X', 'position'],
  ['number=100', 'number'],
  ['number=-1', 'number'],
  ['season=2004-05', 'season'],
  ['season=2011', 'season'],
  ['era=hartford-whalers', 'era'],
  ['sort=luck', 'sort'],
  ['cursor=!', 'cursor'],
  ['limit=101', 'limit'],
  [`q=${'x'.repeat(81)}`, 'q'],
])('a list of players with ?%s is refused with an error at the parameter', async (query, field) => {
  const response = await get(`?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { [field]: expect.any(String) } });
});

it('the detail of a skater has all stats', async () => {
  const doan = await player('shane-doan');
  expect(doan).toMatchObject({ birth_date: '1976-10-10', best_season: '2007-08', list: null });
  expect(doan.lines).toHaveLength(21);
  expect(doan.lines[0]).toMatchObject({ year: '1995-96', team_name: 'Winnipeg Jets', gp: 74 });
  expect(doan.totals).toMatchObject({ gp: 1540, goals: 402, points: 972, wins: null, gaa: null });
  expect(doan.totals.points_per_game).toBeCloseTo(972 / 1540);
  const first = { rank: 1 };
  expect(doan.ranks).toMatchObject({ goals: first, games: first, points: first });
  // He is not listed among the other players with his numbers.
  expect(doan.worn[0]?.others.map(({ slug }) => slug)).not.toContain('shane-doan');
  const { worn } = await player('jeremy-roenick');
  expect(worn[0]).toMatchObject({ number: 97 });
  expect(worn[0]?.seasons).toContain('1999-00');
  // Viktor Tikhonov wore another number when he came back in 2015-16.
  const smith = await player('mike-smith');
  expect(smith.worn[0]?.others.find(({ slug }) => slug === 'viktor-tikhonov')).toMatchObject({
    seasons: ['2008-09'],
    first_season: '2008-09',
    last_season: '2008-09',
  });
});

it('the detail of a player is found without a league id, and by a former slug', async () => {
  expect((await player('josh-doan')).birth_date).toBeNull();
  expect(await player('matt-hervey')).toMatchObject({ id: 1, gp: 2, numbers: [] });
  await env.DB.exec("INSERT INTO person_slugs VALUES ('shane-albert-doan', 8462038)");
  expect(await player('shane-albert-doan')).toMatchObject({ slug: 'shane-doan' });
});

it.each([
  ['wayne-gretzky', 404],
  ['8462038', 404],
  ['Shane-Doan', 400],
  ['..%2Fhealth', 400],
  ['%00', 400],
  ['a'.repeat(500), 400],
])('%s is no player’s slug, and is refused', async (slug, status) => {
  const response = await get(slug);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ errors: expect.any(Object) });
});

const placeIn = async (slug: string, from: string) =>
  (await player(`${slug}?from=${encodeURIComponent(from)}`)).list;

it('a visitor from a list of leaders sees the player’s place among those leaders', async () => {
  expect(await placeIn('dale-hawerchuk', '/history/leaders?figure=goals')).toEqual({
    label: 'Goals',
    path: '/history/leaders?figure=goals',
    at: 2,
    of: 100,
    previous: { slug: 'shane-doan', name: 'Shane Doan' },
    next: { slug: 'keith-tkachuk', name: 'Keith Tkachuk' },
  });
  const inPhoenix = await placeIn(
    'shane-doan',
    '/history/leaders?figure=goals&era=phoenix-coyotes',
  );
  expect(inPhoenix).toMatchObject({ label: 'Goals, Phoenix Coyotes', at: 1, previous: null });
});

it('a player’s place in a list is counted across its pages, or in a season’s roster', async () => {
  const next = { slug: 'shane-doan' };
  const place = await placeIn('josh-doan', '/history/players?q=doan&cursor=5');
  expect(place).toMatchObject({ label: 'Players, “doan”', at: 1, of: 2, next });
  const roster = { label: '2011-12 Phoenix Coyotes', of: 35 };
  expect(await placeIn('shane-doan', '/history/2011-12')).toMatchObject(roster);
});

it.each([
  '/history/leaders?figure=wins',
  '/history/players?position=X',
  '/history/2004-05',
  'https://example.com/history/players',
  `/history/players?q=${'x'.repeat(300)}`,
  '',
])('a player has no place in a list if the visitor came from “%s”', async (from) => {
  expect(await placeIn('shane-doan', from)).toBeNull();
});
