/** The layers of the Worker: a folder imports only from folders before it in the list of `docs/architecture.md`. */
import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Files } from './repository.ts';

/** The folders in the list below the heading 'Layers of the Worker', lowest first. */
export function layersIn(architecture: string): string[] {
  const [, list = ''] = /## Layers of the Worker\n[^]*?```\n([^]*?)```/.exec(architecture) ?? [];
  return list.split(/\s+/).filter((name) => name !== '');
}

/** Lists the imports against the order, type imports included, and folders that are missing in the list. */
export function layerFaults(layers: string[], files: Files): string[] {
  return [...files].flatMap(([path, code]) => {
    const own = folderOf(path);
    if (own === undefined) return [];
    if (!layers.includes(own)) return [`${own} is in no layer`];
    return importsOf(path, code).flatMap((specifier) => {
      if (!specifier.startsWith('.')) return [];
      const target = posix.join(posix.dirname(path), specifier);
      const other = folderOf(target);
      const isBelow = other === undefined || layers.indexOf(other) <= layers.indexOf(own);
      return isBelow ? [] : [`${path} imports ${target}`];
    });
  });
}

/** A folder of product code directly below `worker/`; undefined for single files, tests and the contract. */
function folderOf(path: string): string | undefined {
  const [, folder] = /^worker\/([^/]+)\//.exec(path) ?? [];
  const isProduct = !/\.test\.ts$|^worker\/(test|contract)\//.test(path);
  return isProduct ? folder : undefined;
}
