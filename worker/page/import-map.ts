import type { InlineScript } from '@desert/contract/shell';
import { sha256 } from '../response/sha256.ts';
import type { Integrity } from './document.ts';

/**
 * The import map with the hashes of a page's modules, whoever imports them. Browsers without
 * `integrity` support in import maps check linked files only. @param modules addresses; unknown
 * ones are left out @returns '' if no hash is known
 */
export async function importMap(
  modules: string[],
  integrity: Integrity,
): Promise<InlineScript | undefined> {
  const known = modules.filter((href) => integrity[href] !== undefined);
  if (known.length === 0) return undefined;
  const text = JSON.stringify({
    integrity: Object.fromEntries(known.map((href) => [href, integrity[href]])),
  });
  return { type: 'importmap', text, hash: `'${await sha256(text)}'` };
}
