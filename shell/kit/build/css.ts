import { basename, join, relative, sep } from 'node:path';
import type { CSSOptions } from 'vite';

/** Lightning CSS's flag for `:dir()`, which it would replace by `:lang()`, which does not respect `dir="auto"`. */
const DIR_SELECTOR = 4;

const root = join(import.meta.dirname, '..', '..', '..');

/** CSS modules whose class names have a prefix per package, so that equal names in two sections do not collide. */
export function scopedCss(): CSSOptions {
  return {
    modules: {
      generateScopedName: scopedName,
    },
    lightningcss: { exclude: DIR_SELECTOR },
  };
}

/** The class name in the build, such as 'news-PostCard-title'. */
export function scopedName(name: string, file: string): string {
  return `${scopeOf(relative(root, file))}-${basename(file).split('.')[0]}-${name}`;
}

/** The prefix of a file's class names. @returns 'shell', 'kit' or the section's name */
function scopeOf(path: string): string {
  const [folder = '', inner] = path.split(sep);
  if (folder === 'shell' && inner === 'kit') return 'kit';
  return folder.replace(/^mf-/, '');
}
