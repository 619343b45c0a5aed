/**
 * Makes the Worker rebuild the search index:
 *   npm run search:rebuild -- --local [--persist-to DIR]
 *   npm run search:rebuild -- --remote
 */
import { runQueries, type WranglerTarget } from './d1.ts';
import { buildJobUpsert } from './triggers/jobs.ts';

/** Deletes the state of the index and enqueues the rebuild. Until it ends, search results are incomplete. */
export async function rebuildSearch(target: WranglerTarget): Promise<void> {
  await runQueries(target, 'DROP TABLE IF EXISTS state', 'SEARCH');
  await runQueries(target, buildJobUpsert('rebuild', `'search'`));
}

if (import.meta.main) {
  await rebuildSearch(process.argv.slice(2));
  console.log('The Worker rebuilds the search index from now on.');
}
