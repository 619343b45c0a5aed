/** The objects of R2's buckets, which wrangler cannot list. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CloudflareAccount } from './cloudflare.ts';

interface ObjectPage {
  result: { key: string }[];
  result_info?: { cursor?: string };
}

const writeObjectPath = (bucket: string, key: string) =>
  `/r2/buckets/${bucket}/objects/${key.split('/').map(encodeURIComponent).join('/')}`;

async function listKeys({ request }: CloudflareAccount, bucket: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined = '';
  do {
    const query: string = cursor && `?cursor=${encodeURIComponent(cursor)}`;
    const response = await request(`/r2/buckets/${bucket}/objects${query}`);
    const page = (await response.json()) as ObjectPage;
    keys.push(...page.result.map(({ key }) => key));
    cursor = page.result_info?.cursor;
  } while (cursor);
  return keys;
}

export async function copyBucket(
  account: CloudflareAccount,
  bucket: string,
  folder: string,
): Promise<void> {
  for (const key of await listKeys(account, bucket)) {
    const file = join(folder, key);
    // Files never change, so a copy that was cut goes on.
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    const response = await account.request(writeObjectPath(bucket, key));
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
  }
}

export async function deleteBucket(account: CloudflareAccount, bucket: string): Promise<void> {
  for (const key of await listKeys(account, bucket))
    await account.call(writeObjectPath(bucket, key), 'DELETE');
  await account.call(`/r2/buckets/${bucket}`, 'DELETE');
}
