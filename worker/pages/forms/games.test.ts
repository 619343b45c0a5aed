import type { Attendances, OwnGames } from '@desert/contract/history/attendance';
import { beforeAll, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { contextOf } from '../../test/request-context.ts';
import { postForm } from '../form-post.ts';

const PATH = '/history/games/2012-05-07';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

const post = (fan: Fan, path: string, fields: [string, string][], origin = ORIGIN) =>
  postForm(
    contextOf(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: {
          Cookie: fan.cookies,
          Origin: origin,
          'Sec-Fetch-Site': origin === ORIGIN ? 'same-origin' : 'cross-site',
        },
        body: new URLSearchParams(fields),
      }),
    ),
  );
const captureOutcome = (outcome: Awaited<ReturnType<typeof post>>) =>
  outcome instanceof Response ? outcome.headers.get('Location') : outcome;
const own = async (fan: Fan) =>
  (await (await fan.get(`${PATH}/attendance/`)).json<Attendances>()).own;

it('a member can add and remove the record of having been at a game without scripts', async () => {
  const fan = await signedInFan();
  expect(
    captureOutcome(
      await post(fan, PATH, [
        ['seat', '101'],
        ['line', 'Loud.'],
      ]),
    ),
  ).toBe(PATH);
  expect(await own(fan)).toMatchObject({ date: '2012-05-07', seat: '101', line: 'Loud.' });
  expect(captureOutcome(await post(fan, PATH, [['undo', '1']]))).toBe(PATH);
  expect(await own(fan)).toBeNull();
});

it('a form without scripts adds or removes one of a member’s games and keeps the rest', async () => {
  const fan = await signedInFan();
  await fan.put('/users/me/games/', { add: ['2012-05-04', '2012-05-02'] });
  const path = '/user/games?season=2011-12';
  expect(captureOutcome(await post(fan, path, [['add', '2012-05-07']]))).toBe(path);
  await post(fan, path, [['remove', '2012-05-04']]);
  const { games } = await (await fan.get('/users/me/games/?season=2011-12')).json<OwnGames>();
  expect(games.filter(({ attended }) => attended).map(({ date }) => date)).toEqual([
    '2012-05-02',
    '2012-05-07',
  ]);
});

it('a member can make their games private without scripts', async () => {
  const fan = await signedInFan();
  await post(fan, '/user/games', [['private', 'on']]);
  expect(await rowCount('users', `id = ${fan.id} AND games_private = 1`)).toBe(1);
});

it('a list of games pasted without scripts leads to a preview with the date of each line', async () => {
  const fan = await signedInFan();
  const outcome = await post(fan, '/user/games', [
    ['import', 'date\nMay 7, 2012, Kings\nwith dad'],
  ]);
  expect(captureOutcome(outcome)).toBe('/user/games?import=2012-05-07%0Awith+dad#import');
});
