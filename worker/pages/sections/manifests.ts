import type { SectionManifest } from '@desert/contract/pages/page';
import { inTime } from '../../platform/isolate/in-time.ts';
import { shareInIsolate } from '../../platform/isolate/memory.ts';
import { log } from '../../platform/log/log.ts';
import type { RequestContext } from '../../request-context.ts';
import { fetchManifest } from './fragment.ts';
import type { Asking } from './section-workers.ts';
import { timeBudget } from './time-budget.ts';

/** Age in ms below which a manifest is current. */
const MAX_AGE_MS = 10_000;

/** How long to wait for a manifest in ms. Then the cached one is used, or the section is left out. */
const WAIT_MS = 100;

type Visitor = Pick<Asking, 'rollout' | 'preview'>;

/** Manifests by section, and roll-out key or previewed version, because visitors can have different versions. */
const cache = shareInIsolate(new Map<string, { manifest: SectionManifest; at: number }>());
const keyOf = ({ rollout, preview }: Visitor, name: string) =>
  `${name} ${preview?.section === name ? preview.version : rollout}`;

export function cachedManifest(asking: Visitor, name: string) {
  return cache.get(keyOf(asking, name))?.manifest;
}

export function cacheManifest(asking: Visitor, manifest: SectionManifest): void {
  cache.set(keyOf(asking, manifest.name), { manifest, at: Date.now() });
}

export async function currentManifests(
  asking: Asking,
  names: string[],
): Promise<Record<string, SectionManifest>> {
  const found = await Promise.all(
    names.map(async (name) => {
      await inTime(renewManifest(asking, name), WAIT_MS);
      const manifest = cachedManifest(asking, name);
      return manifest ? [[name, manifest] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

export async function renewManifest(asking: Asking, name: string): Promise<void> {
  const known = cache.get(keyOf(asking, name));
  if (known && Date.now() - known.at < MAX_AGE_MS) return;
  // One visit refreshes the manifest, however slow the section is; others use the cached one meanwhile.
  if (known) cacheManifest(asking, known.manifest);
  try {
    const budget = timeBudget(asking.env.FRAGMENT_TIMEOUT_MS);
    cacheManifest(asking, await fetchManifest(asking, name, budget));
  } catch (error) {
    const build = known?.manifest.build;
    log('section.manifest', { section: name, build, fault: String(error) });
  }
}

const asked = shareInIsolate(new Map<string, { at: number; pending: Promise<void> | undefined }>());

export function knownBuilds(asking: Asking, names: string[]): string {
  return names.map((name) => `${name}:${cachedManifest(asking, name)?.build ?? ''}`).join();
}

/** Refreshes sections' manifests, at most every 10 s per roll-out key; waits at most 200 ms. */
export async function learnBuilds(
  context: Pick<RequestContext, 'env' | 'rollout' | 'execution'>,
  names: string[],
): Promise<void> {
  const key = `${context.rollout} ${names.join()}`;
  const known = asked.get(key);
  if (known && Date.now() - known.at < MAX_AGE_MS) {
    if (known.pending) await inTime(known.pending, 2 * WAIT_MS);
    return;
  }
  const now = { at: Date.now(), pending: askAll() };
  asked.set(key, now);
  context.execution.waitUntil(now.pending);
  await now.pending;

  async function askAll() {
    await currentManifests(context, names);
    asked.set(key, { at: now.at, pending: undefined });
  }
}
