/** What of `package-lock.json`, as far as it is read here. */
export interface Lockfile {
  /** By where it is installed: 'node_modules/react'; a package of the workspace by its folder, too. */
  packages: Record<string, Locked>;
}

interface Locked {
  version?: string;
  link?: boolean;
  /** The folder that a link leads to. */
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The root's development dependencies that everything is built or deployed by; the others test. */
const BUILT_BY = ['node', 'wrangler'];

/** Only declares types. */
const UNBUILT = /^node_modules\/@types\//;

/** The packages that are not the same in both, or in one only, by where they are installed. */
export function changedPackages(before: Lockfile, now: Lockfile): string[] {
  const paths = new Set([...Object.keys(before.packages), ...Object.keys(now.packages)]);
  return [...paths].filter(
    (path) => JSON.stringify(before.packages[path]) !== JSON.stringify(now.packages[path]),
  );
}

/** The packages that builds of these folders are made of or made by. */
export function packagesBehindBuilds(folders: string[], lockfile: Lockfile): Set<string> {
  const tools = BUILT_BY.flatMap((name) => installed(name, '', lockfile));
  const reached = packagesBehind(folders, lockfile, tools);
  return new Set([...reached].filter((path) => !UNBUILT.test(path)));
}

/**
 * The packages of some folders of the workspace: these, what they depend on for development, too, and what
 * that depends on.
 *
 * @param more where other packages are installed, to begin with
 */
export function packagesBehind(
  folders: string[],
  lockfile: Lockfile,
  more: string[] = [],
): Set<string> {
  const reached = new Set([...folders, ...more]);
  // What is added on the way is visited, too.
  for (const path of reached) {
    const locked = lockfile.packages[path] ?? {};
    const names = Object.keys({
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...locked.peerDependencies,
      ...(folders.includes(path) && locked.devDependencies),
    }).filter((name) => !locked.peerDependenciesMeta?.[name]?.optional);
    for (const name of names) for (const at of installed(name, path, lockfile)) reached.add(at);
    if (locked.link && locked.resolved) reached.add(locked.resolved);
  }
  return reached;
}

/** Where Node finds a package: in the innermost `node_modules` around who asks. None where it is for another platform. */
function installed(name: string, from: string, { packages }: Lockfile): string[] {
  const parts = from === '' ? [] : from.split('/');
  const around = parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/')}/`);
  const found = [...around, ''].find((folder) => `${folder}node_modules/${name}` in packages);
  return found === undefined ? [] : [`${found}node_modules/${name}`];
}
