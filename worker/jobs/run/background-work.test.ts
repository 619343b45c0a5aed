import { expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { runIndexing, runNotifications } from '../../test/jobs.ts';
import { comment, newPost } from '../../test/notified.ts';
import { followWrites } from '../../test/search.ts';

async function manyEvents(): Promise<void> {
  const [{ id }, other] = [await newPost(await signedInFan()), await signedInFan()];
  for (let n = 0; n < 3; n += 1) await comment(other, id);
}

async function manyChanges(): Promise<void> {
  await followWrites();
  await env.DB.exec(
    "INSERT INTO jobs (kind, key, at) SELECT 'index', 'news ' || value, 1 FROM json_each('[" +
      `${Array.from({ length: 250 }, (_, at) => at).join()}]')`,
  );
}

it.each([
  ['notifications', manyEvents, runNotifications],
  ['the search index', manyChanges, runIndexing],
])('background work on %s lets other requests run between its steps', async (_, prepare, work) => {
  await prepare();
  let isServed = false;
  void scheduler.wait(1).then(() => (isServed = true));
  await work();
  expect(isServed).toBe(true);
});
