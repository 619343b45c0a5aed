/**
 * Puts a Worker's previous live version, or a named one, back into service:
 *   npm run rollback -w mf-news [-- <version-id>]
 *   npm run rollback:edge [-- <version-id>]
 * `wrangler rollback` alone goes back one deployment, and a preview is a deployment, too. See docs/deploying.md.
 */
import { basename } from 'node:path';
import { findDeployable } from './deploy/deployable.ts';
import { listDeployments, findPreviousVersion } from './deploy/deployments.ts';
import { runWrangler } from './run.ts';

try {
  const args = process.argv.slice(2);
  const target = args[0] === 'edge' ? args.shift() : basename(process.cwd());
  const { config } = findDeployable(target ?? '');
  const version = args[0] ?? (await readPreviousVersion(config));
  await runWrangler(['rollback', version, '--config', config, '--yes']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readPreviousVersion(config: string): Promise<string> {
  const version = findPreviousVersion(await listDeployments(config));
  if (version === undefined) {
    const list = `npx wrangler versions list --config ${config}`;
    throw new Error(`No other version was live in the last deployments: name one of \`${list}\`.`);
  }
  return version;
}
