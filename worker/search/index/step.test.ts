import { expect, it, vi } from 'vitest';
import { runAfterResponse } from '../../jobs/run/run.ts';
import { env } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { slowed } from '../../test/faulty.ts';
import { runOnce } from '../../test/jobs.ts';
import { differencesIn } from '../../test/search-index.ts';
import { followWrites } from '../../test/search.ts';

it('a step applies no more than 500,000 characters of changed text, and the steps after it the rest', async () => {
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

it('the requests of one isolate that follow writes at the same time work at the index once', async () => {
  await followWrites();
  await (await signedInFan()).post('/news/new', { title: 'One', details: 'Once' });
  let batches = 0;
  const SEARCH = slowed(env.SEARCH, async () => (batches += 1));
  await Promise.all(Array.from({ length: 5 }, () => runAfterResponse({ ...env, SEARCH })));
  expect(batches).toBe(1);
});
