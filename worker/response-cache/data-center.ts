/** The stored answers of this data center, by the Cache API. Where it fails, or there is none, answers are made. */
import { createHash } from 'node:crypto';
import { log } from '../log/log.ts';
import type { Stored } from './stored.ts';

/** When the making of an answer started. */
const AT = 'x-made-at';

/** The answer's own headers as JSON: caches read, change and add some. */
const HEADERS = 'x-headers';

/** A stored answer, which may be too old. @param key whose first word is the site's origin */
export async function recallShared(key: string): Promise<Stored | undefined> {
  try {
    const response = await caches.default.match(addressOf(key));
    const own = response?.headers.get(HEADERS);
    if (!response || !own) return undefined;
    const headers = new Headers(JSON.parse(own) as [string, string][]);
    // The clock of another machine may be ahead.
    const at = Math.min(Number(response.headers.get(AT)), Date.now());
    const body = new Uint8Array(await response.arrayBuffer());
    return { at, whole: true, status: response.status, headers, body };
  } catch (error) {
    log('cache.match', { fault: String(error) });
    return undefined;
  }
}

/** Stores an answer for the other isolates of this data center. @param maxAge in ms */
export async function rememberShared(key: string, stored: Stored, maxAge: number): Promise<void> {
  const headers = {
    'cache-control': `max-age=${Math.ceil(maxAge / 1000)}`,
    [AT]: String(stored.at),
    [HEADERS]: JSON.stringify([...stored.headers]),
  };
  try {
    const response = new Response(stored.body, { status: stored.status, headers });
    await caches.default.put(addressOf(key), response);
  } catch (error) {
    log('cache.put', { fault: String(error) });
  }
}

/** An address of this site that no page has: https://developers.cloudflare.com/workers/runtime-apis/cache/ */
function addressOf(key: string): string {
  const [origin = ''] = key.split(' ', 1);
  return `${origin}/.cache/${createHash('sha256').update(key).digest('hex')}`;
}
