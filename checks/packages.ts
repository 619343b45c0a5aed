import type { Files } from './repository.ts';

interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

interface Locked extends Manifest {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

/** Lists the dependencies without an exact version. Those on workspace packages have to be '*'. */
export function unpinnedVersions(manifests: Files): string[] {
  const packages = parse<Manifest>(manifests);
  const workspace = new Set([...packages.values()].map(({ name }) => name));
  return [...packages].flatMap(([path, manifest]) =>
    Object.entries(dependenciesOf(manifest))
      .filter(([name, version]) => !(workspace.has(name) ? version === '*' : isExact(version)))
      .map(([name, version]) => `${path} asks for ${name} ${version}`),
  );
}

/**
 * Lists the faults of a lockfile: dependencies and versions of our own packages that it lacks, addresses of registries,
 * and missing binaries of other platforms. npm omits those that the current registry lacks, and `npm ci` then refuses
 * the lockfile on every machine.
 */
export function lockfileProblems(lockfile: string, manifests: Files): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> };
  const hosts = Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes('://'))
    .map(([path]) => `${path} names the host it came from`);
  const unlocked = [...parse<Manifest>(manifests)].flatMap(([path, manifest]) => {
    const locked: Partial<Locked> = packages[path.replace(/\/?package\.json$/, '')] ?? {};
    const known = dependenciesOf(locked);
    const asked = Object.entries(dependenciesOf(manifest))
      .filter(([name, version]) => known[name] !== version)
      .map(([name, version]) => `${path} asks for ${name} ${version}, the lockfile does not`);
    const behind = `${path} is at ${manifest.version}, the lockfile at ${locked.version}`;
    return asked.concat(manifest.version === locked.version ? [] : behind);
  });
  return [...hosts, ...unlocked, ...missingBinaries(packages)];
}

function missingBinaries(packages: Record<string, Locked>): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}${name}` in packages))
      .map((name) => `${path} has no ${name} in the lockfile: pin a version that has it`),
  );
}

/**
 * Lists the packages with an install script that `allowScripts` does not allow. An npm that does not know this setting
 * runs every script, so the lockfile must have no such package.
 */
export function otherInstallScripts(lockfile: string, manifest: string): string[] {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> };
  const { allowScripts = {} } = JSON.parse(manifest) as Manifest;
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path)
    .filter((name) => !allowScripts[name]);
}

/** The folders in which Node looks for the imports of a package: its own node_modules, and those above it. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/node_modules/');
  const above = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`);
  return ['', ...above].map((folder) => `${folder}node_modules/`);
}

function dependenciesOf(manifest: Partial<Manifest>): Record<string, string> {
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}

function parse<T>(files: Files): Map<string, T> {
  return new Map([...files].map(([path, text]) => [path, JSON.parse(text) as T]));
}
