import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../scripts/site/root.ts';

export interface Copy {
  folder: string;
  /** Replaces the first occurrence of a text in a file. @throws If the file has no such text. */
  edit(path: string, from: string, to: string): void;
  remove(): void;
}

const LEFT_OUT = new Set(['.git', '.wrangler', 'node_modules']);

/** Copies the repository with its builds, for a test that changes files. Its packages are links to the originals. */
export function copyRepository(): Copy {
  const folder = emptyFolder();
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  return copyIn(folder);
}

/**
 * Writes the files of a commit into a folder, without builds. Its packages are links to the repository's.
 * @returns undefined if there is no such commit
 */
export function copyCommit(commit: string): Copy | undefined {
  const folder = emptyFolder();
  const archive = join(folder, 'archive.tar');
  try {
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: root, stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  return copyIn(folder);
}

/** Creates a folder. Its path is resolved, as file watchers report real paths. */
function emptyFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
}

function copyIn(folder: string): Copy {
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    edit(path, from, to) {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Links the packages of a folder. Relative links to workspace packages are copied, so they lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) cpSync(source, target);
    // Vite serves a font only from within the project.
    else if (entry.name === '@fontsource') cpSync(source, target, { recursive: true });
    else if (entry.name === '.bin' || entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
