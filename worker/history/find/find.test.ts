import type { RememberedGame } from '@desert/contract/history/find';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { visitor } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import descriptions from './test/descriptions.json' with { type: 'json' };
import paraphrases from './test/paraphrases.json' with { type: 'json' };

/** D1's limit of a row, in bytes. */
const MAX_ROW = 2_000_000;

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

async function find(query: Record<string, string>): Promise<RememberedGame[]> {
  const address = `/history/find/?${new URLSearchParams(query).toString()}`;
  return (await visitor.get(address)).json<RememberedGame[]>();
}

it.each([
  ['descriptions', descriptions],
  ['paraphrases, written after the parser', paraphrases],
])('the finder lists nine in ten games among its first three results: %s', async (_, memories) => {
  const missed = [];
  for (const [q = '', date = ''] of memories) {
    const games = await find({ q });
    if (!games.slice(0, 3).some((game) => game.date === date)) missed.push({ q, date });
  }
  expect(missed.slice(Math.floor(memories.length / 10))).toEqual([]);
});

it('the finder says why it found a game, and which details differ from the memory', async () => {
  const [game] = await find({ q: 'Upshall hat trick against Nashville in January 2011' });
  expect(game).toMatchObject({
    date: '2010-01-21',
    team_name: 'Phoenix Coyotes',
    arena: 'Jobing.com Arena',
    reasons: [
      'Nashville Predators',
      'Scottie Upshall scored 3 goals',
      'January',
      'you said 2011, this is 2010',
    ],
  });
});

it('the finder’s fields narrow the search by a text, and find a game without a text', async () => {
  const [game] = await find({ q: 'Kessel and Larsson scored', opponent: 'sharks', year: '2021' });
  expect(game?.date).toBe('2021-04-28');
  const [other] = await find({
    opponent: 'los-angeles-kings',
    place: 'home',
    scorer: 'Hanzal',
    score: '5-2',
  });
  expect([other?.opponent, other?.home]).toEqual(['Los Angeles Kings', true]);
  expect(await find({ opponent: 'kings', age: '9', born: '1995', month: 'December' })).toHaveLength(
    10,
  );
});

it.each(['', 'the night of the towels', '?', '💀'])(
  'the finder lists no game for %j',
  async (q) => {
    expect(await find({ q })).toEqual([]);
  },
);

it('the finder refuses an unknown place and a text that is too long', async () => {
  expect((await visitor.get(`/history/find/?place=mars`)).status).toBe(400);
  expect((await visitor.get(`/history/find/?q=${'a'.repeat(501)}`)).status).toBe(400);
});

it('the index of the finder fits into one database row', async () => {
  const length = await env.DB.prepare(
    `SELECT length(CAST(body AS BLOB)) AS length FROM history_documents WHERE key = 'games/find'`,
  ).first<number>('length');
  expect(length).toBeGreaterThan(100_000);
  expect(length).toBeLessThan(MAX_ROW);
});
