/**
 * Builds and deploys one Worker with its files: docs/deploying.md
 *   npm run deploy -w mf-news [-- options]    a section
 *   npm run deploy:edge [-- options]          the edge, with the shell and the API
 * Options:
 *   --dry-run    only builds and bundles; needs no account and no network
 *   --upload     uploads a version without traffic, for a gradual roll-out
 *   --gradual    deploys a section to a tenth of the visitors, and to all if it is neither slower nor failing
 *   --preview    uploads a section's version without traffic, and prints a link that shows it on the site
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { listPendingSteps } from '../drizzle/setup.ts';
import { archiveBuild, findDeployable } from './deploy/deployable.ts';
import { listDeployments } from './deploy/deployments.ts';
import { deployPreview, requireLiveVersion, readPreviewSettings } from './deploy/preview.ts';
import { rollOut } from './deploy/roll-out.ts';
import { runScript, runWrangler } from './run.ts';

const { values, positionals } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    upload: { type: 'boolean' },
    gradual: { type: 'boolean' },
    preview: { type: 'boolean' },
  },
  allowPositionals: true,
});

try {
  await deploy(positionals[0] ?? basename(process.cwd()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function deploy(name: string): Promise<void> {
  const { folder, config, build, options, ...files } = findDeployable(name);
  if (values.preview && name === 'edge') {
    throw new Error('Only sections can be previewed, not the edge.');
  }
  const isGradual = values.gradual === true && (await canRollOut(name, config));
  const preview =
    (values.preview || isGradual) && !values['dry-run'] ? readPreviewSettings() : undefined;
  if (await runScript('build', [folder])) throw new Error(`${folder} does not build.`);
  const dryRun = values['dry-run'] ? ['--dry-run'] : [];
  if (!values['dry-run']) {
    if (name === 'edge') await refuseOldDatabase();
    if (values.preview) requireLiveVersion(name, await listDeployments(config));
    // Before the deployment, so that no page ever names a missing file.
    await archiveBuild(files, ['--remote']);
  }
  const tag = build();
  const version = ['--config', config, '--tag', tag, ...options(tag), ...dryRun];
  if (preview && isGradual) {
    const reason = await rollOut({ name, config, build: tag }, version, preview);
    console.log(`${name}: build ${tag} is deployed. ${reason}`);
    return;
  }
  if (preview) {
    const link = await deployPreview({ name, config, build: tag }, version, preview);
    console.log(`${name}: build ${tag} can be previewed for a week, only at this link:\n${link}`);
    return;
  }
  const command = values.upload || values.preview ? ['versions', 'upload'] : ['deploy'];
  await runWrangler([...command, ...version]);
  const outcome = values.upload ? 'is uploaded, without traffic' : 'is deployed';
  console.log(`${name}: build ${tag} ${values['dry-run'] ? 'could be deployed' : outcome}`);
}

/** Whether a gradual roll-out is possible; otherwise the build goes to all visitors at once, and this says why. */
async function canRollOut(name: string, config: string): Promise<boolean> {
  if (name === 'edge') throw new Error('Only sections are rolled out by --gradual, not the edge.');
  const obstacle = await findObstacle(config);
  if (obstacle) console.log(`${name}: goes to all visitors at once, because ${obstacle}.`);
  return obstacle === undefined;
}

async function findObstacle(config: string): Promise<string | undefined> {
  const { SITE_URL, PREVIEW_KEY } = process.env;
  if (!SITE_URL || !PREVIEW_KEY) return 'SITE_URL and PREVIEW_KEY are not set';
  const isNew = !values['dry-run'] && (await listDeployments(config)).length === 0;
  return isNew ? 'it was never deployed' : undefined;
}

async function refuseOldDatabase(): Promise<void> {
  const pending = await listPendingSteps(['--remote']);
  if (pending.length === 0) return;
  throw new Error(`The database lacks ${pending.join(', ')}: run \`npm run migrate\` first.`);
}
