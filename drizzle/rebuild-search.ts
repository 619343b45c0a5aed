/**
 * Rebuilds the search index on request; the Worker does so itself if the index does not match the database:
 *   npm run search:rebuild -- --local [--persist-to DIR]
 *   npm run search:rebuild -- --remote
 */
import { query, type Target } from './d1.ts';

/** The Worker rebuilds the index from its next change, search or cron run on; until then, results are incomplete. */
export async function rebuildSearch(target: Target): Promise<void> {
  await query(target, 'DROP TABLE IF EXISTS state', 'SEARCH');
  await query(target, "INSERT OR IGNORE INTO jobs (kind, key, at) VALUES ('rebuild', 'search', 0)");
}

if (import.meta.main) {
  await rebuildSearch(process.argv.slice(2));
  console.log('The Worker rebuilds the search index from now on.');
}
