import { setTimeout as delay } from 'node:timers/promises';
import type { Health } from '../../worker/contract/pages/health.ts';

/**
 * Waits until the edge's build is in service with every section, then visits a page of each.
 * @param budget time in ms until the build is in service @throws with the reason if the site is not healthy
 */
export async function checkSite(
  origin: string,
  edgeBuild: string,
  paths: string[],
  budget: number,
): Promise<void> {
  const deadline = Date.now() + budget;
  for (;;) {
    const fault = await findFault(origin, edgeBuild);
    if (!fault) break;
    if (Date.now() > deadline) throw new Error(fault);
    await delay(1000);
  }
  for (const path of paths) {
    const { status } = await fetch(origin + path, { redirect: 'manual' });
    if (status !== 200) throw new Error(`${origin}${path} responds with ${status}.`);
  }
}

async function findFault(origin: string, edgeBuild: string): Promise<string | undefined> {
  const address = `${origin}/api/health`;
  try {
    const response = await fetch(address, { redirect: 'manual' });
    if (response.status !== 200) return `${address} responds with ${response.status}.`;
    const { builds } = (await response.json()) as Health;
    const silent = Object.entries(builds.sections).filter(([, build]) => build === null);
    if (silent.length > 0) return `${silent.map(([name]) => name).join(', ')}: no response.`;
    if (builds.edge !== edgeBuild) return `${address} still names another build.`;
    return undefined;
  } catch (error) {
    return `${address} can’t be reached: ${(error as Error).message}.`;
  }
}
