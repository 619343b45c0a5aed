import type * as Federation from './federation.ts';
import { SHARED } from './shared.ts';

/** Global variable in which sections built with the federation plugin look for shared modules first. */
const MODULE_CACHE = '__mf_module_cache__';

const share = Object.fromEntries(
  Object.entries(SHARED).map(([name, [, module]]) => [`default:${name}`, module]),
);
Object.assign(globalThis, { [MODULE_CACHE]: { share, remote: {} } });

let federation: Promise<typeof Federation> | undefined;
let running = false;

export const isRunning = (): boolean => running;

/** Loads a section's module with the runtime. @param entry address of its `remoteEntry.js` */
export async function loadFederated<T>(name: string, entry: string): Promise<T> {
  federation ??= import('./federation.ts');
  const { loadExposed } = await federation;
  running = true;
  return loadExposed<T>(name, entry, 'section');
}

/** Imports a section's module without the runtime; its forms wait for the runtime. */
export function importExposed<T>(address: string): Promise<T> {
  return import(/* @vite-ignore */ address) as Promise<T>;
}
