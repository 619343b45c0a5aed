import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from '../dev/copy.ts';
import { environmentOfAShell } from '../dev/environment.ts';

const run = promisify(execFile);

export interface Change {
  /** A file of the section: 'src/list/PostsPage.tsx'. */
  file: string;
  from: string;
  to: string;
}

export interface ChangedSection {
  /** The folder of the built section in the copy. */
  folder: string;
  remove(): void;
}

/** Builds a section with one change, in a copy of the repository. */
export async function buildChanged(name: string, change: Change): Promise<ChangedSection> {
  const copy = copyRepository();
  const folder = join(copy.folder, `mf-${name}`);
  try {
    copy.edit(`mf-${name}/${change.file}`, change.from, change.to);
    const script = join(copy.folder, 'shell/kit/build/build-section.ts');
    await run(process.execPath, [script], { cwd: folder, env: environmentOfAShell() });
  } catch (error) {
    copy.remove();
    throw error;
  }
  return { folder, remove: () => copy.remove() };
}
