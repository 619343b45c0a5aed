/**
 * Makes the Worker rebuild the search index:
 *   npm run search:rebuild -- --local [--persist-to DIR]
 *   npm run search:rebuild -- --remote
 */
import { query, type WranglerTarget } from './d1.ts';
import { enqueue } from './triggers/jobs.ts';

/** Deletes the state of the index and enqueues the rebuild. Until it ends, search results are incomplete. */
export async function rebuildSearch(target: WranglerTarget): Promise<void> {
  await query(target, 'DROP TABLE IF EXISTS state', 'SEARCH');
  await query(target, enqueue('rebuild', `'search'`));
}

if (import.meta.main) {
  await rebuildSearch(process.argv.slice(2));
  console.log('The Worker rebuilds the search index from now on.');
}
