/** Questions whose answers were worked out from the sources, not by this code. Null: no answer. */
import type { SearchResponse } from '@desert/contract/search/search';
import { beforeAll, expect, it } from 'vitest';
import { seedGames, seedHistory } from '../../test/history.ts';
import { readSearch } from '../../test/search.ts';
import questions from './test/questions.json' with { type: 'json' };

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});

const askQuestion = async (q: string) => (await readSearch('', { q })).json<SearchResponse>();

it('a question of a known form gets the right answer, and any other gets none', async () => {
  const wrong = [];
  for (const [q = '', expected] of questions) {
    const { answer } = await askQuestion(q ?? '');
    const isRight = expected === null ? !answer : answer?.sentence.includes(expected ?? '');
    if (!isRight) wrong.push({ q, expected, answer });
  }
  expect(wrong).toEqual([]);
});

it('a search answer links to its page, and is left out of a search of one kind', async () => {
  const { answer } = await askQuestion('how many goals did Doan score in 2009');
  expect(answer).toEqual({
    sentence:
      'Shane Doan scored 18 goals in 2009-10 for the Phoenix Coyotes, by the regular-season stats.',
    href: '/history/players/shane-doan',
  });
  const narrowed = await readSearch('', { q: 'Shane Doan', kind: 'players' });
  expect(await narrowed.json<SearchResponse>()).not.toHaveProperty('answer');
});
