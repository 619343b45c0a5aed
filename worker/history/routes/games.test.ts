import type {
  DayOfHistory,
  Game,
  GameDetail,
  GameRecords,
  Opponent,
  OpponentDetail,
  PlayoffSeries,
  SeasonLog,
} from '@desert/contract/history/games';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

const request = (path: string) =>
  api.request(`/api/history/${path}`, {}, appBindings({ REPORT_ROWS_READ: '1' }));

async function read<T>(path: string): Promise<T> {
  const response = await request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json<T>();
}

it('the detail of a game has its score, its place, its box score, and the games around it', async () => {
  const game = await read<GameDetail>('games/2012-05-07/');
  expect(game).toMatchObject({
    season: '2011-12',
    team_name: 'Phoenix Coyotes',
    type: 'playoffs',
    home: true,
    opponent: 'Nashville Predators',
    opponent_slug: 'nashville-predators',
    goals_for: 2,
    goals_against: 1,
    result: 'W',
    round: 'Conference Semifinals',
    number: 5,
    of: 5,
    record_before: '3-1',
    record_after: '4-1',
    streak: 'W2',
    arena: 'Jobing.com Arena',
    previous: { date: '2012-05-04' },
    next: { date: '2012-05-13', opponent: 'Los Angeles Kings' },
    previous_meeting: { date: '2012-05-04' },
  });
  expect(game.box_score?.skaters).toContainEqual(
    expect.objectContaining({ name: 'Shane Doan', slug: 'shane-doan' }),
  );
  expect(game.sources).toContain('twinfield10');
});

it('the detail of a game is null where there is no neighboring game or no box score', async () => {
  expect(await read('games/1979-10-10/')).toMatchObject({
    previous: null,
    previous_meeting: null,
    box_score: null,
    record_before: '0-0-0',
    record_after: '0-1-0',
  });
  expect(await read('games/2024-04-17/')).toMatchObject({ next: null, next_meeting: null });
});

