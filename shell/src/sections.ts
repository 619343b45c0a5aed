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

/** What is known of a section's build. */
type ManifestState =
  | { is: 'unknown' }
  | { is: 'requested'; promise: Promise<SectionManifest> }
  | { is: 'known'; manifest: SectionManifest };

/**
 * What the page has of a section's code:
 *
 *     absent → loading → imported → registered
 *
 * 'imported' runs without Module Federation's run-time, which does not know of it yet; with the run-time a section is registered
 * as soon as it is loaded. What fails, and what is dropped, is absent again.
 */
type CodeState =
  | { is: 'absent' }
  | { is: 'loading' | 'registered'; module: Promise<SectionModule> }
  | {
      is: 'imported';
      module: Promise<SectionModule>;
      manifest: SectionManifest;
      /** How often its files failed: see `triedAgain`. */
      tries: number;
    };

interface Section {
  manifest: ManifestState;
  code: CodeState;
  /** How often its code failed. */
  failures: number;
  /** Whether it once came too late. */
  wasLate: boolean;
}

/** @param served the manifests that came with the page */
export function createSectionLoader(
  served: Record<string, SectionManifest>,
  report: Report,
): SectionLoader {
  const sections = new Map<string, Section>();

  function sectionOf(name: string): Section {
    const known = sections.get(name);
    if (known) return known;
    const manifest = served[name];
    const section: Section = {
      manifest: manifest ? { is: 'known', manifest } : { is: 'unknown' },
      code: { is: 'absent' },
      failures: 0,
      wasLate: false,
    };
    sections.set(name, section);
    return section;
  }

  function manifestOf(name: string): SectionManifest | undefined {
    const { manifest } = sectionOf(name);
    return manifest.is === 'known' ? manifest.manifest : undefined;
  }

  async function learn(name: string): Promise<SectionManifest> {
    const section = sectionOf(name);
    if (section.manifest.is === 'known') return section.manifest.manifest;
    if (section.manifest.is === 'requested') return section.manifest.promise;
    const promise = inTime(fetchManifest(name));
    const requested: ManifestState = { is: 'requested', promise };
    section.manifest = requested;
    const settle = (next: ManifestState) => {
      if (section.manifest === requested) section.manifest = next;
    };
    try {
      const manifest = await promise;
      settle({ is: 'known', manifest });
      return manifest;
    } catch (error) {
      settle({ is: 'unknown' });
      throw error;
    }
  }

  function load(name: string): Promise<SectionModule> {
    const section = sectionOf(name);
    if (section.code.is !== 'absent') return section.code.module;
    const module = inTime(bring()).catch((error: unknown) => {
      tell(name, error);
      if (section.code === loading) drop(name, isTimeout(error));
      throw error;
    });
    const loading: CodeState = { is: 'loading', module };
    section.code = loading;
    return module;

    async function bring(): Promise<SectionModule> {
      const { module: brought, imported } = await start(name);
      if (section.code === loading)
        section.code = {
          module,
          ...(imported ? { is: 'imported', ...imported } : { is: 'registered' }),
        };
      return brought;
    }
  }

  /** @returns with `imported` if the run-time does not know of the section yet */
  async function start(name: string) {
    const manifest = await learn(name);
    refuseSkew(manifest, served[name]);
    const { build, entry, exposed } = manifest;
    const tries = sectionOf(name).failures;
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
    return { module, imported: early ? { manifest, tries } : undefined };
  }

  /** @param isLate what only came too late may be there for the next try, by the address that it is on its way from */
  function drop(name: string, isLate = false) {
    const section = sectionOf(name);
    if (isLate && !section.wasLate) section.wasLate = true;
    else section.failures += 1;
    section.code = { is: 'absent' };
    section.manifest = { is: 'unknown' };
  }

  /**
   * Starts the run-time, and tells it of a section that was imported without it. If that fails, the section works but
   * for its forms, and the next visit to one tries again.
   */
  function register(name: string) {
    const section = sectionOf(name);
    if (section.code.is !== 'imported') return;
    const { module, manifest, tries } = section.code;
    const { build, entry, preloads } = manifest;
    const registered: CodeState = { is: 'registered', module };
    section.code = registered;
    const address = triedAgain(build, tries);
    const integrity = ofFile(manifest);
    for (const file of [entry, ...preloads]) preloadModule(address(file), integrity(file));
    loadFederated(name, address(entry)).catch((error: unknown) => {
      tell(name, error);
      if (section.code === registered)
        section.code = { is: 'imported', module, manifest, tries: tries + 1 };
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

  const buildOf = (name: string) => manifestOf(name)?.build ?? '';

  return { manifestOf, learn, load, register, drop: (name) => drop(name), blame };
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
