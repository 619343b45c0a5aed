import type { Attendances, MemberGamesJson, OwnGames } from '@desert/contract/history/attendance';
import type { GameDetail, SeasonLog } from '@desert/contract/history/games';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { runDue } from '../../test/jobs.ts';
import { rowsRead, upTo } from '../../test/rows-read.ts';
import { expectSound } from '../../test/whole-database.ts';

const GAME = '2012-05-07';
let fan: Fan;

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attendances').run();
  fan = await signedInFan();
});

const attend = (by: Fan, date = GAME, body: object = {}) =>
  by.post(`/history/games/${date}/attendance/`, body);
const attendancesOf = async (date = GAME, by = visitor, query = '') =>
  (await by.get(`/history/games/${date}/attendance/${query}`)).json<Attendances>();

it('a member who attends a game is counted, and listed with name, seat and line of text', async () => {
  const response = await attend(fan, GAME, { seat: ' Section 101 ', line: 'The roof came off.' });
  expect(response.status).toBe(200);
  const own = { date: GAME, seat: 'Section 101', line: 'The roof came off.' };
  const attendee = {
    id: expect.any(Number) as number,
    ...own,
    user: { id: fan.id, username: fan.username },
  };
  expect(await response.json()).toEqual({
    count: 1,
    open: true,
    lights: [expect.any(Number)],
    own: { ...own, light: expect.any(Number) as number },
    attendees: [attendee],
    next: null,
  });
  expect(await attendancesOf()).toEqual({
    count: 1,
    open: true,
    lights: [expect.any(Number)],
    own: null,
    attendees: [attendee],
    next: null,
  });
});

it('a member who attends a game again is counted once, and changes only the given seat or text', async () => {
  await attend(fan, GAME, { seat: '101' });
  await attend(fan, GAME, { seat: '102', line: 'Upstairs.' });
  const { count, own } = await attendancesOf(GAME, fan);
  expect([count, own]).toMatchObject([1, { date: GAME, seat: '102', line: 'Upstairs.' }]);
  await attend(fan);
  expect((await attendancesOf(GAME, fan)).own).toEqual(own);
});

it('a hundred requests at once store one row and count one member', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await attend(fan)).status),
  );
  expect(statuses).toContain(200);
  expect(await rowCount('attendances')).toBe(1);
  expect((await attendancesOf()).count).toBe(1);
  await expectSound();
});

it('a member who withdraws their attendance, even twice, is no longer counted', async () => {
  await attend(fan);
  for (let times = 0; times < 2; times += 1) {
    const response = await fan.delete(`/history/games/${GAME}/attendance/`);
    expect(await response.json()).toEqual({
      count: 0,
      open: true,
      lights: [],
      own: null,
      attendees: [],
      next: null,
    });
  }
  await expectSound();
});

it.each([
  ['a date without a game', '2012-05-08', {}, 404],
  ['a game of the 2020 bubble', '2020-08-12', {}, 404],
  ['no date', 'yesterday', {}, 400],
  ['a line that is too long', GAME, { line: 'x'.repeat(201) }, 400],
  ['a seat that is not a string', GAME, { seat: 7 }, 400],
])('attendance is refused for %s', async (_, date, body, status) => {
  expect((await attend(fan, date, body)).status).toBe(status);
  expect(await rowCount('attendances')).toBe(0);
});

it('members cannot attend games of the playoffs of 2020', async () => {
  expect((await attendancesOf('2020-08-12')).open).toBe(false);
  expect((await attendancesOf('2020-03-09')).open).toBe(true);
});

it('a signed-out visitor cannot attend a game', async () => {
  expect((await attend(visitor)).status).toBe(401);
});

it('the members at a game are listed 24 at a time, newest first, without a gap or a repeat', async () => {
  const fans = await Promise.all(Array.from({ length: 30 }, signedInFan));
  for (const member of fans) await attend(member);
  const first = await attendancesOf();
  const second = await attendancesOf(GAME, visitor, `?cursor=${first.next}`);
  expect(second.next).toBeNull();
  const names = [...first.attendees, ...second.attendees].map(({ user }) => user.username);
  expect(first.attendees).toHaveLength(24);
  expect(names).toEqual(fans.map(({ username }) => username).toReversed());
});

it.each([
  ['is suspended', `suspended_until = ${Date.now() + 1e9}`],
  ['keeps their games private', 'games_private = 1'],
])('a member who %s is counted among those at a game, but not named', async (_, change) => {
  await attend(fan, GAME, { line: 'Secret' });
  await env.DB.prepare(`UPDATE users SET ${change} WHERE id = ?`).bind(fan.id).run();
  expect(await attendancesOf()).toEqual({
    count: 1,
    open: true,
    lights: [expect.any(Number)],
    own: null,
    attendees: [],
    next: null,
  });
});

it('one request adds or removes several attended games, and skips dates without a game', async () => {
  await attend(fan, '2012-05-04', { seat: '7' });
  const add = [GAME, '2012-05-04', '2012-05-08', '2020-08-12'];
  await fan.put('/users/me/games/', { add });
  const own = await (await fan.get('/users/me/games/?season=2011-12')).json<OwnGames>();
  expect(own.games.filter(({ attended }) => attended).map(({ date }) => date)).toEqual([
    '2012-05-04',
    GAME,
  ]);
  expect(own.nights).toMatchObject([
    { date: GAME, opponent: 'Nashville Predators', seat: '' },
    { date: '2012-05-04', seat: '7' },
  ]);
  expect((await attendancesOf('2012-05-04', fan)).own?.seat).toBe('7');
  await fan.put('/users/me/games/', { remove: [GAME, '2012-05-04'] });
  expect(await rowCount('attendances')).toBe(0);
  await expectSound();
});

