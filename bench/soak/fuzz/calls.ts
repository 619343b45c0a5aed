import { gzipSync } from 'node:zlib';
import { pngOf } from '../../../worker/test/png.ts';
import { oneOf, type Random, seeded, wordsOf } from '../../random.ts';
import { maybeSpoilt } from './bodies.ts';
import { type Headers, headersOf } from './headers.ts';
import { encoded, filled, otherPath, query, type Route } from './paths.ts';
import { happens, text } from './texts.ts';

export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body?: Buffer;
}

export interface Making {
  seed: number;
  origin: string;
  routes: readonly Route[];
  pages: readonly string[];
  cookies: readonly string[];
}

/** Methods sent instead of a route's own. The server in front of the Worker rejects unknown methods. */
const METHODS = wordsOf('HEAD OPTIONS TRACE PATCH PUT DELETE POST PROPFIND SEARCH');

/** Calls that can end sessions. Most are skipped, because few routes are reachable without a session. */
const ENDS_SESSION =
  /^(GET \/api\/auth\/logout|DELETE \/api\/account(\/sessions.*)?|PUT \/api\/account\/password)$/;
const ENDED = 0.05;

const BOUNDARY = 'soak-boundary';

const RECORDS = 60;
const CALLS_A_RECORD = 30;

export function callOf({ seed, origin, routes, pages, cookies }: Making, at: number): Call {
  const random = seeded(seed * 1_000_003 + at);
  // Mostly the newest records, which still exist.
  const id = () => 1 + Math.floor((RECORDS + at / CALLS_A_RECORD) * (1 - random() ** 2));
  const headers = headersOf(origin, oneOf(random, cookies), random);
  const call = happens(random, 0.65)
    ? apiCall(oneRoute(routes, random), headers, random, id)
    : pageCall(otherPath(pages, random, id), headers, random);
  const method = happens(random, 0.06) ? oneOf(random, METHODS) : call.method;
  const { body, ...rest } = call;
  if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return { ...rest, method };
  const isPacked = body && headers['content-encoding'] === 'gzip' && happens(random, 0.5);
  return { ...rest, method, ...(body && { body: isPacked ? gzipSync(body) : body }) };
}

function oneRoute(routes: readonly Route[], random: Random): Route {
  const route = oneOf(random, routes);
  const ends = ENDS_SESSION.test(`${route.method} ${route.path}`);
  return ends && !happens(random, ENDED) ? oneRoute(routes, random) : route;
}

function apiCall(route: Route, headers: Headers, random: Random, id: () => number): Call {
  const { method } = route;
  const slash = happens(random, 0.9) ? '/' : '';
  const path = filled(route.path, random, id) + slash;
  if (route.path === '/api/photos') return photoCall(path, headers, random);
  const example = route.body?.(id) ?? {};
  if (method !== 'GET')
    return { method, path: path + query(random), headers, body: maybeSpoilt(example, random) };
  const address = path + (happens(random, 0.5) ? queryOf(example, random) : query(random));
  return { method, path: address, headers };
}

function queryOf(value: object, random: Random): string {
  const fields = Object.entries(value).map(([name, field]) => {
    const sent = happens(random, 0.7) ? String(field) : text(random);
    return `${encoded(name)}=${encoded(sent)}`;
  });
  return fields.length > 0 ? `?${fields.join('&')}` : '';
}

const FIELDS = wordsOf('title details name description price content email password urls');

function pageCall(path: string, headers: Headers, random: Random): Call {
  if (happens(random, 0.8)) return { method: 'GET', path, headers };
  const fields = FIELDS.map((name) => [name, text(random).slice(0, 2000)] as const);
  if (happens(random, 0.5)) {
    const body = Buffer.from(fields.map(([name, field]) => `${name}=${encoded(field)}`).join('&'));
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', path, headers: { ...headers, ...type }, body };
  }
  return { method: 'POST', path, ...multipart(fields, headers, random) };
}

function photoCall(path: string, headers: Headers, random: Random): Call {
  const photo = pngOf(40 + Math.floor(random() * 300), 30);
  if (happens(random, 0.3)) photo[Math.floor(random() * photo.length)] = 7;
  if (happens(random, 0.4)) {
    const type = { 'content-type': oneOf(random, ['application/octet-stream', 'image/png']) };
    return { method: 'POST', path, headers: { ...headers, ...type }, body: Buffer.from(photo) };
  }
  const fields = [['alt', text(random)] as const, ['color', text(random)] as const];
  return { method: 'POST', path, ...multipart([...fields, ['photo', photo]], headers, random) };
}

function multipart(
  fields: (readonly [name: string, value: string | Uint8Array])[],
  headers: Headers,
  random: Random,
): Pick<Call, 'headers' | 'body'> & { body: Buffer } {
  const parts = fields.flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : '; filename="a.png"';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')];
  });
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const body = happens(random, 0.8) ? whole : whole.subarray(0, random() * whole.length);
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return { headers: { ...headers, ...(happens(random, 0.95) && type) }, body };
}
