import { readWrangler } from '../../drizzle/wrangler.ts';

/** Cloudflare's error code for a Worker that was never deployed. */
const NO_SUCH_WORKER = '[code: 10007]';

export interface Deployment {
  id: string;
  /** `percentage` is the share of the traffic: 0 for a preview. */
  versions: { version_id: string; percentage: number }[];
}

/** A Worker's latest deployments, newest first; empty if it was never deployed. @throws if wrangler fails */
export async function listDeployments(config: string): Promise<Deployment[]> {
  try {
    const listed = await readWrangler(['deployments', 'list', '--config', config, '--json']);
    return (JSON.parse(listed) as Deployment[]).toReversed();
  } catch (error) {
    if (String(error).includes(NO_SUCH_WORKER)) return [];
    throw error;
  }
}

export function findLiveVersion({ versions }: Deployment): string | undefined {
  return versions.find(({ percentage }) => percentage === 100)?.version_id;
}

/** The version that most visitors get: during a roll-out, and after one that was interrupted, the one before. */
export function findMainVersion({ versions }: Deployment): string {
  const [main] = versions.toSorted((a, b) => b.percentage - a.percentage);
  return main?.version_id ?? '';
}

/** The version that was live before the current one. @param deployments newest first */
export function findPreviousVersion(deployments: Deployment[]): string | undefined {
  const [now, ...earlier] = deployments.map(findLiveVersion);
  return earlier.find((live) => live !== undefined && live !== now);
}
