/** Module Federation host. Uses the runtime without the plugin: docs/decisions/0002-host-without-plugin.md */
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { wrapStrictExports } from './kitSkew.ts';
import { KIT_VERSION, SHARED } from './shared.ts';

const defineEagerShare = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
});

const defineLazyShare = (version: string, get: () => Promise<object>) => ({
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
      Object.entries(SHARED).map(([name, [version, module]]) => [
        name,
        defineEagerShare(version, module),
      ]),
    ),
    '@desert/kit/forms': defineLazyShare(KIT_VERSION, () =>
      import('@desert/kit/forms').then(wrapStrictExports),
    ),
  },
});

// Sections use this copy of the runtime (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Loads an exposed module. @param entry address of its `remoteEntry.js`; a new address replaces the remote */
export async function loadExposed<T>(name: string, entry: string, expose: string): Promise<T> {
  // On replacement the runtime deletes the global of this name; the default for the section
  // 'history' would be `window.history`.
  const entryGlobalName = `section:${name}`;
  host.registerRemotes([{ name, entry, entryGlobalName, type: 'module' }], { force: true });
  const module = await host.loadRemote<T>(`${name}/${expose}`);
  if (!module) throw new Error(`${entry} exposes no ${expose}`);
  return module;
}
