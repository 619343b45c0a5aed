import { env } from 'cloudflare:workers';

/** Writes all seasons, rosters and what is worked out of them: a test file's database has none. */
export async function seedHistory(): Promise<void> {
  await env.DB.batch(env.HISTORY.map((sql) => env.DB.prepare(sql)));
}
