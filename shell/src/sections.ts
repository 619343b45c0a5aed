/** Brings a section's code to the page: its styles and, by Module Federation, its module. */
import type { FaultReport } from '@desert/contract/faults';
import { isManifestOf } from '@desert/contract/manifest';
import type { SectionManifest } from '@desert/contract/page';
import type { SectionModule } from '@desert/kit';
import { inTime, preloadModule } from '@desert/kit/shell';
import type { Report } from './faults.ts';
import { KitMismatch, refuseSkew } from './kitSkew.ts';
import { importExposed, isRunning, loadFederated } from './startFederation.ts';
import { hasStyle, loadStyle } from './styles.ts';

/**
 * How long what did not load is kept to oneself, in ms: Firefox lets go of what a page loads as soon as it goes elsewhere, which
 * looks as if it had failed, and who has left by then tells nothing.
 */
export const TOLD_AFTER_MS = 2000;

export interface SectionLoader {
  /** The manifest of a section, if it is known already. */
  manifestOf: (name: string) => SectionManifest | undefined;
  /** Asks for the manifest of a section, unless it is known; rejects where it does not come in time. */
  learn: (name: string) => Promise<SectionManifest>;
  /**
   * Loads a section, once; what does not come in time has failed. A failed try is forgotten; the next one asks
   * anew for the section's manifest.
   * Rejects with `KitMismatch` where this shell cannot run it.
   */
  load: (name: string) => Promise<SectionModule>;
  /** Tells the run-time of a section that was brought without it, and starts it where it has not been. */
  register: (name: string) => void;
  /** Forgets a section that does not work: the next `load` brings the build that is out by then. */
  drop: (name: string) => void;
  /** Tells the site's owners that a section threw in this browser, or did not hydrate. */
  blame: (name: string, fault: FaultReport['fault'], error: unknown) => void;
}

/** @param served the manifests that came with the page */
export function createSectionLoader(
  served: Record<string, SectionManifest>,
  report: Report,
): SectionLoader {
  const manifests = { ...served };
  const loading = new Map<string, Promise<SectionModule>>();
  const failures = new Map<string, number>();
  const late = new Set<string>();
  /** What tells the run-time of a section that it does not have. */
  const unregistered = new Map<string, () => void>();

  const asked = new Map<string, Promise<SectionManifest>>();

  async function learn(name: string): Promise<SectionManifest> {
    const known = manifests[name];
    if (known) return known;
    const promise = asked.get(name) ?? inTime(fetchManifest(name));
    asked.set(name, promise);
    try {
      return (manifests[name] ??= await promise);
    } finally {
      asked.delete(name);
    }
  }

  async function start(name: string): Promise<SectionModule> {
    const manifest = await learn(name);
    refuseSkew(manifest, served[name]);
    const { build, entry, exposed } = manifest;
    const tries = failures.get(name) ?? 0;
    const address = triedAgain(build, tries);
    // The run-time is not waited for: the module that it would bring is this one.
    const early = exposed !== undefined && !isRunning();
    // All of its files at once, and not one after the other as they name each other.
    const integrity = ofFile(manifest);
    for (const file of early ? [exposed] : [entry, ...manifest.preloads])
      preloadModule(address(file), integrity(file));
    const [module] = await Promise.all([
      early
        ? importExposed<SectionModule>(address(exposed))
        : loadFederated<SectionModule>(name, address(entry)),
      ...manifest.styles.map((href) => hasStyle(href) || loadStyle(address(href), integrity(href))),
    ]);
    if (typeof module.mount !== 'function') throw new Error(`${name} is no section`);
    if (early) unregistered.set(name, () => register(manifest, tries));
    return module;
  }

  function drop(name: string, slow = false) {
    // What is only slow may be there for the next try, by the address that it is on its way from.
    if (slow && !late.has(name)) late.add(name);
    else failures.set(name, (failures.get(name) ?? 0) + 1);
    loading.delete(name);
    delete manifests[name];
  }

  /**
   * Starts the run-time, and tells it of a section that was brought without it. Where that fails the section works but
   * for its forms, and who comes to one tries again.
   */
  function register(manifest: SectionManifest, tries: number) {
    const { name, build, entry } = manifest;
    unregistered.delete(name);
    if (manifests[name] !== manifest) return;
    const integrity = ofFile(manifest);
    for (const file of [entry, ...manifest.preloads])
      preloadModule(triedAgain(build, tries)(file), integrity(file));
    loadFederated(name, triedAgain(build, tries)(entry)).catch((error: unknown) => {
      tell(name, error);
      unregistered.set(name, () => register(manifest, tries + 1));
    });
  }

  function blame(name: string, fault: FaultReport['fault'], error: unknown) {
    console.warn(`The section ${name} threw (${fault}).`, error);
    report(name, buildOf(name), fault, error);
  }

  /** Tells of what did not load. */
  function tell(name: string, error: unknown) {
    const build = buildOf(name);
    setTimeout(() => {
      console.warn(`The section ${name} did not load.`, error);
      if (!(error instanceof KitMismatch) || error.isNews) report(name, build, 'code', error);
    }, TOLD_AFTER_MS);
  }

  const buildOf = (name: string) => manifests[name]?.build ?? '';

  return {
    manifestOf: (name) => manifests[name],
    learn,
    load(name) {
      const known = loading.get(name);
      if (known) return known;
      const promise = inTime(start(name)).catch((error: unknown) => {
        tell(name, error);
        drop(name, isTimeout(error));
        throw error;
      });
      loading.set(name, promise);
      return promise;
    },
    register: (name) => unregistered.get(name)?.(),
    drop: (name) => drop(name),
    blame,
  };
}

/** What a file of a build has to be, by its address. */
function ofFile({ integrity }: SectionManifest) {
  return (address: string) => integrity?.[address];
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

async function fetchManifest(name: string): Promise<SectionManifest> {
  const response = await fetch(`/mf/${name}/section.json`);
  if (!response.ok) {
    // Unread it would keep its connection.
    await response.body?.cancel();
    throw new Error(`/mf/${name}/section.json answered ${response.status}`);
  }
  const manifest: unknown = await response.json();
  if (!isManifestOf(name, manifest))
    throw new Error(`/mf/${name}/section.json is no manifest of it`);
  return manifest;
}

/**
 * Where a file of a build is: after failures by another address, since browsers remember a module that failed. The
 * edge takes the `~1` off.
 */
function triedAgain(build: string, failures: number) {
  return (address: string) =>
    failures === 0 ? address : address.replace(`/${build}/`, `/${build}~${failures}/`);
}
