import { readWrangler } from '../../drizzle/wrangler.ts';

/** Cloudflare's code for a Worker that was never deployed. */
const NO_SUCH_WORKER = '[code: 10007]';

export interface Deployment {
  id: string;
  /** `percentage` of the visitors. */
  versions: { version_id: string; percentage: number }[];
}

/** Newest first; empty if the Worker was never deployed. @throws if Cloudflare does not respond */
export async function deploymentsOf(config: string): Promise<Deployment[]> {
  try {
    const listed = await readWrangler(['deployments', 'list', '--config', config, '--json']);
    return (JSON.parse(listed) as Deployment[]).toReversed();
  } catch (error) {
    if (String(error).includes(NO_SUCH_WORKER)) return [];
    throw error;
  }
}

export function liveIn({ versions }: Deployment): string | undefined {
  return versions.find(({ percentage }) => percentage === 100)?.version_id;
}
