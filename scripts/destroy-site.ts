/**
 * Removes the whole site from the account, after a typed confirmation and a copy: docs/operations.md
 *   npm run destroy [-- options]
 * Options:
 *   --copy=FOLDER     for the copy, outside of the repository: the database as SQL, and the photos' files
 *   --confirm=NAME    the name of the edge's Worker, for pipelines
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readWrangler } from '../drizzle/wrangler.ts';
import { openAccount } from './deploy/cloudflare.ts';
import { readInventory } from './deploy/inventory.ts';
import { copyBucket, deleteBucket } from './deploy/objects.ts';
import { readSite } from './deploy/site.ts';
import { askOnTerminal } from './run.ts';
import { edgeConfig, root } from './site/root.ts';

const { values } = parseArgs({
  options: { copy: { type: 'string' }, confirm: { type: 'string' } },
});

try {
  await destroySite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function destroySite(): Promise<void> {
  const site = readSite();
  const folder = resolve(values.copy ?? root);
  if (`${folder}/`.startsWith(`${root}/`))
    throw new Error('Name a folder outside of the repository: npm run destroy -- --copy=../copy');
  const account = await openAccount(site.account);
  const inventory = await readInventory(account, site);
  const databases = site.databases.filter((name) => inventory.databases.has(name));
  const buckets = site.buckets.filter((name) => inventory.buckets.has(name));
  const edge = site.workers.at(-1)?.name ?? '';
  const names = [...databases, ...buckets].join(', ');
  console.log(`This deletes ${edge} with ${names} from the account ${account.name}.`);
  if ((values.confirm ?? (await askOnTerminal(`Type ${edge}: `, '--confirm=NAME'))) !== edge)
    return console.log('Nothing was deleted.');
  mkdirSync(folder, { recursive: true });
  // The edge goes first, so that no visitor writes what the copy lacks. `npm run deploy` brings it back.
  for (const { name } of site.workers.toReversed())
    if (inventory.workers.has(name))
      await readWrangler(['delete', name, '--force', '--config', edgeConfig]);
  if (databases.includes(site.main.database))
    await readWrangler([
      'd1',
      'export',
      site.main.database,
      '--remote',
      '--config',
      edgeConfig,
      '--output',
      join(folder, 'database.sql'),
    ]);
  if (buckets.includes(site.main.photos)) await copyBucket(account, site.main.photos, folder);
  for (const name of buckets) await deleteBucket(account, name);
  for (const name of databases)
    await readWrangler(['d1', 'delete', name, '--skip-confirmation', '--config', edgeConfig]);
  console.log(`Deleted. The copy is in ${folder}.`);
}
