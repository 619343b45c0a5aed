/** TypeScript's compiler, which has a command line only. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import base from '../../tsconfig.base.json' with { type: 'json' };
import { root } from '../site/root.ts';

/** Those of the kit, which runs in the browser, and of its build, which does not. */
export const compilerOptions = {
  ...base.compilerOptions,
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: ['vite/client', 'node'],
};

/** A new folder below the kit's, so that a declaration's libraries are those of the kit. */
export function scratchFolder(): string {
  const cache = join(root, 'shell', 'kit', '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'types-'));
}

/** Runs TypeScript on a folder with a `tsconfig.json`. @returns what it complains about */
export function runCompiler(folder: string): string {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const args = [compiler, '-p', folder, '--pretty', 'false'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}
