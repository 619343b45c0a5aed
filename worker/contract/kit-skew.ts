/**
 * Version skew between a section and a shell. A section renders its HTML with the kit it was built with and runs on the
 * shell's. A kit's identity is '{KIT_MAJOR}.{hash of its code}': docs/decisions/0013-version-skew.md
 */

/**
 * Raised by hand for a breaking change of the kit, or of what the edge and a section send each other: sections that were
 * built for another major can only be read until they are deployed again.
 */
export const KIT_MAJOR = 7;

/** 'equal': hydrate. 'unequal': render in the browser. 'incompatible': the page can only be read. */
export type KitSkew = 'equal' | 'unequal' | 'incompatible';

/**
 * Compares two kits by their identities.
 * @param built that of the kit the section was built with
 * @param offered that of the shell's kit
 */
export function kitSkew(built: string, offered: string): KitSkew {
  const major = majorOf(built);
  if (major === undefined || major !== majorOf(offered)) return 'incompatible';
  return built === offered ? 'equal' : 'unequal';
}

function majorOf(identity: string): string | undefined {
  return /^(\d+)\.\w+$/.exec(identity)?.[1];
}
