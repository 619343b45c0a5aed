import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/site/root.ts';

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

/** Builds a section from a copy of its sources with one change in them: another build of it. */
export async function buildChanged(name: string, change: Change): Promise<ChangedSection> {
  const copy = mkdtempSync(join(tmpdir(), 'changed-'));
  const folder = join(copy, `mf-${name}`);
  cpSync(join(root, `mf-${name}`), folder, {
    recursive: true,
    filter: (path) => !['dist', 'node_modules', '.wrangler'].includes(basename(path)),
  });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

  const changed = join(folder, change.file);
  const source = readFileSync(changed, 'utf8');
  if (!source.includes(change.from)) throw new Error(`${change.file} has no ${change.from}`);
  writeFileSync(changed, source.replace(change.from, change.to));

  const script = join(root, 'shell/kit/build/build-section.ts');
  // In a test's own environment the federation plugin does nothing.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  await promisify(execFile)(process.execPath, [script], { cwd: folder, env });
  return { folder, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
