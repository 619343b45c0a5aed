/** What this shell does with a section that was built with another kit: docs/decisions/0013-version-skew.md */
import { kitSkew } from '@desert/contract/kit-skew';
import type { SectionManifest } from '@desert/contract/page';
import { KIT_MAJOR } from '@desert/kit/shell';

/** Put in by the build; none in tests. */
declare const KIT_IDENTITY: string | undefined;

/** Identity of this shell's kit; 'source' where it runs from its sources. */
export const OWN_KIT = typeof KIT_IDENTITY === 'string' ? KIT_IDENTITY : `${KIT_MAJOR}.unbuilt`;

/** This page cannot run a section: a full navigation may bring a shell that can. */
export class KitMismatch extends Error {
  /** Whether the edge cannot have logged it. */
  isNews = false;
}

/**
 * Refuses a section with another kit, but for the build whose HTML came with this page: that is rendered in the browser.
 * @param served the manifest that came with the page
 * Sources take all sections, of which most are as they were last built.
 * @throws a `KitMismatch`
 */
export function refuseSkew({ build, kit }: SectionManifest, served?: SectionManifest): void {
  if (OWN_KIT === 'source') return;
  const skew = kitSkew(kit, OWN_KIT);
  if (skew === 'equal' || (skew === 'unequal' && served?.build === build)) return;
  throw new KitMismatch(`Build ${build} was built with kit ${kit}, this shell has ${OWN_KIT}.`);
}

/** Names that are asked of any module: by `await`, and by Module Federation. */
const ASKED_OF_ANY = new Set(['then', 'default', '__esModule']);

/**
 * A module that throws when an export is read that it does not have. Sections read all that they import when they are
 * loaded: one that needs a newer kit fails then, while the server's HTML still stands, not when it first renders.
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
