/** Loads the code and style sheets of sections, and reports failures. */
import type { FaultReport } from '@desert/contract/pages/faults';
import { isSectionManifest } from '@desert/contract/pages/manifest';
import type { SectionManifest } from '@desert/contract/pages/page';
import {
  hasSheet,
  loadSheet,
  preloadModule,
  rejectLate,
  type SectionModule,
} from '@desert/kit/shell';
import type { Report } from './faults.ts';
import { KitMismatch, refuseSkew } from './kitSkew.ts';
import { importExposed, isRunning, loadFederated } from './startFederation.ts';

/** Delay of failure reports in ms, because Firefox aborts loads when the visitor leaves, which is no failure. */
export const TOLD_AFTER_MS = 2000;

export interface SectionLoader {
  manifestOf: (name: string) => SectionManifest | undefined;
  /** Fetches a section's manifest unless it is known. Rejects on failure or timeout; the next call then tries again. */
  learn: (name: string) => Promise<SectionManifest>;
  /** Loads a section's code once. Rejects on failure, timeout or `KitMismatch`; the next call reloads the manifest. */
  load: (name: string) => Promise<SectionModule>;
  /** Registers a section that was imported without the runtime, and starts the runtime if necessary. */
  register: (name: string) => void;
  /** Forgets a section's code and manifest, so that the next `load` uses the current build. */
  drop: (name: string) => void;
  blame: (name: string, fault: FaultReport['fault'], error: unknown) => void;
}

type ManifestState =
  | { is: 'unknown' }
  | { is: 'requested'; promise: Promise<SectionManifest> }
  | { is: 'known'; manifest: SectionManifest };

/**
 * State of a section's code:
 *   absent → loading → imported → registered
 * 'imported' runs without Module Federation's runtime; with the runtime a section is registered
 * when loaded. Failed and dropped sections are absent again.
 */
type CodeState =
  | { is: 'absent' }
  | { is: 'loading' | 'registered'; module: Promise<SectionModule> }
  | {
      is: 'imported';
      module: Promise<SectionModule>;
      manifest: SectionManifest;
      /** Number of earlier failures, which is part of the address: see `createRetryRewriter`. */
      tries: number;
    };

interface Section {
  manifest: ManifestState;
  code: CodeState;
  failures: number;
  wasLate: boolean;
}

export function createSectionLoader(
  served: Record<string, SectionManifest>,
  report: Report,
): SectionLoader {
  const sections = new Map<string, Section>();

  function sectionOf(name: string): Section {
    const cached = sections.get(name);
    if (cached) return cached;
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
    const promise = rejectLate(fetchManifest(name));
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
    const module = rejectLate(bring()).catch((error: unknown) => {
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

  async function start(name: string) {
    const manifest = await learn(name);
    refuseSkew(manifest, served[name]);
    const { build, entry, exposed } = manifest;
    const tries = sectionOf(name).failures;
    const address = createRetryRewriter(build, tries);
    // Until the runtime has started, imports the module directly, which saves loading the runtime.
    const early = exposed !== undefined && !isRunning();
    // Preloads all files at once, without the import waterfall.
    const integrity = createIntegrityLookup(manifest);
    for (const file of early ? [exposed] : [entry, ...manifest.preloads])
      preloadModule(address(file), integrity(file));
    const [module] = await Promise.all([
      early
        ? importExposed<SectionModule>(address(exposed))
        : loadFederated<SectionModule>(name, address(entry)),
      ...manifest.styles.map((href) => hasSheet(href) || loadSheet(address(href), integrity(href))),
    ]);
    if (typeof module.mount !== 'function') throw new Error(`${name} is no section`);
    return { module, imported: early ? { manifest, tries } : undefined };
  }

  /**
   * @param isLate whether a timeout failed it. The first time, the retry keeps the address, because the code may still
   * arrive.
   */
  function drop(name: string, isLate = false) {
    const section = sectionOf(name);
    if (isLate && !section.wasLate) section.wasLate = true;
    else section.failures += 1;
    section.code = { is: 'absent' };
    section.manifest = { is: 'unknown' };
  }

  /** A failure affects only the section's forms; the next call tries again. */
  function register(name: string) {
    const section = sectionOf(name);
    if (section.code.is !== 'imported') return;
    const { module, manifest, tries } = section.code;
    const { build, entry, preloads } = manifest;
    const registered: CodeState = { is: 'registered', module };
    section.code = registered;
    const address = createRetryRewriter(build, tries);
    const integrity = createIntegrityLookup(manifest);
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

function createIntegrityLookup({ integrity }: SectionManifest) {
  return (address: string) => integrity?.[address];
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

async function fetchManifest(name: string): Promise<SectionManifest> {
  const response = await fetch(`/mf/${name}/section.json`);
  if (!response.ok) {
    // Canceling the body frees the connection.
    await response.body?.cancel();
    throw new Error(`/mf/${name}/section.json answered ${response.status}`);
  }
  const manifest: unknown = await response.json();
  if (!isSectionManifest(name, manifest))
    throw new Error(`/mf/${name}/section.json is no manifest of it`);
  return manifest;
}

/** Adds `~{failures}` to the build in an address, because browsers cache failed modules. The edge strips it. */
function createRetryRewriter(build: string, failures: number) {
  return (address: string) =>
    failures === 0 ? address : address.replace(`/${build}/`, `/${build}~${failures}/`);
}
