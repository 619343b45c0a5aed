import type { SectionManifest } from '@desert/contract/pages/page';
import { awaitInTime } from '../../platform/isolate/in-time.ts';
import { shareInIsolate } from '../../platform/isolate/memory.ts';
import { log } from '../../platform/log/log.ts';
import type { RequestContext } from '../../request-context.ts';
import { fetchManifest } from './fragment.ts';
import type { SectionRequest } from './section-workers.ts';
import { timeBudget } from './time-budget.ts';

/** Age in ms below which a manifest is current. */
const MAX_AGE_MS = 10_000;

/** How long to wait for a manifest in ms. Then the cached one is used, or the section is left out. */
const WAIT_MS = 100;

type Visitor = Pick<SectionRequest, 'rollout' | 'preview'>;

/** Manifests by section, and roll-out key or previewed version, because visitors can have different versions. */
const cache = shareInIsolate(new Map<string, { manifest: SectionManifest; at: number }>());
const toManifestKey = ({ rollout, preview }: Visitor, name: string) =>
  `${name} ${preview?.section === name ? preview.version : rollout}`;

export function findCachedManifest(asking: Visitor, name: string) {
  return cache.get(toManifestKey(asking, name))?.manifest;
}

export function listCachedManifests(asking: Visitor, names: string[]): SectionManifest[] {
  return names.flatMap((name) => findCachedManifest(asking, name) ?? []);
}

export function cacheManifest(asking: Visitor, manifest: SectionManifest): void {
  cache.set(toManifestKey(asking, manifest.name), { manifest, at: Date.now() });
}

export async function getCurrentManifests(
  asking: SectionRequest,
  names: string[],
): Promise<Record<string, SectionManifest>> {
  const manifests = await Promise.all(
    names.map(async (name) => {
      await awaitInTime(renewManifest(asking, name), WAIT_MS);
      const manifest = findCachedManifest(asking, name);
      return manifest ? [[name, manifest] as const] : [];
    }),
  );
  return Object.fromEntries(manifests.flat());
}

export async function renewManifest(asking: SectionRequest, name: string): Promise<void> {
  const cached = cache.get(toManifestKey(asking, name));
  if (cached && Date.now() - cached.at < MAX_AGE_MS) return;
  // One visit refreshes the manifest, however slow the section is; others use the cached one meanwhile.
  if (cached) cacheManifest(asking, cached.manifest);
  try {
    const budget = timeBudget(asking.env.FRAGMENT_TIMEOUT_MS);
    cacheManifest(asking, await fetchManifest(asking, name, budget));
  } catch (error) {
    const build = cached?.manifest.build;
    log('section.manifest', { section: name, build, fault: String(error) });
  }
}

const renewals = shareInIsolate(
  new Map<string, { at: number; pending: Promise<void> | undefined }>(),
);

export function getKnownBuilds(asking: SectionRequest, names: string[]): string {
  return names.map((name) => `${name}:${findCachedManifest(asking, name)?.build ?? ''}`).join();
}

/** Refreshes sections' manifests, at most every 10 s per roll-out key; waits at most 200 ms. */
export async function learnBuilds(
  context: Pick<RequestContext, 'env' | 'rollout' | 'execution'>,
  names: string[],
): Promise<void> {
  const key = `${context.rollout} ${names.join()}`;
  const renewal = renewals.get(key);
  if (renewal && Date.now() - renewal.at < MAX_AGE_MS) {
    if (renewal.pending) await awaitInTime(renewal.pending, 2 * WAIT_MS);
    return;
  }
  const now = { at: Date.now(), pending: askAll() };
  renewals.set(key, now);
  context.execution.waitUntil(now.pending);
  await now.pending;

  async function askAll() {
    await getCurrentManifests(context, names);
    renewals.set(key, { at: now.at, pending: undefined });
  }
}
