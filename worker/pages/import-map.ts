import type { InlineScript } from '@desert/contract/pages/shell';
import { computeSha256 } from '../http/response/security-headers.ts';
import type { Integrity } from './document.ts';

/** An import map with the integrity of modules: without it, some browsers check linked files, but not imports. */
export async function importMap(
  modules: string[],
  integrity: Integrity,
): Promise<InlineScript | undefined> {
  const hashed = modules.filter((href) => integrity[href] !== undefined);
  if (hashed.length === 0) return undefined;
  const text = JSON.stringify({
    integrity: Object.fromEntries(hashed.map((href) => [href, integrity[href]])),
  });
  return { type: 'importmap', text, hash: `'${await computeSha256(text)}'` };
}
