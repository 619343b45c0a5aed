/** Starts Module Federation's run-time when it is needed, and makes do without it until then. */
import type * as Federation from './federation.ts';
import { SHARED } from './shared.ts';

/** Where what the federation plugin builds looks for a shared module first; the plugin's own hosts fill it likewise. */
const MODULE_CACHE = '__mf_module_cache__';

const share = Object.fromEntries(
  Object.entries(SHARED).map(([name, [, module]]) => [`default:${name}`, module]),
);
Object.assign(globalThis, { [MODULE_CACHE]: { share, remote: {} } });

let federation: Promise<typeof Federation> | undefined;
let running = false;

/** Whether the run-time is there. */
export const isRunning = (): boolean => running;

/**
 * Loads a section's module by the run-time, which is fetched for the first of them.
 * @param entry the address of the section's `remoteEntry.js`
 */
export async function loadFederated<T>(name: string, entry: string): Promise<T> {
  federation ??= import('./federation.ts');
  const { loadExposed } = await federation;
  running = true;
  return loadExposed<T>(name, entry, 'section');
}

/**
 * Runs a section's module without the run-time. The section's forms wait until the run-time knows it as well.
 * @param address the module's own
 */
export function importExposed<T>(address: string): Promise<T> {
  return import(/* @vite-ignore */ address) as Promise<T>;
}
