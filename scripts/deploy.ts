/**
 * Builds and deploys one Worker with its files, and nothing else:
 *
 *     npm run deploy -w mf-news [-- options]    a section
 *     npm run deploy:edge [-- options]          the edge, with the shell and the API
 *
 *     --dry-run    builds and bundles only: needs no account and no network
 *     --upload     a version that nobody visits yet, for a gradual roll-out
 *
 * See docs/deploying.md.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { pendingMigrations } from '../drizzle/setup.ts';
import { archiveBuild } from './deploy/archive-build.ts';
import { deployable } from './deploy/deployable.ts';
import { kitMessage, refuseNewerKit } from './deploy/deployed-kit.ts';
import { runScript, runWrangler } from './run.ts';

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, upload: { type: 'boolean' } },
  allowPositionals: true,
});

try {
  await deploy(positionals[0] ?? basename(process.cwd()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function deploy(name: string): Promise<void> {
  const { folder, config, build, kit, options, ...files } = deployable(name);
  if (await runScript('build', [folder])) throw new Error(`${folder} does not build.`);
  const dryRun = values['dry-run'] ? ['--dry-run'] : [];
  if (!values['dry-run']) {
    await (name === 'edge' ? refuseOldDatabase() : refuseNewerKit(name, kit()));
    // First, so that no page ever names a file that does not answer.
    await archiveBuild(files, ['--remote']);
  }
  const command = values.upload ? ['versions', 'upload'] : ['deploy'];
  const tag = build();
  const labels = ['--tag', tag, '--message', kitMessage(kit())];
  await runWrangler([...command, '--config', config, ...labels, ...options(tag), ...dryRun]);
  console.log(`${name}: build ${tag} ${values['dry-run'] ? 'could be' : 'is'} deployed`);
}

async function refuseOldDatabase(): Promise<void> {
  const pending = await pendingMigrations(['--remote']);
  if (pending.length === 0) return;
  throw new Error(`The database lacks ${pending.join(', ')}: run \`npm run migrate\` first.`);
}
