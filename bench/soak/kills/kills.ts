/** Kills the Worker while fans write: what was answered for is there, whenever that was. */
import { startKilledSite } from '../../kills/killed-site.ts';
import { check } from '../checks.ts';
import { openDatabaseFile } from '../database-file.ts';
import { newResult, type Result } from '../result.ts';
import { type Answered, write } from './writers.ts';

/** Comments on it, and all that the fans like and save: of what they wrote when they signed up. */
const STORIES = 6;

/** @returns what came of the kills, and of the comparison at the end */
export async function kill(kills: number, seed: number): Promise<Result[]> {
  await using site = await startKilledSite(seed);
  const result = newResult('kills');
  const answered: Answered = new Map();
  const idsOf = (sql: string) => {
    using file = openDatabaseFile(site.state, 'users');
    return file.rows<{ id: number }>(sql).map(({ id }) => id);
  };
  // Of whom only likes: nobody deletes them.
  const stories = idsOf(
    `SELECT n.id FROM news n JOIN users u ON u.id = n.user_id WHERE u.username_key = 'writer2' LIMIT ${STORIES}`,
  );
  const items = idsOf(
    `SELECT m.id FROM merch m JOIN users u ON u.id = m.user_id WHERE u.username_key = 'writer2'`,
  );
  for (let at = 1; at <= kills; at += 1) {
    await site.killWhile((send, at) =>
      write({
        send: async (...asked) => {
          const begin = performance.now();
          const answer = await send(...asked);
          result.calls += 1;
          result.slowest = Math.max(result.slowest, performance.now() - begin);
          return answer;
        },
        random: site.random,
        answered,
        at,
        stories,
        items,
      }),
    );
    result.faults.push(...lost(site.state, answered).map((what) => `kill ${at}: ${what}`));
  }
  result.statuses.set('answered', result.calls);
  result.statuses.set('kills', kills);
  return [result, await check('kills', site.running(), site.state)];
}

/** What was answered for and is not so; told once. */
function lost(state: string, answered: Answered): string[] {
  using file = openDatabaseFile(state, 'users');
  const wrong = [...answered].filter(([, { table, where, isThere }]) => {
    return file.rows(`SELECT 1 FROM ${table} WHERE ${where}`).length > 0 !== isThere;
  });
  for (const [key] of wrong) answered.delete(key);
  return wrong.map(([key, { isThere }]) => `${key} is ${isThere ? 'lost' : 'there again'}`);
}
