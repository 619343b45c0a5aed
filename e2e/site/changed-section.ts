import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from '../dev/copy.ts';

export interface Change {
  /** A file of the section: 'src/list/PostsPage.tsx'. */
  file: string;
  from: string;
  to: string;
}

export interface ChangedSection {
  /** Its folder, built: as the section's own in the repository. */
  folder: string;
  remove(): void;
}

/** Builds a section in a copy of the repository with one change in it: another build of it. */
export async function buildChanged(name: string, change: Change): Promise<ChangedSection> {
  const copy = copyRepository();
  const folder = join(copy.folder, `mf-${name}`);
  const changed = join(folder, change.file);
  const source = readFileSync(changed, 'utf8');
  if (!source.includes(change.from)) throw new Error(`${change.file} has no ${change.from}`);
  writeFileSync(changed, source.replace(change.from, change.to));

  const script = join(copy.folder, 'shell/kit/build/build-section.ts');
  // In a test's own environment the federation plugin does nothing.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  await promisify(execFile)(process.execPath, [script], { cwd: folder, env });
  return { folder, remove: () => copy.remove() };
}
