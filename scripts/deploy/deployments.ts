/** The deployments of a Worker, as Cloudflare lists them. */
import { readWrangler } from '../../drizzle/wrangler.ts';

/** Which versions of a Worker are, or were, in service. */
export interface Deployment {
  id: string;
  /** `percentage`: of the visitors. */
  versions: { version_id: string; percentage: number }[];
}

/**
 * The last deployments of a Worker, the one in service first.
 * @param config its Wrangler configuration
 * @throws where it was never deployed, or Cloudflare does not answer
 */
export async function deploymentsOf(config: string): Promise<Deployment[]> {
  const listed = await readWrangler(['deployments', 'list', '--config', config, '--json']);
  // Wrangler lists the newest last.
  return (JSON.parse(listed) as Deployment[]).toReversed();
}

/** The version that all visitors get by a deployment; undefined where they are split between two. */
export function liveIn({ versions }: Deployment): string | undefined {
  return versions.find(({ percentage }) => percentage === 100)?.version_id;
}
