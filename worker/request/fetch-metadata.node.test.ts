import { expect, it } from 'vitest';
import { isNavigationOrFetch } from './fetch-metadata.ts';

const from = (headers: Record<string, string>) => new Request('https://desert.test/x', { headers });

it.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' },
  { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' },
  { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'same-origin' },
])('a person requested it with %j', (headers) =>
  expect(isNavigationOrFetch(from(headers))).toBe(true),
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
])('a script requested it with %j', (headers) =>
  expect(isNavigationOrFetch(from(headers))).toBe(false),
);
