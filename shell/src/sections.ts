/** Brings a section's code to the page: its styles and, by Module Federation, its module. */
import { kitMismatch } from '@desert/contract/kit-version';
import type { SectionManifest } from '@desert/contract/page';
import { KIT_VERSION, type SectionModule } from '@desert/kit';
import { loadExposed } from './federation.ts';
import { loadStyle } from './styles.ts';

export interface SectionLoader {
  /** The manifest of a section, if it is known already. */
  manifestOf: (name: string) => SectionManifest | undefined;
  /**
   * Loads a section, once. A failed try is forgotten; the next one asks anew for the section's manifest.
   * Rejects with `KitMismatch` where this shell cannot run it.
   */
  load: (name: string) => Promise<SectionModule>;
}

/** A section was built for a kit that this shell does not offer. */
export class KitMismatch extends Error {}

/** @param known the manifests that came with the page */
export function createSectionLoader(known: Record<string, SectionManifest>): SectionLoader {
  const manifests = { ...known };
  const loading = new Map<string, Promise<SectionModule>>();
  let failures = 0;

  async function start(name: string): Promise<SectionModule> {
    const manifest = (manifests[name] ??= await fetchManifest(name));
    const mismatch = kitMismatch(manifest.kit, KIT_VERSION);
    if (mismatch) throw new KitMismatch(`Build ${manifest.build} was ${mismatch}.`);
    const entry = failures === 0 ? manifest.entry : retryAddress(manifest, failures);
    const styles = manifest.styles.map(loadStyle);
    const module = await loadExposed<SectionModule>(name, entry, 'section');
    await Promise.all(styles);
    return module;
  }

  return {
    manifestOf: (name) => manifests[name],
    load(name) {
      const known = loading.get(name);
      if (known) return known;
      const promise = start(name).catch((error: unknown) => {
        failures += 1;
        loading.delete(name);
        delete manifests[name];
        console.warn(`The section ${name} did not load.`, error);
        throw error;
      });
      loading.set(name, promise);
      return promise;
    },
  };
}

async function fetchManifest(name: string): Promise<SectionManifest> {
  const response = await fetch(`/mf/${name}/section.json`);
  if (!response.ok) throw new Error(`/mf/${name}/section.json answered ${response.status}`);
  return (await response.json()) as SectionManifest;
}

/** The same build by another address, since browsers remember a module that failed; the edge takes the `~1` off. */
function retryAddress({ entry, build }: SectionManifest, failures: number): string {
  return entry.replace(`/${build}/`, `/${build}~${failures}/`);
}
