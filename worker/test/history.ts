import { env } from 'cloudflare:workers';

/** Seeds all seasons, rosters and derived tables: a test file's database starts without them. */
export async function seedHistory(): Promise<void> {
  await env.DB.batch(env.HISTORY.map((sql) => env.DB.prepare(sql)));
}
