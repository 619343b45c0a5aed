/** Kills the Worker while members write: every change that was answered is there, and the search index equals the database. */
import { startKilledSite } from '../kills/killed-site.ts';
import { type Answered, lostOf, write } from '../kills/writers.ts';
import { openDatabaseFile } from '../site/database-file.ts';
import { searchDifferences } from '../site/worker-modules.ts';
import { check } from './checks.ts';
import { countResponse, newResult, type Result } from './report.ts';

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
        countResponse(result, 200, performance.now() - begin);
        return sent;
      };
      return write({ send: timed, random, answered, at, stories, items });
    });
    await site.running().tick();
    const faults = [...lostOf(state, answered), ...(await searchDifferences(site.running()))];
    result.faults.push(...faults.map((what) => `kill ${nth}: ${what}`));
  }
  return [result, await check('kills', site.running())];
}
