/** The sections' manifests, as each of them named its own last. */
import type { SectionManifest } from '@desert/contract/page';
import { inTime } from '../isolate/in-time.ts';
import { log } from '../log/log.ts';
import { fetchManifest } from './fragment.ts';
import type { Asking } from './section-workers.ts';
import { timeBudget } from './time-budget.ts';

/** How long a manifest is taken for that of the build which is out, in ms. */
const MAX_AGE_MS = 10_000;

/** How long one is waited for where an older one might do, in ms. */
const WAIT_MS = 100;

type Visitor = Pick<Asking, 'rollout' | 'preview'>;

/** By section and key of the roll-out, or previewed version: while two are in service, visitors differ in theirs. */
const cache = new Map<string, { manifest: SectionManifest; at: number }>();
const keyOf = ({ rollout, preview }: Visitor, name: string) =>
  `${name} ${preview?.section === name ? preview.version : rollout}`;

/** The manifest that a section named last, if any. */
export function cachedManifest(asking: Visitor, name: string) {
  return cache.get(keyOf(asking, name))?.manifest;
}

/** Keeps the manifest that a section just named. */
export function cacheManifest(asking: Visitor, manifest: SectionManifest): void {
  cache.set(keyOf(asking, manifest.name), { manifest, at: Date.now() });
}

/** The manifests of sections as they are now; of those that do not answer at once the last ones, if any. */
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

/** Asks a section for its manifest if the one that is known is old. */
export async function renewManifest(asking: Asking, name: string): Promise<void> {
  const known = cache.get(keyOf(asking, name));
  if (known && Date.now() - known.at < MAX_AGE_MS) return;
  // One visit asks, however long the section takes: others make do with what is known meanwhile.
  if (known) cacheManifest(asking, known.manifest);
  try {
    const budget = timeBudget(asking.env.FRAGMENT_TIMEOUT_MS);
    cacheManifest(asking, await fetchManifest(asking, name, budget));
  } catch (error) {
    const build = known?.manifest.build;
    log('section.manifest', { section: name, build, fault: String(error) });
  }
}

/** By key of the roll-out and sections: when they were asked, and until when that goes on. */
const asked = new Map<string, { at: number; pending: Promise<void> | undefined }>();

/** The builds of sections that a visitor gets, as far as they are known: the same text, the same builds. */
export function knownBuilds(asking: Asking, names: string[]): string {
  return names.map((name) => `${name}:${cachedManifest(asking, name)?.build ?? ''}`).join();
}

/** Sees to it that the builds of sections that a visitor gets are known, and were so in the last 10 s. */
export async function learnBuilds(
  asking: Asking,
  names: string[],
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  const key = `${asking.rollout} ${names.join()}`;
  const known = asked.get(key);
  if (known && Date.now() - known.at < MAX_AGE_MS) {
    if (known.pending) await inTime(known.pending, 2 * WAIT_MS);
    return;
  }
  const now = { at: Date.now(), pending: askAll() };
  asked.set(key, now);
  context.waitUntil(now.pending);
  await now.pending;

  async function askAll() {
    await currentManifests(asking, names);
    asked.set(key, { at: now.at, pending: undefined });
  }
}

/** Forgets all manifests, as a new isolate would. */
export function clearManifestCache(): void {
  cache.clear();
  asked.clear();
}
