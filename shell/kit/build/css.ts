import { basename } from 'node:path';
import type { CSSOptions } from 'vite';

/**
 * CSS modules whose class names carry the scope of their owner, so that two sections with the same
 * file name and class name do not collide, and the server and the browser agree on them.
 * @param scope 'shell', 'kit' or the section's name
 */
export function scopedCss(scope: string): CSSOptions {
  return {
    modules: {
      generateScopedName: (name, file) => {
        const owner = file.includes('/shell/kit/') ? 'kit' : scope;
        return `${owner}-${basename(file).split('.')[0]}-${name}`;
      },
    },
  };
}
