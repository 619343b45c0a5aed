/** The second level of the response cache, shared by a data center. Its failures count as misses. */
import { createHash } from 'node:crypto';
import { log } from '../../platform/log/log.ts';
import type { StoredResponse } from './stored.ts';

const AT = 'x-made-at';

/** Header with the response's own headers as JSON, because the Cache API interprets and changes headers. */
const HEADERS = 'x-headers';

export async function recallShared(key: string): Promise<StoredResponse | undefined> {
  try {
    const response = await caches.default.match(toCacheAddress(key));
    const storedHeaders = response?.headers.get(HEADERS);
    if (!response || !storedHeaders) return undefined;
    const headers = new Headers(JSON.parse(storedHeaders) as [string, string][]);
    // The clock of the machine that stored the response may be ahead.
    const at = Math.min(Number(response.headers.get(AT)), Date.now());
    const body = new Uint8Array(await response.arrayBuffer());
    return { at, whole: true, status: response.status, headers, body };
  } catch (error) {
    log('cache.match', { fault: String(error) });
    return undefined;
  }
}

export async function rememberShared(
  key: string,
  stored: StoredResponse,
  maxAge: number,
): Promise<void> {
  const headers = {
    'cache-control': `max-age=${Math.ceil(maxAge / 1000)}`,
    [AT]: String(stored.at),
    [HEADERS]: JSON.stringify([...stored.headers]),
  };
  try {
    const response = new Response(stored.body, { status: stored.status, headers });
    await caches.default.put(toCacheAddress(key), response);
  } catch (error) {
    log('cache.put', { fault: String(error) });
  }
}

/**
 * Address of a key in the Cache API, under a path that the site does not use otherwise.
 * https://developers.cloudflare.com/workers/runtime-apis/cache/
 */
function toCacheAddress(key: string): string {
  const [origin = ''] = key.split(' ', 1);
  return `${origin}/.cache/${createHash('sha256').update(key).digest('hex')}`;
}
