/**
 * Fills an empty site with the data of an archive: docs/outliving.md
 *   npm run archive:import -- folder --local [--persist-to DIR]
 */
import { executeStatements, type WranglerTarget } from '../../../drizzle/d1.ts';
import { rebuildSearch } from '../../../drizzle/rebuild-search.ts';
import { setUp } from '../../../drizzle/setup.ts';
import { putPhotos, refuseFilled } from './empty-site.ts';
import { type ArchivedData, listPhotoFiles, readFolder } from './read-folder.ts';
import { listStatements } from './statements.ts';

export interface Imported {
  members: number;
  records: number;
  photoFiles: number;
}

/** @throws if the site has members or records */
export async function importArchive(folder: string, target: WranglerTarget): Promise<Imported> {
  const data = readFolder(folder);
  await setUp(target, { isForArchive: true });
  await refuseFilled(target);
  // Files first: a record whose photo is missing would look broken.
  const keys = listKeys(data);
  await putPhotos(folder, keys, target);
  await executeStatements(target, [...listStatements(folder, data)]);
  await rebuildSearch(target);
  return { members: data.members.length, records: data.records.length, photoFiles: keys.length };
}

function listKeys({ records }: ArchivedData): string[] {
  const images = records.flatMap((record) => [
    ...record.images,
    ...(record.kind === 'merch' ? [] : record.comments.flatMap((comment) => comment.images)),
  ]);
  return [...new Set(images.flatMap(listPhotoFiles))];
}

if (import.meta.main) {
  const [folder, ...target] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('--') || !target.includes('--local')) {
    console.error('Usage: npm run archive:import -- folder --local [--persist-to DIR]');
    process.exitCode = 1;
  } else {
    try {
      const { members, records, photoFiles } = await importArchive(folder, target);
      console.log(`Imported: ${members} members, ${records} records, ${photoFiles} photo files`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
