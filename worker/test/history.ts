import { env } from 'cloudflare:workers';

/** Seeds all seasons, rosters and derived tables: a test file's database starts without them. */
export async function seedHistory(): Promise<void> {
  await env.DB.batch(env.HISTORY.map((sql) => env.DB.prepare(sql)));
}

/** Seeds all games and their documents; `seedHistory` does not. */
export async function seedGames(): Promise<void> {
  await env.DB.batch(env.GAMES.map((sql) => env.DB.prepare(sql)));
}
