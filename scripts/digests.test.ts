import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { executeStatements, runQueries } from '../drizzle/d1.ts';
import { readMigrations } from '../drizzle/setup.ts';
import { previewDigests } from './digests.ts';

it('the dry run of the digests lists recipients and contents, and sends and changes nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'digests-'));
  const target = ['--local', '--persist-to', directory];
  await executeStatements(
    target,
    readMigrations().flatMap(({ statements }) => statements),
  );
  const now = Date.UTC(2026, 6, 8);
  await runQueries(
    target,
    `INSERT INTO users (id, username, username_key, email, email_key, password, created_at, email_confirmed_at, digest_at)
      VALUES (1, 'ann', 'ann', 'a', 'a', '!', 0, 1, 1), (2, 'ben', 'ben', 'b', 'b', '!', 0, 1, 1), (3, 'cal', 'cal', 'c', 'c', '!', 0, 1, 0);
    INSERT INTO notifications (user_id, key, kind, source_table, source_id, title, path, detail, at)
      VALUES (1, 'a', 'follow', 'news', 1, 'T', '/news/1', '{"why":"tag"}', ${now}), (3, 'a', 'like', 'news', 1, 'T', '/news/1', '{}', ${now})`,
  );
  const counted = 'SELECT digest_at FROM users; SELECT count(*) AS jobs FROM jobs';
  const before = await runQueries(target, counted);
  const printed: string[] = [];
  for await (const line of previewDigests(target, now)) printed.push(line);
  expect(printed).toEqual(['ann: 1 update about what you follow.']);
  expect(await runQueries(target, counted)).toEqual(before);
  await rm(directory, { recursive: true });
});
