import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_TYPES, parsePhotoPath } from '@desert/contract/photos/photos';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { runQueries, type WranglerTarget } from '../../../drizzle/d1.ts';
import { readStartOptions } from '../../site/options.ts';
import { edgeConfig } from '../../site/root.ts';
import { createMiniflare } from '../../site/workerd.ts';

/** @throws if the site has members */
export async function refuseFilled(target: WranglerTarget): Promise<void> {
  const [[row] = []] = await runQueries(target, 'SELECT count(*) AS count FROM users');
  if (Number(row?.['count']) > 0) {
    throw new Error('The site has members: only an empty one can be filled.');
  }
}

/** @param folder with the files under these keys */
export async function putPhotos(
  folder: string,
  keys: string[],
  target: WranglerTarget,
): Promise<void> {
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
      const contentType = PHOTO_TYPES[parsePhotoPath(`/${key}`)?.format ?? 'jpg'];
      await bucket.put(key, readFileSync(join(folder, key)), { httpMetadata: { contentType } });
    }
  } finally {
    await miniflare.dispose();
  }
}
