import { expect, it, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { runOnce } from '../../test/jobs.ts';
import { differencesIn } from '../../test/search-index.ts';
import { followWrites } from '../../test/search.ts';

it('one indexing step applies at most 500,000 characters of changed text', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await followWrites();
  const { id } = await signedInFan();
  const posts = env.DB.prepare(
    `WITH RECURSIVE post(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM post WHERE n < 27)
     INSERT INTO news (user_id, title, details, created_at)
     SELECT ?, 'Long', printf('%.*c', 20000 - 4, 'x'), 1 FROM post`,
  );
  await posts.bind(id).run();
  await runOnce('index');
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM jobs WHERE kind = 'index'").first('n'),
  ).toBe(2);
  await followWrites();
  expect(await differencesIn(env)).toEqual([]);

  await env.SEARCH.exec('DROP TABLE state');
  await followWrites();
  expect(await differencesIn(env)).toEqual([]);
  log.mockRestore();
});
