import { KIT_MAJOR, compareKits } from '@desert/contract/pages/kit-skew';
import type { SectionManifest } from '@desert/contract/pages/page';

/** The kit's identity, defined by the build; undefined in tests. */
declare const KIT_IDENTITY: string | undefined;

export const OWN_KIT = typeof KIT_IDENTITY === 'string' ? KIT_IDENTITY : `${KIT_MAJOR}.unbuilt`;

/** Thrown if this page cannot run a section. A full navigation may load a newer shell. */
export class KitMismatch extends Error {
  /** Whether to report the error: true for a missing export, which only the browser finds. */
  isNews = false;
}

/**
 * Throws a `KitMismatch` if this shell cannot run a section. Accepts an unequal kit only from the build that rendered
 * this page. A shell that runs from its sources accepts every section.
 */
export function refuseSkew({ build, kit }: SectionManifest, served?: SectionManifest): void {
  if (OWN_KIT === 'source') return;
  const skew = compareKits(kit, OWN_KIT);
  if (skew === 'equal' || (skew === 'unequal' && served?.build === build)) return;
  throw new KitMismatch(`Build ${build} was built with kit ${kit}, this shell has ${OWN_KIT}.`);
}

/** Properties that `await` and Module Federation read from any module. */
const ASKED_OF_ANY = new Set(['then', 'default', '__esModule']);

/**
 * Wraps a module so that importing a missing export throws. A section that needs a newer kit then fails while the
 * server's HTML is shown, and not when it renders.
 */
export function wrapStrictExports<Module extends object>(module: Module): Module {
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
