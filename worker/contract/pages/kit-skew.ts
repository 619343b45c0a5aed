/**
 * Version skew between a section and the shell. A kit's identity is '{KIT_MAJOR}.{hash of its
 * code}': docs/decisions/0013-version-skew.md
 */

/** Version of the kit. Increase it for a breaking change of the kit, or of the protocol between edge and section. */
export const KIT_MAJOR = 11;

/** How a section runs: 'equal' is hydrated, 'unequal' is rendered in the browser, 'incompatible' has no scripts. */
export type KitSkew = 'equal' | 'unequal' | 'incompatible';

export function compareKits(built: string, offered: string): KitSkew {
  const major = parseMajor(built);
  if (major === undefined || major !== parseMajor(offered)) return 'incompatible';
  return built === offered ? 'equal' : 'unequal';
}

function parseMajor(identity: string): string | undefined {
  return /^(\d+)\.\w+$/.exec(identity)?.[1];
}
