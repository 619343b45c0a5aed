/** Questions about games, each with a predicate for the expected games, applied to the data instead of the index. */
import { games } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { seedGames, seedHistory } from '../test/history.ts';
import { requestSearch, firstTitle, followWrites, suggestions } from '../test/search.ts';

type Row = typeof games.$inferSelect;

const of = (slug: string, year: number) => (game: Row) =>
  game.opponent_slug === slug && game.date.startsWith(`${year}`);
const on = (date: string) => (game: Row) => game.date === date;
const score = (slug: string, goals: [number, number]) => (game: Row) =>
  game.opponent_slug === slug &&
  goals.toSorted((a, b) => a - b).join() ===
    [game.goals_for, game.goals_against].toSorted((a, b) => a - b).join();
const playoffs = (slug: string, year: number, number?: number) => (game: Row) =>
  of(slug, year)(game) &&
  game.facts.round !== null &&
  (number === undefined || game.facts.number === number);

const QUESTIONS: [question: string, isMeant: (game: Row) => boolean][] = [
  ['kings 2012', of('los-angeles-kings', 2012)],
  ['Los Angeles Kings 2012', of('los-angeles-kings', 2012)],
  ['may 7 2012', on('2012-05-07')],
  ['May 7, 2012', on('2012-05-07')],
  ['april 17 2024', on('2024-04-17')],
  ['october 10 1979', on('1979-10-10')],
  ['7-1 oilers', score('edmonton-oilers', [7, 1])],
  ['1-7 oilers', score('edmonton-oilers', [7, 1])],
  ['edmonton 7-1', score('edmonton-oilers', [7, 1])],
  ['game 5 2012 blackhawks', playoffs('chicago-blackhawks', 2012, 5)],
  ['blackhawks game 5 2012', playoffs('chicago-blackhawks', 2012, 5)],
  ['game 1 2012 predators', playoffs('nashville-predators', 2012, 1)],
  ['game 7 red wings 2010', playoffs('detroit-red-wings', 2010, 7)],
  ['game 2 2012 kings', playoffs('los-angeles-kings', 2012, 2)],
  ['predators 2012', of('nashville-predators', 2012)],
  ['predators 2012 game', playoffs('nashville-predators', 2012)],
  ['golden knights 2018', of('vegas-golden-knights', 2018)],
  ['maple leafs 1995', of('toronto-maple-leafs', 1995)],
  ['whalers 1981', (game) => game.opponent === 'Hartford Whalers' && game.date.startsWith('1981')],
  [
    'nordiques 1992',
    (game) => game.opponent === 'Quebec Nordiques' && game.date.startsWith('1992'),
  ],
  ['november 26 2011', on('2011-11-26')],
];

/** Maximum number of questions that find other games. */
const MAX_WRONG = 3;

let rows: Row[];

beforeAll(async () => {
  await seedHistory();
  await seedGames();
  rows = await drizzle(env.DB).select().from(games);
  await followWrites();
});

async function foundIn(question: string): Promise<string[]> {
  const { groups } = await requestSearch(question, { kind: 'games' });
  return groups.games.found.map(({ record }) => record.date).toSorted();
}

it('a question about games finds exactly the games that it means', async () => {
  const wrong = [];
  for (const [question, isMeant] of QUESTIONS) {
    const meant = rows.filter(isMeant).map(({ date }) => date);
    expect({ question, meant: meant.length > 0 }).toEqual({ question, meant: true });
    const found = await foundIn(question);
    if (found.join() !== meant.toSorted().join()) wrong.push({ question, meant, found });
  }
  expect(wrong.slice(MAX_WRONG)).toEqual([]);
});

it.each(['2012-05-22', '5/22/2012', '22.5.2012', '22 May 2012', 'May 22, 2012', '20120522'])(
  'a search for the date %s finds and suggests its game first',
  async (date) => {
    expect(firstTitle(await requestSearch(date))).toMatch(/^May 22, 2012: Phoenix Coyotes/);
    expect((await suggestions(date)).map(({ path }) => path)).toEqual([
      '/history/games/2012-05-22',
    ]);
  },
);
