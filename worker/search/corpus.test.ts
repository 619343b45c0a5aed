import { demoSeed } from '@desert/drizzle/seed/demo/seed';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { signedInFan } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';
import { CORPUS, WRITTEN } from '../test/search-corpus.ts';
import { requestSearch, firstTitle, followWrites } from '../test/search.ts';

beforeAll(seedHistory);

/** Maximum number of questions whose first result is another record. */
const MAX_WRONG = 2;

beforeAll(async () => {
  await env.DB.batch(demoSeed().statements.map((sql) => env.DB.prepare(sql)));
  const fan = await signedInFan();
  for (const [kind, records] of Object.entries(WRITTEN)) {
    for (const record of records) await fan.post(`/${kind}/new`, record);
  }
  await followWrites();
});

it('the first search result is what fans mean by a question', async () => {
  const wrong = [];
  for (const [expected, questions] of Object.entries(CORPUS))
    for (const question of questions) {
      const first = firstTitle(await requestSearch(question));
      if (first !== expected) wrong.push({ question, expected, first });
    }
  expect(wrong.slice(MAX_WRONG)).toEqual([]);
});
