import { mails, users } from '@desert/drizzle/schema';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { compileColumns, insertSelect } from './sql.ts';

it('a row inserted from a query gets values by column name and defaults for other columns', async () => {
  const { id } = await signedInFan();
  const database = drizzle(env.DB);
  const texts = { html: 'h', text: 't', subject: 's', key: 'a key' };
  const from = sql`FROM ${users} WHERE ${users.id} = ${id}`;
  const row = { created_at: 5, ...texts, to: users.username_key, user_id: users.id };
  const [mail] = await insertSelect(database, mails, row, from).returning();
  const [user] = await database
    .select()
    .from(users)
    .where(sql`${users.id} = ${id}`);
  const others = { id: mail?.id, sent_at: null, failed_at: null };
  expect(mail).toEqual({ ...texts, ...others, created_at: 5, to: user?.username_key, user_id: id });
});

it('compiled columns select the same values as the columns that they were compiled from', async () => {
  const { id } = await signedInFan();
  const database = drizzle(env.DB);
  const columns = {
    name: users.username,
    created: users.created_at,
    quoted: sql<string>`${"a fan's"}`.as('quoted'),
    isNew: sql<boolean>`${users.id} > ${0}`.mapWith(Boolean).as('isNew'),
  };
  const select = (selected: typeof columns) =>
    database.select(selected).from(users).where(eq(users.id, id));
  const compiled = select(compileColumns(columns));
  const [row] = await select(columns);
  expect(row).toMatchObject({ quoted: "a fan's", isNew: true });
  expect(await compiled).toEqual([row]);
  expect(compiled.toSQL().params).toEqual([id]);
});
