import { type GameChoices, toTagChoices } from '@desert/contract/tags/game-tags';
import { TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { beforeAll, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { seedGames, seedHistory } from '../../../test/history.ts';
import { newTagged, RECORD } from '../../../test/tagged.ts';

const GAME = { kind: 'game', id: '2012-05-07' };

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

it('a record that is tagged with a game names the game and is in the list of its records', async () => {
  const fan = await signedInFan();
  const made = await newTagged('memories', fan, [GAME]);
  expect(made.tags).toEqual([
    {
      ...GAME,
      label: 'May 7, 2012 vs. Nashville Predators',
      path: '/history/games/2012-05-07',
    },
  ]);
  const idsOf = async (date: string) => {
    const list = await visitor.get(`/memories/?tag=game:${date}`);
    return (await list.json<{ id: number }[]>()).map(({ id }) => id);
  };
  expect(await idsOf('2012-05-07')).toEqual([made.id]);
  expect(await idsOf('2012-05-09')).toEqual([]);
});

it('only the author of a record sees which of its tagged games they said they were at', async () => {
  const [author, other] = [await signedInFan(), await signedInFan()];
  const { id } = await newTagged('memories', author, [GAME]);
  const read = async (fan: Fan) => (await fan.get(`/memories/${id}/`)).json();
  for (const fan of [author, other]) {
    expect(await read(fan)).not.toHaveProperty('attended');
    await fan.post('/history/games/2012-05-07/attendance/', { seat: '', line: '' });
  }
  expect(await read(author)).toHaveProperty('attended', ['2012-05-07']);
  expect(await read(other)).not.toHaveProperty('attended');
});

it.each(['2012-05-08', '1978-01-01'])(
  'a record cannot be tagged with a game on %s, a day without one',
  async (id) => {
    const fan = await signedInFan();
    const before = await rowCount('memories');
    const response = await fan.post('/memories/new/', { ...RECORD, tags: [{ kind: 'game', id }] });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { tags: TAG_KINDS.game.missing } });
    expect(await rowCount('memories')).toBe(before);
  },
);

it('the list of taggable games has every game, newest first', async () => {
  const response = await visitor.get('/history/tags/games/');
  const choices = await response.json<GameChoices>();
  const { games, opponents } = choices;
  expect(games).toHaveLength(3608);
  expect(games.map(([date]) => date)).toEqual(
    games
      .map(([date]) => date)
      .toSorted()
      .toReversed(),
  );
  const [, isHome, opponent] = games.find(([date]) => date === '2012-05-07')!;
  expect([isHome, opponents[opponent]]).toEqual([1, 'Nashville Predators']);
  const { results } = await env.DB.prepare('SELECT date AS id, season AS about FROM games').all();
  expect(
    toTagChoices(choices)
      .map(({ id, about }) => ({ id, about }))
      .toReversed(),
  ).toEqual(results);
});
