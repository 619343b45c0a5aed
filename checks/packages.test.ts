import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
}

/** Lists the dependencies without an exact version. Those on workspace packages have to be '*'. */
function unpinnedVersions(manifests: [path: string, manifest: Manifest][]): string[] {
  const workspace = new Set(manifests.map(([, { name }]) => name));
  return manifests.flatMap(([path, { dependencies, devDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, version]) =>
        workspace.has(name) ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${path} asks for ${name} ${version}`),
  );
}

/**
 * Lists the faults of a lockfile that `npm ci` does not find on every machine: hosts, binaries of other platforms, which
 * npm omits if the current registry lacks them, and install scripts that are not allowed, which an older npm would run.
 */
function lockfileProblems(
  packages: Record<string, Locked>,
  { allowScripts = {} }: Manifest,
): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const { resolved, optionalDependencies = {}, hasInstallScript } = locked;
    // Node looks for a package in its importer's node_modules, and in those above it.
    const parts = path.split('/node_modules/');
    const folders = parts.map((_, at) => `${parts.slice(0, at + 1).join('/node_modules/')}/`);
    const isThere = (name: string) =>
      ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages);
    const isAllowed = allowScripts[path.split('node_modules/').at(-1) ?? ''];
    const problems = Object.keys(optionalDependencies)
      .filter((name) => !isThere(name))
      .map((name) => `${path} has no ${name}`);
    if (resolved?.includes('://')) problems.push(`${path} names its host`);
    if (hasInstallScript && !isAllowed) problems.push(`${path} has an install script`);
    return problems;
  });
}

it('every dependency has an exact version, except the packages of this workspace', () => {
  const kit: [string, Manifest] = ['shell/kit/package.json', { name: '@desert/kit' }];
  const found = (name: string, version: string) =>
    unpinnedVersions([['package.json', { dependencies: { [name]: version } }], kit]);
  for (const version of ['^4.0.0', '4', '4.x', '>=4.0.0', 'latest', '*', 'git+ssh://a/b'])
    expect(found('hono', version)).toEqual([`package.json asks for hono ${version}`]);
  expect([found('hono', '5.0.0-beta.1'), found('@desert/kit', '*')].flat()).toEqual([]);
  const manifests = [...readFiles('package.json')].map(([path, text]): [string, Manifest] => [
    path,
    JSON.parse(text) as Manifest,
  ]);
  expect(unpinnedVersions(manifests)).toEqual([]);
});

it('the lockfile has no host, no missing platform binary and no install script that is not allowed', () => {
  const at = 'node_modules/wrangler/node_modules/tool';
  const wrong: Record<string, Locked> = {
    'node_modules/hono': { resolved: 'https://packages.example/hono.tgz' },
    [at]: { optionalDependencies: { '@tool/darwin-arm64': '1.0.0' } },
    'node_modules/@fan/puck': { hasInstallScript: true },
  };
  const faults = lockfileProblems(wrong, { allowScripts: { '@fan/puck': false } });
  expect(faults).toEqual([
    'node_modules/hono names its host',
    `${at} has no @tool/darwin-arm64`,
    'node_modules/@fan/puck has an install script',
  ]);
  const files = readFiles('package.json', 'package-lock.json');
  const { packages } = JSON.parse(files.get('package-lock.json')!) as {
    packages: Record<string, Locked>;
  };
  const manifest = JSON.parse(files.get('package.json')!) as Manifest;
  expect(lockfileProblems(packages, manifest)).toEqual([]);
});
