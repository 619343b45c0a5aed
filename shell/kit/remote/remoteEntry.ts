/**
 * What a section's build makes its `remoteEntry.js` of: a container of Module Federation. The host gives it
 * what it shares (`init`), then asks for what the section exposes (`get`). The section brings no copy of
 * what is shared: its imports are look-ups in here (`build/sharedImports.ts`).
 */

/** A module that a host shares, as Module Federation describes it. */
interface SharedModule {
  /** Resolves with what gives the module. */
  get: () => Promise<() => object>;
}

/** By the modules' names, then by their versions. */
export type ShareScope = Record<string, Record<string, SharedModule>>;

/** The names of the modules that are looked up without waiting, put in by the build. */
declare const SHARED_MODULES: string[];

let scope: ShareScope = {};

/** The modules that are looked up without waiting, by their names. */
export const shared: Record<string, object> = {};

/**
 * Takes what the host shares, before any code of the section runs.
 * @throws where the host does not share all that the section needs
 */
export async function init(shareScope: ShareScope): Promise<void> {
  scope = shareScope;
  await Promise.all(
    SHARED_MODULES.map(async (name) => {
      shared[name] = await sharedLater(name);
    }),
  );
}

/**
 * Gives what makes the module that the section exposes, `./section`.
 * @throws where it is asked for another one
 */
export async function get(exposed: string): Promise<() => object> {
  if (exposed !== './section') throw new Error(`A section does not expose ${exposed}`);
  const section = await import('virtual:section');
  return () => section;
}

/**
 * Gets a shared module that the host may still have to fetch.
 * @throws where the host does not share it
 */
export async function sharedLater(name: string): Promise<object> {
  // There is one version: what is shared are singletons, and the host provides them.
  const [provided] = Object.values(scope[name] ?? {});
  if (!provided) throw new Error(`The host does not share ${name}`);
  return (await provided.get())();
}
