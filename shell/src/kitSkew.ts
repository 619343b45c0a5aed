/** Version skew between this shell and a section: docs/decisions/0013-version-skew.md */
import { KIT_MAJOR, kitSkew } from '@desert/contract/kit-skew';
import type { SectionManifest } from '@desert/contract/page';

/** Defined by the build; undefined in tests. */
declare const KIT_IDENTITY: string | undefined;

/** Identity of this shell's kit; 'source' if it runs from its sources. */
export const OWN_KIT = typeof KIT_IDENTITY === 'string' ? KIT_IDENTITY : `${KIT_MAJOR}.unbuilt`;

/** This page cannot run a section: a full navigation may bring a shell that can. */
export class KitMismatch extends Error {
  /** Whether only the browser can see it, so that the edge has not logged it. */
  isNews = false;
}

/**
 * Refuses a section with another kit, except the build whose HTML came with this page: the browser renders that again. A shell that
 * runs from its sources takes every section: most are as they were last built.
 * @param served the manifest that came with the page
 * @throws a `KitMismatch`
 */
export function refuseSkew({ build, kit }: SectionManifest, served?: SectionManifest): void {
  if (OWN_KIT === 'source') return;
  const skew = kitSkew(kit, OWN_KIT);
  if (skew === 'equal' || (skew === 'unequal' && served?.build === build)) return;
  throw new KitMismatch(`Build ${build} was built with kit ${kit}, this shell has ${OWN_KIT}.`);
}

/** Names that `await` and Module Federation read from any module. */
const ASKED_OF_ANY = new Set(['then', 'default', '__esModule']);

/**
 * Makes a module throw if an export is read that it does not have. A section reads its imports when it is loaded: if it needs a
 * newer kit, it fails then, while the server's HTML still stands, and not when it first renders.
 */
export function strictExports<Module extends object>(module: Module): Module {
  return new Proxy(module, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || ASKED_OF_ANY.has(name))
        return Reflect.get(target, name) as unknown;
      throw Object.assign(new KitMismatch(`The kit ${OWN_KIT} exports no ${name}.`), {
        isNews: true,
      });
    },
  });
}
