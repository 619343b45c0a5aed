/** The lights of a game's arena, and the most lit nights. */
import type { Attendances, LitGame } from '@desert/contract/history/attendance';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { rowsRead } from '../../test/rows-read.ts';
import { chooseSeat } from '../attendance/lights.ts';

const HOME = '2012-05-22';
const ROAD = '2012-05-20';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attendances').run();
});

const attend = (fan: Fan, date: string, body: object = {}) =>
  fan.post(`/history/games/${date}/attendance/`, body);
const wayOf = (light: number) => Math.floor(light / 1000);

it('the number of a seat’s section says where around the arena the seat is, on every level', () => {
  const ways = ['Section 101, row F', '201', 'sec 113', 'Section 124'].map((seat, id) =>
    wayOf(chooseSeat({ id, seat })),
  );
  expect(ways.map((way) => Math.floor((way * 24) / 1000))).toEqual([0, 0, 12, 23]);
});

it('seats without a section are spread over the arena, each always at the same place', () => {
  const lights = Array.from({ length: 400 }, (_, id) =>
    chooseSeat({ id, seat: 'By the glass, row 2' }),
  );
  const quarters = Map.groupBy(lights, (light) => Math.floor(wayOf(light) / 250));
  expect([...quarters.values()].every(({ length }) => length > 60)).toBe(true);
  expect(lights[7]).toBe(chooseSeat({ id: 7, seat: '' }));
});

it('each member at a game is an unnamed light at a seat, also a member whose games are private', async () => {
  const [open, shy] = [await signedInFan(), await signedInFan()];
  for (const fan of [open, shy]) await attend(fan, HOME, { seat: 'Section 112' });
  await shy.put('/users/me/games/privacy/', { private: true });
  const response = await shy.get(`/history/games/${HOME}/attendance/`);
  const { lights, own, attendees } = await response.json<Attendances>();
  expect(attendees).toHaveLength(1);
  expect(lights).toEqual([
    own?.light,
    chooseSeat({ id: attendees[0]?.id ?? 0, seat: 'Section 112' }),
  ]);
});

it('the home games that most members attended are listed, most members first, in few rows', async () => {
  const [fan, two] = [await signedInFan(), await signedInFan()];
  for (const date of [HOME, ROAD, '2012-05-07']) await attend(fan, date);
  for (const date of [ROAD, '2012-05-07']) await attend(two, date);
  const nights = await (await visitor.get('/history/lights/')).json<LitGame[]>();
  expect(
    nights.map(({ date, lit, attendance, capacity }) => [date, lit, attendance, capacity]),
  ).toEqual([
    ['2012-05-07', 2, 17_182, 17_125],
    [HOME, 1, 17_148, 17_125],
  ]);
  expect(await rowsRead('/history/lights/', visitor)).toBeLessThanOrEqual(9);
});
