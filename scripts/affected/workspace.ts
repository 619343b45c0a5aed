import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages of the workspace by their folders, with the folders of those that each depends on. */
export type Workspace = Map<string, string[]>;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads the workspace of a repository. */
export function readWorkspace(root: string): Workspace {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const { workspaces } = read('.') as Manifest & { workspaces: string[] };
  const packages = globSync(workspaces, { cwd: root }).map((folder) => ({
    folder: folder.replaceAll('\\', '/'),
    manifest: read(folder),
  }));
  const folders = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]));
  return new Map(
    packages.map(({ folder, manifest: { dependencies, devDependencies } }) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((n) => folders.get(n) ?? []),
    ]),
  );
}
