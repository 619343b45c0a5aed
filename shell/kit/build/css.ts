import { basename, join, relative, sep } from 'node:path';
import type { CSSOptions } from 'vite';

/**
 * `Features.DirSelector` of Lightning CSS, which minifies: it would replace `:dir()`, which matches what has `dir="auto"`, by
 * `:lang()`, which does not.
 */
const DIR_SELECTOR = 4;

const root = join(import.meta.dirname, '..', '..', '..');

/**
 * CSS modules whose class names carry the scope of their file, so that two sections with the same
 * file name and class name do not collide, and the server and the browser agree on them.
 */
export function scopedCss(): CSSOptions {
  return {
    modules: {
      generateScopedName: scopedName,
    },
    lightningcss: { exclude: DIR_SELECTOR },
  };
}

/** What a class of a CSS module is called in the page: 'news-PostCard-title'. */
export function scopedName(name: string, file: string): string {
  return `${scopeOf(relative(root, file))}-${basename(file).split('.')[0]}-${name}`;
}

/** @returns 'shell', 'kit' or the section's name */
function scopeOf(path: string): string {
  const [folder = '', inner] = path.split(sep);
  if (folder === 'shell' && inner === 'kit') return 'kit';
  return folder.replace(/^mf-/, '');
}
