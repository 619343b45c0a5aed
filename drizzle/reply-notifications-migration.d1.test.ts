import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { rowsAfter } from './test/rows-after.ts';

const { EMPTY: database, MIGRATIONS: migrations } = env;
const AT = migrations.findIndex(({ name }) => name === '0023_reply_notifications.sql');

it('notifications and settings of the kind "answer" become those of replies', async () => {
  await reset();
  for (const [at, { name }] of migrations.slice(0, AT).entries()) {
    await applyD1Migrations(database, migrations.slice(0, at + 1));
    for (const sql of rowsAfter[name] ?? []) await database.prepare(sql).run();
  }
  await database.exec(`UPDATE notifications SET kind = 'answer' WHERE id = 21`);
  await database.exec(`UPDATE users SET muted = '["like","answer"]' WHERE id = 7`);
  await applyD1Migrations(database, migrations.slice(0, AT + 1));
  const { results } = await database
    .prepare(
      'SELECT kind, muted FROM notifications n JOIN users u ON u.id = n.user_id WHERE n.id = 21',
    )
    .all();
  expect(results).toEqual([{ kind: 'reply', muted: '["like","reply"]' }]);
});
