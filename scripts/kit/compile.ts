import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import base from '../../tsconfig.base.json' with { type: 'json' };
import { root } from '../site/root.ts';

/**
 * Runs TypeScript, which has a command line only, in a new folder below the kit's: there a declaration's
 * libraries are those of the kit.
 *
 * @param configure writes what is needed into the folder, and returns its `tsconfig.json`
 * @param read gets the folder and what TypeScript complained of, before the folder is removed
 */
export function compile<T>(
  configure: (folder: string) => { compilerOptions?: object; files: string[] },
  read: (folder: string, errors: string) => T,
): T {
  const cache = join(root, 'shell/kit/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'types-'));
  try {
    const { compilerOptions, files } = configure(folder);
    const lib = ['ES2024', 'DOM', 'DOM.Iterable'];
    const types = ['vite/client', 'node'];
    const options = { ...base.compilerOptions, lib, types, ...compilerOptions };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, '-p', folder, '--pretty', 'false'];
    return read(
      folder,
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
