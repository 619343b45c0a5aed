import { oneOf, type Random, wordsOf } from '../../random.ts';
import { happens } from './texts.ts';

export type Headers = Record<string, string>;

/** Client addresses, few enough that the rate limits per address are reached, too. */
const ADDRESSES = [
  '',
  ...wordsOf('192.0.2.1 192.0.2.2 2001:db8:1::1 2001:db8:1:2::1%eth0 ::ffff:1.2.3.4 a,b'),
];

/** Values sent instead of the valid one, for one header at a time. */
const SPOILT: Record<string, string[]> = {
  origin: ['https://example.com', 'null'],
  'sec-fetch-site': ['cross-site'],
  'sec-purpose': ['prefetch'],
  'content-type': [
    '',
    'application/json; charset=utf-7',
    'multipart/form-data; boundary=a',
    ...wordsOf('text/plain application/x-www-form-urlencoded multipart/form-data'),
  ],
  'content-encoding': ['gzip', 'br'],
  'transfer-encoding': ['chunked'],
  'if-none-match': ['*', '"a", W/"b", "0"'],
  'if-modified-since': ['Tue, 40 Foo 2030 99:99:99 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  range: ['bytes=0-10', 'bytes=5-1,-9999999999,0-', 'lines=1-2'],
  accept: ['nothing/at-all'],
  'accept-language': ['*'.repeat(2000)],
  'accept-encoding': ['br;q=NaN, identity;q=0'],
  'user-agent': ['a'.repeat(4000), '\u00e9\u00ff<b>'],
  'idempotency-key': ['a'.repeat(16), '0123456789abcdef0123456789abcdef', "' OR 1=1"],
  'x-forwarded-for': ['127.0.0.1'],
  'x-forwarded-proto': ['https'],
  'x-forwarded-host': ['example.com'],
  referer: ['not an address'],
  authorization: ['Bearer a.b.c'],
  cookie: [
    '=; ;;, "=\u00ff',
    'session=',
    'session=a; session=b; theme=none; preview=a.b',
    `session=${'a'.repeat(3000)}`,
    'bookmark=a; d1=0-0-0; seen=%00; flash=%7B',
  ],
};

const SPOILT_HEADERS: Headers[] = [
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ...Object.entries(SPOILT).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
];

export function headersOf(origin: string, cookie: string, random: Random): Headers {
  const address = oneOf(random, ADDRESSES);
  const meant = {
    origin,
    'content-type': 'application/json',
    ...(cookie && { cookie: happens(random, 0.95) ? cookie : tampered(cookie, random) }),
    ...(address && { 'cf-connecting-ip': address }),
  };
  return happens(random, 0.85) ? meant : { ...meant, ...oneOf(random, SPOILT_HEADERS) };
}

function tampered(cookie: string, random: Random): string {
  const at = Math.floor(random() * cookie.length);
  return `${cookie.slice(0, at)}x${cookie.slice(at + 1)}`;
}
