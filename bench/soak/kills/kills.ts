/** Checks that every change acknowledged before a kill is stored, and that the index equals the database. */
import { openDatabaseFile } from '../../site/database-file.ts';
import { searchDifferences } from '../../site/worker-modules.ts';
import { check, endLeases } from '../checks.ts';
import { newResult, type Result } from '../report.ts';
import { startKilledSite } from './killed-site.ts';
import { type Acknowledged, lostOf, write } from './writers.ts';

export async function kill(kills: number, seed: number): Promise<Result[]> {
  const result = newResult('kills');
  await using site = await startKilledSite(seed, result);
  const { random, state } = site;
  const acknowledged: Acknowledged = new Map();
  // `writer2` only likes, so these records are never deleted.
  const idsOf = (table: string) => {
    using file = openDatabaseFile(state);
    const sql = `SELECT t.id FROM ${table} t JOIN users u ON u.id = t.user_id WHERE u.username_key = 'writer2'`;
    return file.rows<{ id: number }>(sql).map(({ id }) => id);
  };
  const [stories, items] = [idsOf('news'), idsOf('merch')];
  for (let nth = 1; nth <= kills; nth += 1) {
    await site.killWhile((send, at) => write({ send, random, acknowledged, at, stories, items }));
    await endLeases(site.running());
    await site.running().tick();
    const faults = [...lostOf(state, acknowledged), ...(await searchDifferences(site.running()))];
    result.faults.push(...faults.map((what) => `kill ${nth}: ${what}`));
  }
  return [result, await check('kills', site.running())];
}
