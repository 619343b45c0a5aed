import { basename, join, relative, sep } from 'node:path';
import type { CSSOptions } from 'vite';

/** Flag that keeps Lightning CSS from replacing `:dir()` with `:lang()`, which ignores `dir="auto"`. */
const DIR_SELECTOR = 4;

const root = join(import.meta.dirname, '..', '..', '..');

/** CSS settings that prefix the class names of CSS modules, so that two sections can use equal names. */
export function defineScopedCss(): CSSOptions {
  return {
    modules: {
      generateScopedName: formatScopedName,
    },
    lightningcss: { exclude: DIR_SELECTOR },
  };
}

export function formatScopedName(name: string, file: string): string {
  return `${computeScope(relative(root, file))}-${basename(file).split('.')[0]}-${name}`;
}

function computeScope(path: string): string {
  const [folder = '', inner] = path.split(sep);
  if (folder === 'shell' && inner === 'kit') return 'kit';
  return folder.replace(/^mf-/, '');
}
