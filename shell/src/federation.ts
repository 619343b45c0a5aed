/**
 * The host side of Module Federation: which modules the sections share with the shell, and the
 * loading of their entries. The runtime is used as it is, without the plugin: see
 * docs/decisions/0002-host-without-plugin.md.
 */
import * as kit from '@desert/kit';
import { KIT_VERSION } from '@desert/kit/shell';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as nanostoresReact from '@nanostores/react';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as wouter from 'wouter';

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
    react: one(react.version, react),
    'react/jsx-runtime': one(react.version, jsxRuntime),
    'react-dom': one(react.version, reactDom),
    'react-dom/client': one(react.version, reactDomClient),
    wouter: one('3.13.0', wouter),
    nanostores: one('1.5.5', nanostores),
    '@nanostores/react': one('2.0.1', nanostoresReact),
    '@desert/kit': one(KIT_VERSION, kit),
    '@desert/kit/forms': later(KIT_VERSION, () => import('@desert/kit/forms')),
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
