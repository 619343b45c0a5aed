/** What the sections' builds publish, kept for a moment: it changes on their release days. */
import type { SectionManifest } from '@desert/contract/page';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { askSection, openSections } from './sections.ts';

/** How long a manifest is kept, in ms. A section that was released meanwhile says so with its next fragment. */
const KEPT_MS = 10_000;

/** How long a page waits for the manifests of sections it does not show, in ms. */
const OTHERS_MS = 100;

const kept = new Map<string, { manifest: SectionManifest; at: number }>();

/** A section's manifest; undefined where its Worker does not give one in time. */
export async function manifestOf(env: Env, name: string): Promise<SectionManifest | undefined> {
  const known = kept.get(name);
  if (known && Date.now() - known.at < KEPT_MS) return known.manifest;
  const manifest = await fetchManifest(env, name);
  if (manifest) keepManifest(manifest);
  return manifest;
}

/** The manifests of all open sections, but for those that do not answer at once: a page can do without. */
export async function otherManifests(env: Env): Promise<Record<string, SectionManifest>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, OTHERS_MS));
  const found = await Promise.all(
    openSections(env).map(({ name }) => Promise.race([manifestOf(env, name), late])),
  );
  return Object.fromEntries(
    found.filter((manifest) => manifest !== undefined).map((manifest) => [manifest.name, manifest]),
  );
}

/** Takes a manifest that came with a fragment. */
export function keepManifest(manifest: SectionManifest): void {
  kept.set(manifest.name, { manifest, at: Date.now() });
}

async function fetchManifest(env: Env, name: string): Promise<SectionManifest | undefined> {
  try {
    const response = await askSection(env, name, `/mf/${name}/section.json`);
    if (!response.ok) throw new Error(`section.json answered ${response.status}`);
    const manifest = await response.json<SectionManifest>();
    if (manifest.name !== name || !Array.isArray(manifest.routes)) {
      throw new Error('section.json is not a manifest');
    }
    return manifest;
  } catch (error) {
    log('section.manifest', { section: name, error: String(error) });
    return undefined;
  }
}

/** Forgets all manifests, as a new isolate would. */
export function forgetManifests(): void {
  kept.clear();
}
