import { row } from '../report.ts';
import { openDatabaseFile } from '../site/database-file.ts';
import { searchDifferences } from '../site/worker-modules.ts';
import { startKilledSite } from './killed-site.ts';
import { type Answered, lostOf, posts, writeOnly } from './writers.ts';

const SHOWN = 5;

/** Kills the site while members write posts, and counts what differs between index, database and responses after a cron tick. */
export async function killSearch(kills: number): Promise<number> {
  await using site = await startKilledSite();
  const { random, state } = site;
  const answered: Answered = new Map();
  let wrong = 0;
  console.log(row('', 'posts', 'behind', 'differences', 'lost'));
  for (let kill = 1; kill <= kills; kill += 1) {
    await site.killWhile((send, at) =>
      writeOnly(posts, { send, random, answered, at, stories: [], items: [] }),
    );
    const posted = answered.size;
    const behind = waitingChanges(state);
    await site.running().tick();
    const differences = await searchDifferences(site.running());
    const lost = lostOf(state, answered);
    wrong += differences.length + lost.length;
    const counts = [posted, behind, differences.length, lost.length];
    console.log(row(`kill ${kill}`, ...counts.map(String)));
    for (const line of [...differences, ...lost].slice(0, SHOWN)) console.log(`  ${line}`);
  }
  return wrong;
}

function waitingChanges(state: string): number {
  using file = openDatabaseFile(state);
  return file.rows('SELECT id FROM search_changes').length;
}
