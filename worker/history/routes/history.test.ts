import type { Team, TeamDetail } from '@desert/contract/history/history';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { shareSession } from '../../accounts/session/resolve.ts';
import { api } from '../../api/app.ts';
import { openD1 } from '../../platform/database/open.ts';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';

const get = (path: string, headers: HeadersInit = {}) =>
  api.request(path, { headers }, appBindings());
const team = async (id: string) => (await get(`/api/history/teams/${id}/`)).json<TeamDetail>();

beforeAll(seedHistory);

it('the API lists every season, newest first, without players', async () => {
  const teams = await (await get('/api/history/teams/')).json<Team[]>();
  expect(teams).toHaveLength(44);
  const years = teams.map(({ year }) => year);
  expect(years).toEqual(years.toSorted().toReversed());
  expect(teams.find(({ year }) => year === '2011-12')).toEqual({
    id: 32,
    year: '2011-12',
    team_name: 'Phoenix Coyotes',
    record: '42-27-13',
    playoffs: 'Lost in the Conference Finals, 4-1 to Los Angeles',
    coach: 'Dave Tippett',
  });
});

it('the detail of a season is found by its id and by its year', async () => {
  const byYear = await team('2011-12');
  expect(byYear).toMatchObject({ id: 32, year: '2011-12', record: '42-27-13' });
  expect(byYear.players).toHaveLength(35);
  expect(await team('32')).toEqual(byYear);
  expect(await team('1999-00')).toMatchObject({ id: 21, year: '1999-00' });
});

it('the detail of a season has the columns of skaters and goalies', async () => {
  const { players: skaters } = await team('1996-97');
  expect(skaters.find(({ last_name }) => last_name === 'Tkachuk')).toEqual({
    id: expect.any(Number),
    first_name: 'Keith',
    last_name: 'Tkachuk',
    slug: 'keith-tkachuk',
    number: 7,
    position: 'L',
    age: 24,
    gp: 81,
    goals: 52,
    assists: 34,
    points: 86,
    pims: 228,
    plus_minus: -1,
  });
  const { players: goalies } = await team('2011-12');
  expect(goalies.find(({ last_name }) => last_name === 'Smith')).toEqual({
    id: expect.any(Number),
    first_name: 'Mike',
    last_name: 'Smith',
    slug: 'mike-smith',
    number: 41,
    position: 'G',
    age: 29,
    gp: 67,
    gaa: 2.21,
    svp: 0.93,
    wins: 38,
    losses: 18,
    overtime_losses: 10,
    shutouts: 8,
  });
});

it('the detail of a season has its points, goals, place, home and road record, captain and note', async () => {
  expect((await team('2019-20')).facts).toEqual({
    points: 74,
    goals_for: 195,
    goals_against: 187,
    division: { name: 'Pacific', place: 5 },
    home: '17-12-4',
    road: '16-17-4',
    captains: [{ slug: 'oliver-ekman-larsson', name: 'Oliver Ekman-Larsson' }],
    note: 'The pandemic stopped the season after 70 games. The playoffs followed in August, in Edmonton and without spectators.',
  });
  expect((await team('2023-24')).facts).toMatchObject({ division: null, captains: [] });
});

it('the detail of a season leaves the unknown null', async () => {
  const { players } = await team('1979-80');
  expect(players.filter(({ position }) => position === 'G')).toContainEqual(
    expect.objectContaining({ number: null, svp: 0.877, gaa: expect.any(Number) }),
  );
});

it.each([
  ['1979-80', null, '1980-81'],
  // Skips 2004-05, which was not played.
  ['2005-06', '2003-04', '2006-07'],
  ['2023-24', '2022-23', null],
])(
  'the detail of a season names the seasons before and after %s',
  async (year, previous_year, next_year) => {
    expect(await team(year)).toMatchObject({ previous_year, next_year });
  },
);

it.each(['45', '2011', '999999999999999', '2004-05', '1978-79', '2011-13', '0000-00'])(
  '%s is no season of the franchise and gets an uncached 404',
  async (id) => {
    const response = await get(`/api/history/teams/${id}/`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      errors: { message: 'The franchise didn’t play that season.' },
    });
  },
);

it.each(['0', '1e3', '__proto__', '2011-12-13', '%00', '9'.repeat(16), '9'.repeat(5000)])(
  '%s is neither an id nor a year of a season and gets a 400 that says so',
  async (id) => {
    const response = await get(`/api/history/teams/${id}/`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      errors: { id: 'Use a season’s number or its years, like 2011-12.' },
    });
  },
);

it.each(['/api/history/teams/', '/api/history/teams/2011-12/'])(
  '%s may be cached for five minutes and revalidated by its ETag',
  async (path) => {
    const first = await get(path);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');

    const again = await get(path, { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(await again.text()).toBe('');
  },
);

it('a page’s own read of the API computes no ETag', async () => {
  const address = 'https://desert.example/api/history/teams/2011-12/';
  const page = new Request('https://desert.example/history/2011-12');
  const response = await api.fetch(
    shareSession(page, new Request(address), openD1(env.DB)),
    appBindings(),
  );
  expect([response.status, response.headers.get('ETag')]).toEqual([200, null]);
});
