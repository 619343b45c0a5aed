/** Kills the Worker while members write: every change that was answered is there, whenever that was. */
import { startKilledSite } from '../kills/killed-site.ts';
import { type Answered, lostOf, write } from '../kills/writers.ts';
import { openDatabaseFile } from '../site/database-file.ts';
import { check } from './checks.ts';
import { newResult, type Result } from './report.ts';

export async function kill(kills: number, seed: number): Promise<Result[]> {
  await using site = await startKilledSite(seed);
  const { random, state } = site;
  const result = newResult('kills');
  const answered: Answered = new Map();
  // This writer only likes: nobody deletes their records.
  const idsOf = (table: string) => {
    using file = openDatabaseFile(state);
    const sql = `SELECT t.id FROM ${table} t JOIN users u ON u.id = t.user_id WHERE u.username_key = 'writer2'`;
    return file.rows<{ id: number }>(sql).map(({ id }) => id);
  };
  const [stories, items] = [idsOf('news'), idsOf('merch')];
  for (let nth = 1; nth <= kills; nth += 1) {
    await site.killWhile((send, at) => {
      const timed: typeof send = async (...call) => {
        const begin = performance.now();
        const sent = await send(...call);
        result.calls += 1;
        result.slowest = Math.max(result.slowest, performance.now() - begin);
        return sent;
      };
      return write({ send: timed, random, answered, at, stories, items });
    });
    result.faults.push(...lostOf(state, answered).map((what) => `kill ${nth}: ${what}`));
  }
  result.statuses.set('answered', result.calls);
  result.statuses.set('kills', kills);
  return [result, await check('kills', site.running())];
}
