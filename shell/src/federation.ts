/**
 * The host side of Module Federation: which modules the sections share with the shell, and the
 * loading of their entries. The runtime is used as it is, without the plugin: see
 * docs/decisions/0002-host-without-plugin.md.
 */
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { strictExports } from './kitSkew.ts';
import { KIT_VERSION, SHARED } from './shared.ts';

const one = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
});

/** As `one`, for what is fetched when a section first asks for it. */
const later = (version: string, get: () => Promise<object>) => ({
  version,
  get: () => get().then((module) => () => module),
  shareConfig: { singleton: true, requiredVersion: false as const },
});

const host = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    ...Object.fromEntries(
      Object.entries(SHARED).map(([name, [version, module]]) => [name, one(version, module)]),
    ),
    '@desert/kit/forms': later(KIT_VERSION, () => import('@desert/kit/forms').then(strictExports)),
  },
});

// Sections are built with `externalRuntime`: they use this copy of the runtime.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * Loads what a remote exposes.
 * @param name the remote's name
 * @param entry the address of its `remoteEntry.js`; another one than before replaces the remote
 * @param expose 'section' for what it exposes as './section'
 */
export async function loadExposed<T>(name: string, entry: string, expose: string): Promise<T> {
  // Where a remote is replaced, the runtime deletes the global of this name, by default the remote's own:
  // for the section 'history' that is `window.history`.
  const entryGlobalName = `section:${name}`;
  host.registerRemotes([{ name, entry, entryGlobalName, type: 'module' }], { force: true });
  const module = await host.loadRemote<T>(`${name}/${expose}`);
  if (!module) throw new Error(`${entry} exposes no ${expose}`);
  return module;
}
