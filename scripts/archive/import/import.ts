/**
 * Fills an empty site with the data of an archive: docs/outliving.md
 *   npm run archive:import -- folder --local [--persist-to DIR]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_TYPES, photoFileAt } from '@desert/contract/photos/photos';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { execute, query, type Target } from '../../../drizzle/d1.ts';
import { rebuildSearch } from '../../../drizzle/rebuild-search.ts';
import { setUp } from '../../../drizzle/setup.ts';
import { readStartOptions } from '../../site/options.ts';
import { edgeConfig } from '../../site/root.ts';
import { createMiniflare } from '../../site/workerd.ts';
import { type ArchivedData, listPhotoFiles, readFolder } from './read-folder.ts';
import { listStatements } from './statements.ts';

export interface Imported {
  members: number;
  records: number;
  photoFiles: number;
}

/** @throws if the site has members or records */
export async function importArchive(folder: string, target: Target): Promise<Imported> {
  const data = readFolder(folder);
  await setUp(target, { isForArchive: true });
  await refuseFilled(target);
  // Files first: a record whose photo is missing would look broken.
  const keys = listKeys(data);
  await putPhotos(folder, keys, target);
  await execute(target, [...listStatements(folder, data)]);
  await rebuildSearch(target);
  return { members: data.members.length, records: data.records.length, photoFiles: keys.length };
}

async function refuseFilled(target: Target): Promise<void> {
  const [[row] = []] = await query(target, 'SELECT count(*) AS count FROM users');
  if (Number(row?.['count']) > 0) {
    throw new Error('The site has members: an archive can only fill an empty one.');
  }
}

function listKeys({ records }: ArchivedData): string[] {
  const images = records.flatMap((record) => [
    ...record.images,
    ...(record.kind === 'merch' ? [] : record.comments.flatMap((comment) => comment.images)),
  ]);
  return [...new Set(images.flatMap(listPhotoFiles))];
}

async function putPhotos(folder: string, keys: string[], target: Target): Promise<void> {
  if (keys.length === 0) return;
  const { workerOptions } = unstable_getMiniflareWorkerOptions(edgeConfig);
  const { r2Buckets, compatibilityDate } = workerOptions;
  const worker = { name: 'import', modules: true, script: 'export default {}' };
  const { stateFolder } = readStartOptions([...target], {});
  const miniflare = createMiniflare(
    [{ ...worker, r2Buckets, compatibilityDate }],
    undefined,
    stateFolder,
  );
  try {
    const bucket = await miniflare.getR2Bucket('PHOTOS', worker.name);
    for (const key of keys) {
      const contentType = PHOTO_TYPES[photoFileAt(`/${key}`)?.format ?? 'jpg'];
      await bucket.put(key, readFileSync(join(folder, key)), { httpMetadata: { contentType } });
    }
  } finally {
    await miniflare.dispose();
  }
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
