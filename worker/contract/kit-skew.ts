/**
 * Version skew between a section's kit and the shell's. A kit's identity is '{KIT_MAJOR}.{hash of
 * its code}': docs/decisions/0013-version-skew.md
 */

/**
 * Raised for a breaking change of the kit, or of the protocol between edge and section: older
 * builds are then displayed without scripts until they are deployed again.
 */
export const KIT_MAJOR = 7;

/** 'equal': hydrate. 'unequal': render in the browser. 'incompatible': display without scripts. */
export type KitSkew = 'equal' | 'unequal' | 'incompatible';

/** @param built identity of the section's kit @param offered identity of the shell's kit */
export function kitSkew(built: string, offered: string): KitSkew {
  const major = majorOf(built);
  if (major === undefined || major !== majorOf(offered)) return 'incompatible';
  return built === offered ? 'equal' : 'unequal';
}

function majorOf(identity: string): string | undefined {
  return /^(\d+)\.\w+$/.exec(identity)?.[1];
}