/** The record (W-L-T) in the games of these dates, counted from the season’s log instead of the summary. */
async function expectedRecord(dates: string[]): Promise<string> {
  const log = await (await visitor.get('/history/teams/2011-12/games/')).json<SeasonLog>();
  const games = [...log.games, ...log.series.flatMap((series) => series.games)];
  const results = games.filter(({ date }) => dates.includes(date)).map(({ result }) => result);
  const count = (...wanted: string[]) => results.filter((result) => wanted.includes(result)).length;
  return [count('W'), count('L'), count('T', 'OTL')].join('-');
}

it('a member’s page adds up the games that they attended', async () => {
  const log = await (await visitor.get('/history/teams/2011-12/games/')).json<SeasonLog>();
  const dates = [...log.games.slice(0, 30).map(({ date }) => date), GAME];
  await fan.put('/users/me/games/', { add: dates });
  const read = async (by: Fan) =>
    (await by.get(`/users/${fan.username}/games/`)).json<MemberGamesJson>();
  const early = await read(fan);
  await runDue(['attendance']);
  const { summary } = await read(visitor);
  expect(early.summary).toEqual(summary);
  expect(summary).toMatchObject({
    games: 31,
    record: await expectedRecord(dates),
    seasons: [{ label: '2011-12', path: '/history/2011-12', games: 31 }],
    first: { date: log.games[0]!.date },
    last: { date: GAME },
  });
  expect(summary!.opponents.reduce((all, { games }) => all + games, 0)).toBe(31);
  expect(summary!.scorers.games).toBeGreaterThan(20);
  expect(summary!.scorers.players[0]!.goals).toBeGreaterThan(5);
  const { private: isPrivate } = await (
    await fan.put('/users/me/games/privacy/', { private: true })
  ).json<OwnGames>();
  expect(isPrivate).toBe(true);
  expect((await read(visitor)).summary).toBeNull();
  expect((await read(fan)).summary).toEqual(summary);
});

it('the top scorers of one attended game are only players with two goals or more', async () => {
  await fan.put('/users/me/games/', { add: [GAME] });
  const { summary } = await (
    await fan.get(`/users/${fan.username}/games/`)
  ).json<MemberGamesJson>();
  const { box_score } = await (await visitor.get(`/history/games/${GAME}/`)).json<GameDetail>();
  const twice = box_score!.skaters.filter(({ goals }) => goals > 1).map(({ name }) => name);
  expect(summary!.scorers.players.map(({ name }) => name)).toEqual(twice);
});

it('a corrected score changes the win–loss record of each member who attended the game', async () => {
  await attend(fan);
  await runDue(['attendance']);
  await env.DB.prepare(`UPDATE games SET result = 'L' WHERE date = ?`).bind(GAME).run();
  await env.DB.prepare(`UPDATE revisions SET hash = 'corrected' WHERE name = 'games'`).run();
  await runDue(['attendance']);
  const read = await (await visitor.get(`/users/${fan.username}/games/`)).json<MemberGamesJson>();
  expect(read.summary?.record).toBe('0-1-0');
  await seedGames();
  await runDue(['attendance']);
  const again = await (await visitor.get(`/users/${fan.username}/games/`)).json<MemberGamesJson>();
  expect(again.summary?.record).toBe('1-0-0');
});

it('a member without games has no summary, also after removing the last game', async () => {
  expect(await (await visitor.get(`/users/${fan.username}/games/`)).json()).toEqual({
    username: fan.username,
    summary: null,
  });
  await attend(fan);
  await runDue(['attendance']);
  await fan.delete(`/history/games/${GAME}/attendance/`);
  await runDue(['attendance']);
  expect(await rowCount('attendance_summaries', `user_id = ${fan.id}`)).toBe(0);
});

it('a game with 2,000 attendances and a member with 3,608 read few rows', async () => {
  const many = `'many' || value`;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO users (username, username_key, email, email_key, password, created_at)
        SELECT ${many}, ${many}, ${many}, ${many}, '!', 1 FROM ${upTo(2000)}`,
    ),
    env.DB.prepare(
      `INSERT INTO attendances (user_id, date, created_at)
        SELECT id, '${GAME}', 1 FROM users WHERE username LIKE 'many%'`,
    ),
    env.DB.prepare(`DELETE FROM jobs WHERE kind = 'attendance'`),
  ]);
  await env.DB.exec(
    `INSERT INTO attendances (user_id, date, created_at) SELECT ${fan.id}, date, 1 FROM games WHERE TRUE ON CONFLICT DO NOTHING`,
  );
  await runDue(['attendance']);
  expect(await rowsRead(`/history/games/${GAME}/attendance/`, visitor)).toBeLessThanOrEqual(360);
  expect(await rowsRead(`/users/${fan.username}/games/`, visitor)).toBeLessThanOrEqual(40);
});
