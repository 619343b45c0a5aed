import { expect, it } from 'vitest';
import { isCrossSite, isSameOrigin, isNavigationOrFetch } from './same-origin.ts';

const from = (headers: Record<string, string>, url = 'https://desert.test/x') =>
  new Request(url, { headers });

it.each([
  { Origin: 'https://desert.test' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://desert.test' },
])('a write with the headers %j counts as same-origin', (headers) => {
  expect(isSameOrigin(from(headers))).toBe(true);
});

it.each([
  {},
  { Referer: 'https://desert.test/login' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'https://evil.test' },
  { Origin: 'http://desert.test' },
  { Origin: 'https://desert.test:8443' },
  { Origin: 'https://desert.test.evil.test' },
  { Origin: 'https://desert.test/' },
  { Origin: 'https://desert.test, https://evil.test' },
  { Origin: 'desert.test' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': '' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.test' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://desert.test' },
])('a write with the headers %j does not count as same-origin', (headers) =>
  expect(isSameOrigin(from(headers))).toBe(false),
);

it('a write to a local server counts as same-origin only with the same port', () => {
  const local = 'http://localhost:8787/x';
  expect(isSameOrigin(from({ Origin: 'http://localhost:8787' }, local))).toBe(true);
  expect(isSameOrigin(from({ Origin: 'http://localhost:8788' }, local))).toBe(false);
});

it.each([
  {},
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://desert.test' },
  { Referer: 'https://desert.test/history' },
])('a visit with the headers %j does not count as cross-site', (headers) =>
  expect(isCrossSite(from(headers))).toBe(false),
);

it.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://desert.test/' },
  { Origin: 'https://evil.test' },
  { Origin: 'null' },
  { Referer: 'https://evil.test/desert.test' },
  { Referer: 'not an address' },
])('a visit with the headers %j counts as cross-site', (headers) =>
  expect(isCrossSite(from(headers))).toBe(true),
);

const fetched = (headers: Record<string, string>) =>
  new Request('https://desert.test/x', { headers });

it.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' },
  { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' },
  { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'same-origin' },
])('a request with the headers %j counts as a navigation or a fetch', (headers) =>
  expect(isNavigationOrFetch(fetched(headers))).toBe(true),
);

it.each([
  { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate' },
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Dest': '' },
  { 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;anonymous-client-ip', 'Sec-Fetch-Dest': 'empty' },
])('a request with the headers %j counts as neither a navigation nor a fetch', (headers) =>
  expect(isNavigationOrFetch(fetched(headers))).toBe(false),
);
