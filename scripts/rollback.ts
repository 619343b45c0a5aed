/**
 * Puts a section's previous live version, or a named one, back into service:
 *   npm run rollback -w mf-news [-- <version-id>]
 * `wrangler rollback` alone goes back one deployment, and a preview is a deployment, too. See docs/deploying.md.
 */
import { basename } from 'node:path';
import { deployable } from './deploy/deployable.ts';
import { deploymentsOf, liveBefore } from './deploy/deployments.ts';
import { runWrangler } from './run.ts';

try {
  const { config } = deployable(basename(process.cwd()));
  const version = process.argv[2] ?? (await versionBefore(config));
  await runWrangler(['rollback', version, '--config', config, '--yes']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function versionBefore(config: string): Promise<string> {
  const version = liveBefore(await deploymentsOf(config));
  if (version === undefined) {
    const list = `npx wrangler versions list --config ${config}`;
    throw new Error(`No other version was live in the last deployments: name one of \`${list}\`.`);
  }
  return version;
}
