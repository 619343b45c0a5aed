/** What the sections' builds publish, kept for a moment: it changes on their release days. */
import { isManifestOf } from '@desert/contract/manifest';
import type { SectionManifest } from '@desert/contract/page';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { type Patience, patienceOf } from './patience.ts';
import { askSection, openSections } from './sections.ts';

/** How long a manifest is kept, in ms. A section that was released meanwhile says so with its next fragment. */
const KEPT_MS = 10_000;

/** How long a page waits for the manifests of sections it does not show, in ms. */
const OTHERS_MS = 100;

/** By section and key of the roll-out: while two versions are in service, visitors differ in theirs. */
const kept = new Map<string, { manifest: SectionManifest; at: number }>();
const keyOf = (env: Env, name: string) => `${name} ${env.ROLLOUT}`;

/**
 * A section's manifest; the last one that it gave, where its Worker gives none in time, and undefined
 * where it never gave one.
 */
export async function manifestOf(
  env: Env,
  name: string,
  patience: Patience,
): Promise<SectionManifest | undefined> {
  const known = kept.get(keyOf(env, name));
  if (known && Date.now() - known.at < KEPT_MS) return known.manifest;
  // One visit asks, however long the section takes: others make do with what is known meanwhile.
  if (known) keepManifest(env, known.manifest);
  const manifest = await fetchManifest(env, name, patience);
  if (manifest) keepManifest(env, manifest);
  return manifest ?? lastManifestOf(env, name);
}

/** The manifest that a section gave last, if any. */
export function lastManifestOf(env: Env, name: string): SectionManifest | undefined {
  return kept.get(keyOf(env, name))?.manifest;
}

/**
 * The manifests of all open sections; of those that do not answer at once the last ones, if any: a page
 * can do without.
 * @param except the sections which the page shows, and asks itself
 */
export async function otherManifests(
  env: Env,
  except: string[],
): Promise<Record<string, SectionManifest>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, OTHERS_MS));
  const others = openSections(env).filter(({ name }) => !except.includes(name));
  const found = await Promise.all(
    others.map(async ({ name }) => {
      const asked = manifestOf(env, name, patienceOf(env.FRAGMENT_TIMEOUT_MS));
      return (await Promise.race([asked, late])) ?? lastManifestOf(env, name);
    }),
  );
  return Object.fromEntries(
    found.filter((manifest) => manifest !== undefined).map((manifest) => [manifest.name, manifest]),
  );
}

/** Takes a manifest that came with a fragment. */
export function keepManifest(env: Env, manifest: SectionManifest): void {
  kept.set(keyOf(env, manifest.name), { manifest, at: Date.now() });
}

async function fetchManifest(env: Env, name: string, patience: Patience) {
  try {
    return await patience(async (signal) => {
      const response = await askSection(env, name, `/mf/${name}/section.json`, { signal });
      if (!response.ok) throw new Error(`section.json answered ${response.status}`);
      const manifest = await response.json();
      if (!isManifestOf(name, manifest)) throw new Error('section.json is no manifest of it');
      return manifest;
    });
  } catch (error) {
    log('section.manifest', {
      section: name,
      build: lastManifestOf(env, name)?.build,
      fault: String(error),
    });
    return undefined;
  }
}

/** Has a section asked for its manifest at the next visit: what it gave last may be why it failed. */
export function expireManifest(env: Env, name: string): void {
  const known = kept.get(keyOf(env, name));
  if (known) kept.set(keyOf(env, name), { ...known, at: 0 });
}

/** Forgets all manifests, as a new isolate would. */
export function forgetManifests(): void {
  kept.clear();
}
