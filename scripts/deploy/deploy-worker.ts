import { readWrangler } from '../../drizzle/wrangler.ts';
import { archiveBuild } from './archive-build.ts';
import { deployable } from './deployable.ts';

/** Deploys a built Worker to all visitors. @param name 'edge' or a section's folder @throws with wrangler's reason */
export async function deployWorker(name: string): Promise<void> {
  const { config, build, options, ...files } = deployable(name);
  // Before the deployment, so that no page ever names a missing file.
  await archiveBuild(files, ['--remote']);
  const tag = build();
  await readWrangler(['deploy', '--config', config, '--tag', tag, ...options(tag)]);
}
