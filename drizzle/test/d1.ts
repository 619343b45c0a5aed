/** Runs SQL in tests of the database itself. */
import { env } from 'cloudflare:workers';

export const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

export const select = async (sql: string) => (await run(sql)).results;

/** Runs statements in one transaction. */
export const runAll = (statements: string[]) =>
  env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));

/** Adds a user with the id 7, unless it exists. */
export const addFan = () =>
  run(`INSERT OR IGNORE INTO users (id, username, username_key, email, email_key, password, created_at)
    VALUES (7, 'fan', 'fan', 'fan@example.com', 'fan@example.com', '!', 0)`);
