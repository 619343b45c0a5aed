/** A stand-in for a Worker with two versions, which chooses one for each request as Cloudflare does. */
import type { Deployment } from '../../scripts/deploy/deployments.ts';

interface Version {
  fetch: (request: Request) => Promise<Response>;
}

interface Env {
  WORKER: string;
  /** Where the stand-in for Cloudflare's API lists the Worker's deployments. */
  DEPLOYMENTS: string;
  /** The id of the first version; any other id means the other version. */
  FIRST_VERSION: string;
  FIRST: Version;
  OTHER: Version;
}

export const versionRouter = {
  async fetch(request: Request, env: Env): Promise<Response> {
    const listed = await fetch(env.DEPLOYMENTS);
    const { result } = (await listed.json()) as { result: { deployments: Deployment[] } };
    const versions = result.deployments[0]?.versions ?? [];
    // https://developers.cloudflare.com/workers/versions-and-deployments/version-overrides/
    const overrides = request.headers.get('Cloudflare-Workers-Version-Overrides') ?? '';
    const [, worker, asked] = /^([\w-]+)="([\da-f-]{36})"$/.exec(overrides) ?? [];
    const chosen =
      versions.find(({ version_id }) => worker === env.WORKER && version_id === asked) ??
      versions.find(({ percentage }) => percentage === 100);
    return (chosen?.version_id === env.FIRST_VERSION ? env.FIRST : env.OTHER).fetch(request);
  },
};
