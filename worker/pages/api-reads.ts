import { createHash } from 'node:crypto';
import { PERSONAL_HEADER } from '@desert/contract/accounts/personal';
import type { ApiResponse } from '@desert/contract/pages/page';
import { nextOf, TOTAL_HEADER, totalOf } from '@desert/contract/records/paging';
import { shareSession } from '../accounts/session/resolve.ts';
import { fetchApi } from '../api/app.ts';
import type { D1Client } from '../env.ts';
import { escapeJson } from '../http/response/markup.ts';
import { openD1 } from '../platform/database/open.ts';
import { readTogether } from '../platform/database/together.ts';
import type { RequestContext } from '../request-context.ts';
import { isPublicRead } from './response-cache/policy.ts';
import type { Stored } from './response-cache/stored.ts';
import { readShared } from './response-cache/visit.ts';

export interface Read {
  status: number;
  /** An `ApiResponse` as JSON, escaped for a script element. Not parsed, because most pages only pass it on. */
  json: string;
  hash: () => string;
}

export interface ApiReader {
  read: (address: string) => Promise<Read>;
  readPublic: (address: string) => Promise<Read>;
}

export const responseIn = ({ json }: Read): ApiResponse => JSON.parse(json) as ApiResponse;

export function withResponses(json: string, reads: Record<string, Read>): string {
  const entries = Object.entries(reads).map(
    ([address, read]) => `${escapeJson(JSON.stringify(address))}:${read.json}`,
  );
  return `${json.slice(0, -1)},"responses":{${entries.join(',')}}}`;
}

/** Creates functions that read the API, once per address. @param isTogether whether to batch concurrent D1 queries */
export function apiReader(context: RequestContext, isTogether: boolean): ApiReader {
  const wrap = isTogether ? readTogether : (client: D1Client) => client;
  const database = wrap(context.database);
  // Shared reads use the primary, because their responses are cached and a replica may lag behind.
  const primary = context.primary === context.database ? database : wrap(context.primary);
  const page = { ...context, database, primary };
  // API reads share the page's session, but not its headers: If-None-Match and Range are about the document.
  const ask = async (request: Request) => readOf(await fetchApi({ ...page, request }));
  const requestOf = (address: string) => new Request(new URL(address, context.url));
  const session = openD1(context.database);
  const read = once((address) => ask(shareSession(context.request, requestOf(address), session)));
  return {
    read,
    readPublic: once(async (address) => {
      const asked = requestOf(address);
      // Reads that are not cached, such as searches, are still made only once per page.
      if (!isPublicRead(new URL(asked.url))) return read(address);
      const stored = await readShared(address, page);
      // Without a complete shared response, reads the API, so that no cached page has incomplete data.
      return stored?.whole ? readOfStored(stored) : ask(asked);
    }),
  };
}

function once(read: ApiReader['read']): ApiReader['read'] {
  const reads = new Map<string, Promise<Read>>();
  return (address) => {
    const known = reads.get(address) ?? read(address);
    reads.set(address, known);
    return known;
  };
}

async function readOf(response: Response): Promise<Read> {
  return parts(response.status, response.headers, await response.text());
}

const readsOfStored = new WeakMap<Stored, Read>();

function readOfStored(stored: Stored): Read {
  const { status, headers, body } = stored;
  const known = readsOfStored.get(stored) ?? parts(status, headers, new TextDecoder().decode(body));
  readsOfStored.set(stored, known);
  return known;
}

function parts(status: number, headers: Headers, body: string): Read {
  const next = nextOf(headers.get('link'));
  const total = totalOf(headers.get(TOTAL_HEADER));
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