it('games are listed by season and by opponent, a page at a time, each once', async () => {
  const dates: string[] = [];
  let path: string | undefined = 'games/?season=2011-12&opponent=los-angeles-kings&limit=4';
  while (path) {
    const response: Response = await request(path);
    dates.push(...(await response.json<Game[]>()).map(({ date }) => date));
    path = /<\/api\/history\/(.*?)>/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  const { meetings } = await read<OpponentDetail>('opponents/los-angeles-kings/');
  expect(dates).toEqual(
    meetings.filter(({ season }) => season === '2011-12').map(({ date }) => date),
  );
  expect(dates).toHaveLength(11);
});

it('the log of a season has every game, series and split', async () => {
  const log = await read<SeasonLog>('teams/2011-12/games/');
  expect(log.games).toHaveLength(82);
  expect(log.games.at(-1)).toMatchObject({ number: 82, record: '42-27-13', points: 97 });
  expect(log.series.map(({ round, games }) => [round, games.length])).toEqual([
    ['Conference Quarterfinals', 6],
    ['Conference Semifinals', 5],
    ['Conference Finals', 5],
  ]);
  expect(log.splits.place.map(({ label, games }) => [label, games])).toEqual([
    ['Home', 41],
    ['Road', 41],
  ]);
  expect([log.pace.best.season, log.pace.worst.season]).toEqual(['2009-10', '1980-81']);
});

it('a day of the year has its games, birthdays and trades', async () => {
  const day = await read<DayOfHistory>('on/10-10/');
  expect(day.games[0]).toMatchObject({ date: '1979-10-10' });
  expect(day.birthdays).toContainEqual({ name: 'Shane Doan', slug: 'shane-doan', year: 1976 });
  const empty = await read<DayOfHistory>('on/08-22/');
  expect(empty.games).toEqual([]);
});

it('the list of opponents has franchises, with their former names', async () => {
  const opponents = await read<Opponent[]>('opponents/');
  expect(opponents).toHaveLength(31);
  expect(opponents.find(({ slug }) => slug === 'dallas-stars')).toMatchObject({
    name: 'Dallas Stars',
    former_names: ['Minnesota North Stars'],
  });
});

it('the game records are those of the franchise, or of one of its names', async () => {
  const all = await read<GameRecords>('records/');
  // The winless streak of the Winnipeg Jets in 1980-81 is the league's longest.
  expect(all.streaks.find(({ label }) => label === 'Games in a row without a win')).toMatchObject({
    games: 30,
    first: { date: '1980-10-19' },
    last: { date: '1980-12-20' },
  });
  expect(all.lists.map(({ label, games }) => [label, games.length])).toEqual([
    ['Biggest wins', 5],
    ['Biggest losses', 5],
    ['Most goals scored', 5],
    ['Most goals by both teams', 5],
    ['Largest home crowds', 5],
    ['Smallest home crowds, full houses left out', 5],
  ]);
  expect(all.lists.map(({ cut }) => cut)).toEqual([
    { shown: 2, of: 4 },
    { shown: 1, of: 6 },
    { shown: 3, of: 5 },
    expect.anything(),
    null,
    null,
  ]);
  expect(all.lists.at(-1)?.games[0]).toMatchObject({ date: '2009-11-02', attendance: 5855 });
  expect(all.streaks.map(({ label, games, ties }) => [label, games, ties?.length])).toEqual([
    ['Wins in a row', 9, 1],
    ['Games in a row without a loss', expect.any(Number), expect.any(Number)],
    ['Losses in a row', 14, expect.any(Number)],
    ['Losses in a row, none of them in overtime', 10, 2],
    ['Games in a row without a win', 30, 0],
  ]);
  const winnipeg = await read<GameRecords>('records/?era=winnipeg-jets');
  expect(winnipeg.lists.map(({ label }) => label)).not.toContain('Largest home crowds');
  expect(winnipeg.comebacks).toContainEqual({
    label: 'Lost after being up 3-1',
    series: expect.objectContaining({ season: '1989-90', opponent: 'Edmonton Oilers' }) as unknown,
  });
});

it('the list of playoffs has all series, newest first', async () => {
  const series = await read<PlayoffSeries[]>('playoffs/');
  expect(series.map(({ season }) => season).slice(0, 3)).toEqual(['2019-20', '2019-20', '2011-12']);
  expect(series.reduce((all, { games }) => all + games.length, 0)).toBe(128);
});

it.each([
  [
    'records/?era=quebec',
    400,
    'era must be one of winnipeg-jets, phoenix-coyotes, arizona-coyotes',
  ],
  ['games/2012-05-08/', 404, 'The franchise didn’t play that day.'],
  ['games/2012-5-8/', 400, 'Use a date like 2012-05-07.'],
  ['games/?season=2004-05', 400, 'season must be written like 2011-12'],
  ['games/?opponent=KINGS', 400, 'opponent must be written like los-angeles-kings'],
  ['games/?cursor=1~date~2', 400, 'cursor must come from a list response'],
  ['on/02-30/', 404, 'There’s no such day in the calendar.'],
  ['on/13-01/', 400, 'Use a day like 05-07.'],
  ['opponents/quebec-nordiques/', 404, 'The franchise never played that team.'],
  ['teams/2004-05/games/', 404, 'The franchise didn’t play that season.'],
])('%s responds with %i', async (path, status, message) => {
  const response = await request(path);
  expect(response.status).toBe(status);
  const { errors } = await response.json<{ errors: Record<string, string> }>();
  expect(Object.values(errors)).toEqual([message]);
});

it.each([
  ['games/2012-05-07/', 8],
  ['games/', 25],
  ['games/?season=2011-12&limit=50', 51],
  ['games/?opponent=los-angeles-kings', 25],
  ['games/?season=2011-12&opponent=los-angeles-kings', 12],
  ['teams/2011-12/games/', 1],
  ['on/10-10/', 1],
  ['opponents/', 1],
  ['records/?era=phoenix-coyotes', 1],
  ['playoffs/', 1],
  ['opponents/los-angeles-kings/', 1],
])('rows read for %s are at most %i', async (path, most) => {
  const response = await request(path);
  const timing = response.headers.get('Server-Timing') ?? '';
  expect(Number(/rows_read=(\d+)/.exec(timing)?.[1])).toBeLessThanOrEqual(most);
});
