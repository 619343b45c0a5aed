import type { InlineScript } from '@desert/contract/shell';
import { sha256 } from '../response/sha256.ts';
import type { Integrity } from './document.ts';

/**
 * The import map that says what the modules of a page have to be, whoever imports them and however. A browser that knows no
 * `integrity` in an import map goes by the links of the document alone.
 * @param modules their addresses; one of which nothing is known is left out
 * @returns none where nothing is known of any
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
