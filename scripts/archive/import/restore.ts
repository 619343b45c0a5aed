/**
 * Fills an empty local site with a copy of the database and of the photos, as `npm run destroy` makes it:
 *   npm run restore -- folder --local --persist-to DIR
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute, type Target } from '../../../drizzle/d1.ts';
import { rebuildSearch } from '../../../drizzle/rebuild-search.ts';
import { readStartOptions } from '../../site/options.ts';
import { putPhotos } from './empty-site.ts';

const DATABASE_FILE = 'database.sql';

/** @returns the number of photo files @throws if the site has a database */
export async function restoreCopy(folder: string, target: Target): Promise<number> {
  const { stateFolder } = readStartOptions([...target], {});
  if (existsSync(join(stateFolder, 'v3/d1'))) {
    throw new Error(`${stateFolder} has a database: only an empty site can be filled.`);
  }
  const keys = globSync('photos/*', { cwd: folder }).map((key) => key.replaceAll('\\', '/'));
  await putPhotos(folder, keys, target);
  await execute(target, [readFileSync(join(folder, DATABASE_FILE), 'utf8')]);
  await rebuildSearch(target);
  return keys.length;
}

if (import.meta.main) {
  const [folder, ...target] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('--') || !target.includes('--local')) {
    console.error('Usage: npm run restore -- folder --local --persist-to DIR');
    process.exitCode = 1;
  } else {
    try {
      console.log(`Restored, with ${await restoreCopy(resolve(folder), target)} photo files`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
