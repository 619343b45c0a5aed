/**
 * Rebuilds the search index by hand. The Worker does so by itself when the index does not match the database:
 *
 *     npm run search:rebuild -- --local [--persist-to DIR]
 *     npm run search:rebuild -- --remote
 */
import { query, type Target } from './d1.ts';

/**
 * Drops the index's state, so that the Worker rebuilds it after the next change, search or tick of the cron. Until
 * then a search finds what is indexed and says so, and filtered lists wait.
 * @param target wrangler's flags for the database
 */
export async function rebuildSearch(target: Target): Promise<void> {
  await query(target, 'DROP TABLE IF EXISTS state', 'SEARCH');
  await query(target, "INSERT OR IGNORE INTO jobs (kind, key, at) VALUES ('rebuild', 'search', 0)");
}

if (import.meta.main) {
  await rebuildSearch(process.argv.slice(2));
  console.log('The Worker rebuilds the search index from now on.');
}
