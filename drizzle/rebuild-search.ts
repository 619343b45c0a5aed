/**
 * Has the search index made anew, which otherwise happens by itself where it has to:
 *
 *     npm run search:rebuild -- --local [--persist-to DIR]
 *     npm run search:rebuild -- --remote
 */
import { query, type Target } from './d1.ts';

/**
 * Takes away what the index knows of itself: the Worker begins it anew with the next change, search or tick of the
 * cron. While it is made, a search finds what it has by then and says so, and lists that it answers wait.
 * @param target wrangler's flags for the database
 */
export async function rebuildSearch(target: Target): Promise<void> {
  await query(target, 'DROP TABLE IF EXISTS state', 'SEARCH');
}

if (import.meta.main) {
  await rebuildSearch(process.argv.slice(2));
  console.log('The search index is made anew from now on.');
}
