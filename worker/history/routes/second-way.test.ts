/** Checks the totals and leaders that the seed and the API compute against SQL over the players’ seasons. */
import { FIGURES, type Figure, LEAST_GAMES } from '@desert/contract/history/figures';
import type { Leaders, PlayerDetail, PlayerTotals } from '@desert/contract/history/players';
import { ERAS } from '@desert/contract/history/seasons';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';

const get = async <T>(path: string) =>
  (await api.request(`/api/history/${path}`, {}, appBindings())).json<T>();

beforeAll(seedHistory);

/** SQL that identifies the player of a row by the source’s id: the league’s, or else the databank’s. */
const WHO = 'coalesce(nhl_id, databank_id)';

/** SQL for a sum that is null if any of its values is. */
const sum = (name: string) => `iif(count(*) = count(${name}), sum(${name}), NULL)`;

/** Seconds are known for some seasons only. */
const GAA = `3600.0 * ${sum('players.goals_against')} / ${sum('coalesce(seconds, minutes * 60)')}`;

const SUMS = 'goals assists points pims plus_minus wins losses shutouts minutes'.split(' ');
const TOTALS = [
  'sum(gp) AS gp',
  ...SUMS.map((name) => `${sum(name)} AS ${name}`),
  `${GAA} AS gaa`,
  `1 - 1.0 * ${sum('players.goals_against')} / ${sum('shots_against')} AS svp`,
].join(', ');

type Row = Record<string, number | null> & { slug: string };

/** Rounds to ten places, because floating-point averages differ in the last digits. */
const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(10)));

it('every player’s totals are the sums of his rows', async () => {
  const { results } = await env.DB.prepare(
    `SELECT min(slug) AS slug, ${TOTALS} FROM players JOIN persons ON persons.id = person_id GROUP BY ${WHO}`,
  ).all<Row>();
  expect(results).toHaveLength(672);
  const names = Object.keys(results[0] ?? {}).filter((name) => name !== 'slug');
  for (const { slug, ...row } of results) {
    const { totals } = await get<PlayerDetail>(`players/${slug}/`);
    const served = names.map((name) => [name, rounded(totals[name as keyof PlayerTotals])]);
    const counted = names.map((name) => [name, rounded(row[name] ?? null)]);
    expect({ slug, totals: served }).toEqual({ slug, totals: counted });
  }
});

it('every player’s best season is the one with most points or wins', async () => {
  const { results } = await env.DB.prepare(
    `SELECT slug, max(iif(position = 'G', players.wins, players.points)) AS most
      FROM players JOIN persons ON persons.id = person_id
      WHERE slug IN ('shane-doan', 'keith-tkachuk', 'teppo-numminen', 'mike-smith', 'ray-whitney') GROUP BY slug`,
  ).all<{ slug: string; most: number }>();
  for (const { slug, most } of results) {
    const { lines, best_season } = await get<PlayerDetail>(`players/${slug}/`);
    const best = lines.find(({ year }) => year === best_season);
    const value = best?.position === 'G' ? best.wins : best?.points;
    expect({ slug, most: value }).toEqual({ slug, most });
  }
});

const SQL_OF: Record<Figure, string> = {
  points: sum('players.points'),
  goals: sum('goals'),
  assists: sum('assists'),
  games: 'sum(gp)',
  pims: sum('pims'),
  plus_minus: sum('plus_minus'),
  points_per_game: `1.0 * ${sum('players.points')} / sum(gp)`,
  goals_per_game: `1.0 * ${sum('goals')} / sum(gp)`,
  goalie_games: 'sum(gp)',
  wins: sum('players.wins'),
  shutouts: sum('shutouts'),
  minutes: sum('minutes'),
  gaa: GAA,
  svp: `1 - 1.0 * ${sum('players.goals_against')} / ${sum('shots_against')}`,
};

const cases = Object.keys(FIGURES).flatMap((figure) =>
  [null, ...ERAS.map(({ id }) => id)].map((era) => ({ figure: figure as Figure, era })),
);

it.each(cases)(
  'the leaders by $figure, $era, equal those of a separate SQL calculation',
  async ({ figure, era }) => {
    const facts: (typeof FIGURES)[Figure] & { average?: true; lowest?: true } = FIGURES[figure];
    const name = ERAS.find(({ id }) => id === era)?.name;
    const least = facts.average ? LEAST_GAMES[facts.of][era ? 'era' : 'franchise'] : 1;
    const { results } = await env.DB.prepare(
      `SELECT slug, value, rank() OVER (ORDER BY value ${facts.lowest ? 'ASC' : 'DESC'}) AS place FROM (
      SELECT min(slug) AS slug, ${SQL_OF[figure]} AS value FROM players
      JOIN persons ON persons.id = person_id JOIN teams ON teams.id = team_id
      WHERE (?1 IS NULL OR team_name = ?1) AND (position = 'G') = ?2 GROUP BY ${WHO} HAVING sum(gp) >= ?3
    ) WHERE value IS NOT NULL`,
    )
      .bind(name ?? null, facts.of === 'goalies' ? 1 : 0, least)
      .all<{ slug: string; value: number; place: number }>();

    const { figures } = await get<Leaders>(`leaders/?figure=${figure}${era ? `&era=${era}` : ''}`);
    const leaders = figures[0]?.leaders ?? [];
    expect(leaders).toHaveLength(Math.min(100, results.length));
    expect(figures[0]?.least_games).toBe(facts.average ? least : null);
    const places = new Map(results.map((row) => [row.slug, row]));
    const expected = leaders.map(({ slug }) => {
      const { place = 0, value = NaN } = places.get(slug) ?? {};
      return { slug, rank: place, value: Number(value.toFixed(6)) };
    });
    expect(leaders.map(({ slug, rank, value }) => ({ slug, rank, value }))).toEqual(expected);
  },
);

it('the overview of leaders has the first ten of each stat', async () => {
  const { era, figures } = await get<Leaders>('leaders/');
  expect(era).toBeNull();
  expect(figures.map(({ figure }) => figure)).toEqual(Object.keys(FIGURES));
  expect(figures.every(({ leaders }) => leaders.length === 10)).toBe(true);
});

it('the leaders of a team have the years that each player played for it', async () => {
  const { figures } = await get<Leaders>('leaders/?figure=goals&era=winnipeg-jets');
  const doan = await get<Leaders>('leaders/?figure=games&era=phoenix-coyotes');
  expect(figures[0]?.leaders.every(({ last_season }) => last_season <= '1995-96')).toBe(true);
  expect(doan.figures[0]?.leaders[0]).toMatchObject({
    slug: 'shane-doan',
    first_season: '1996-97',
    last_season: '2013-14',
  });
});

it.each(['figure=luck', 'era=2011-12'])('the leaders refuse the query ?%s', async (query) => {
  expect((await api.request(`/api/history/leaders/?${query}`, {}, appBindings())).status).toBe(400);
});
