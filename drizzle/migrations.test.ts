import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema.ts';
import { readMigrations } from './setup.ts';

it('the committed migration is what `npm run generate -w drizzle` writes', async () => {
  const generated = await generateSQLiteMigration(
    await generateSQLiteDrizzleJson({}),
    await generateSQLiteDrizzleJson(schema),
  );
  const sql = readMigrations().flatMap(({ statements: [text = ''] }) =>
    text.split('--> statement-breakpoint\n'),
  );
  // The order of tables differs.
  const sorted = (statements: string[]) => statements.map((value) => value.trim()).toSorted();
  expect(sorted(sql)).toEqual(sorted(generated));
});
