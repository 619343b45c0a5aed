/** Layers: a folder imports only from folders before it in its list in `docs/architecture.md`. */
import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Files } from './repository.ts';

/** The layers of a package, by the folders in the list below the heading 'Layers of `folder/`', lowest first. */
export function readLayers(architecture: string, folder: string): string[] {
  const [, rest = ''] = architecture.split(`## Layers of \`${folder}/\`\n`);
  const [, list = ''] = /```\n([^]*?)```/.exec(rest) ?? [];
  return list.split(/\s+/).filter((name) => name !== '');
}

/**
 * Lists the imports against the order, type imports included, and files outside of all layers. A file belongs to the
 * innermost layer around it; single files of the package may import all layers.
 * @param others folders with layers of their own, or none
 */
export function findLayerFaults(
  folder: string,
  layers: string[],
  files: Files,
  others: string[] = [],
): string[] {
  return [...files].flatMap(([path, code]) => {
    const own = layerOf(path);
    if (own === undefined) return [];
    if (own === '') return [`${path} is in no layer`];
    return importsOf(path, code).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return [];
      const target = posix.join(posix.dirname(path), specifier);
      const other = layerOf(target);
      const isBelow = other === undefined || layers.indexOf(other) <= layers.indexOf(own);
      return isBelow ? [] : [`${path} imports ${target}`];
    });
  });

  /** '' for a file outside of all layers; undefined for tests, single files and other packages. */
  function layerOf(path: string): string | undefined {
    const isOther = others.some((other) => path.startsWith(`${folder}/${other}/`));
    if (!path.startsWith(`${folder}/`) || isOther || /\.test\.tsx?$/.test(path)) return undefined;
    const inside = posix.dirname(path).slice(folder.length + 1);
    if (inside === '') return undefined;
    const around = layers.filter((layer) => `${inside}/`.startsWith(`${layer}/`));
    return around.toSorted((left, other) => other.length - left.length)[0] ?? '';
  }
}
