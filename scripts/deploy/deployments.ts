/** The deployments of a Worker, as Cloudflare lists them. */
import { readWrangler } from '../../drizzle/wrangler.ts';

/** Cloudflare's code for a Worker that was never deployed. */
const NO_SUCH_WORKER = '[code: 10007]';

/** Which versions of a Worker are, or were, in service. */
export interface Deployment {
  id: string;
  /** `percentage`: of the visitors. */
  versions: { version_id: string; percentage: number }[];
}

/**
 * The last deployments of a Worker, the one in service first; none where it was never deployed.
 * @param config its Wrangler configuration
 * @throws where Cloudflare does not answer
 */
export async function deploymentsOf(config: string): Promise<Deployment[]> {
  try {
    const listed = await readWrangler(['deployments', 'list', '--config', config, '--json']);
    // Wrangler lists the newest last.
    return (JSON.parse(listed) as Deployment[]).toReversed();
  } catch (error) {
    if (String(error).includes(NO_SUCH_WORKER)) return [];
    throw error;
  }
}

/** The version that all visitors get by a deployment; undefined where they are split between two. */
export function liveIn({ versions }: Deployment): string | undefined {
  return versions.find(({ percentage }) => percentage === 100)?.version_id;
}
