/** A stand-in for News's Worker during a roll-out: the version in service is the real one, a new one behaves as its tag says. */
import type { SectionManifest } from '@desert/contract/pages/page';
import type { Deployment } from '../../scripts/deploy/deployments.ts';

interface Env {
  WORKER: string;
  /** The Worker's address at the stand-in for Cloudflare's API. */
  API: string;
  FIRST_VERSION: string;
  FIRST: { fetch: (request: Request) => Promise<Response> };
}

/** How much slower a slow version is, in ms. */
const DELAY_MS = 100;

export const triedVersions = {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { deployments } = await read<{ deployments: Deployment[] }>(`${env.API}/deployments`);
    const version = chooseVersion(request.headers, deployments[0]?.versions ?? [], env.WORKER);
    if (version === env.FIRST_VERSION) return env.FIRST.fetch(request);
    const tag = tags.get(version) ?? (await readTag(`${env.API}/versions/${version}`));
    tags.set(version, tag);
    return respondAs(tag, request, env);
  },
};

/** As Cloudflare does: by the header that overrides the version, otherwise by the visitor's key. */
function chooseVersion(headers: Headers, versions: Deployment['versions'], worker: string) {
  const override = headers.get('Cloudflare-Workers-Version-Overrides') ?? '';
  const key = Number(headers.get('Cloudflare-Workers-Version-Key'));
  const asked = versions.find(({ version_id }) => override === `${worker}="${version_id}"`);
  // The new version comes second, and gets the lowest keys.
  const [main, next] = versions;
  const chosen = asked ?? (next && key < next.percentage ? next : main);
  return chosen?.version_id ?? '';
}

async function readTag(address: string): Promise<string> {
  const { annotations } = await read<{ annotations: Record<string, string> }>(address);
  return annotations['workers/tag'] ?? '';
}

// Read once: a new version must not be slower than the first, unless its tag says so.
const tags = new Map<string, string>();
let manifest: string | undefined;

let visits = 0;

/** Responds like the first version, under the build of this name, unless the name promises otherwise. */
async function respondAs(build: string, request: Request, { FIRST }: Env): Promise<Response> {
  const asked = (await request.json()) as { build: string };
  const ask = (as: string) =>
    FIRST.fetch(
      new Request(request, { method: 'POST', body: JSON.stringify({ ...asked, build: as }) }),
    );
  manifest ??= await (await ask('')).text();
  const first = JSON.parse(manifest) as SectionManifest;
  // The addresses of its files name the build, too.
  if (asked.build !== build)
    return new Response(manifest.replaceAll(first.build, build), { status: 409 });
  visits += 1;
  if (build === 'throws' && visits % 10 < 3) throw new Error('A fault of this version');
  if (build === 'slow') await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  return ask(first.build);
}

async function read<Result>(address: string): Promise<Result> {
  return ((await (await fetch(address)).json()) as { result: Result }).result;
}
