import { createHash } from 'node:crypto';
import { PERSONAL_HEADER } from '@desert/contract/accounts/personal';
import type { ApiResponse } from '@desert/contract/pages/page';
import { parseNextLink, TOTAL_HEADER, parseTotal } from '@desert/contract/records/paging';
import { shareSession } from '../accounts/session/resolve.ts';
import { fetchApi } from '../api/app.ts';
import type { D1Client } from '../env.ts';
import { escapeJson } from '../http/response/markup.ts';
import { openD1 } from '../platform/database/open.ts';
import { readTogether } from '../platform/database/together.ts';
import type { RequestContext } from '../request-context.ts';
import { isPublicRead } from './response-cache/policy.ts';
import type { StoredResponse } from './response-cache/stored.ts';
import { readShared } from './response-cache/visit.ts';

export interface ApiRead {
  status: number;
  /** An `ApiResponse` as JSON, escaped for a script element. Not parsed, because most pages only pass it on. */
  json: string;
  hash: () => string;
}

export interface ApiReader {
  read: (address: string) => Promise<ApiRead>;
  readPublic: (address: string) => Promise<ApiRead>;
}

export const parseRead = ({ json }: ApiRead): ApiResponse => JSON.parse(json) as ApiResponse;

export function addResponses(json: string, reads: Record<string, ApiRead>): string {
  const entries = Object.entries(reads).map(
    ([address, read]) => `${escapeJson(JSON.stringify(address))}:${read.json}`,
  );
  return `${json.slice(0, -1)},"responses":{${entries.join(',')}}}`;
}

/** Creates functions that read the API, once per address. @param isTogether whether to batch concurrent D1 queries */
export function createApiReader(context: RequestContext, isTogether: boolean): ApiReader {
  const wrap = isTogether ? readTogether : (client: D1Client) => client;
  const database = wrap(context.database);
  // Shared reads use the primary, because their responses are cached and a replica may lag behind.
  const primary = context.primary === context.database ? database : wrap(context.primary);
  const page = { ...context, database, primary };
  // API reads share the page's session, but not its headers: If-None-Match and Range are about the document.
  const ask = async (request: Request) => toRead(await fetchApi({ ...page, request }));
  const requestOf = (address: string) => new Request(new URL(address, context.url));
  const session = openD1(context.database);
  const read = memoizeReads((address) =>
    ask(shareSession(context.request, requestOf(address), session)),
  );
  return {
    read,
    readPublic: memoizeReads(async (address) => {
      const request = requestOf(address);
      // Reads that are not cached, such as searches, are still made only once per page.
      if (!isPublicRead(new URL(request.url))) return read(address);
      const stored = await readShared(address, page);
      // Without a complete shared response, reads the API, so that no cached page has incomplete data.
      return stored?.whole ? readOfStored(stored) : ask(request);
    }),
  };
}

function memoizeReads(read: ApiReader['read']): ApiReader['read'] {
  const reads = new Map<string, Promise<ApiRead>>();
  return (address) => {
    const cached = reads.get(address) ?? read(address);
    reads.set(address, cached);
    return cached;
  };
}

async function toRead(response: Response): Promise<ApiRead> {
  return buildApiRead(response.status, response.headers, await response.text());
}

const readsOfStored = new WeakMap<StoredResponse, ApiRead>();

function readOfStored(stored: StoredResponse): ApiRead {
  const { status, headers, body } = stored;
  const cached =
    readsOfStored.get(stored) ?? buildApiRead(status, headers, new TextDecoder().decode(body));
  readsOfStored.set(stored, cached);
  return cached;
}

function buildApiRead(status: number, headers: Headers, body: string): ApiRead {
  const next = parseNextLink(headers.get('link'));
  const total = parseTotal(headers.get(TOTAL_HEADER));
  const personal = headers.get(PERSONAL_HEADER) ?? undefined;
  const rest = JSON.stringify({ status, next, total, personal });
  const json = escapeJson(`${rest.slice(0, -1)},"body":${body}}`);
  let hash: string | undefined;
  return {
    status,
    json,
    hash: () => (hash ??= createHash('sha256').update(json).digest('base64url')),
  };
}
