import { expect, it } from 'vitest';
import { createEdge } from '../../edge.ts';
import { context } from '../../test/background.ts';
import { contextOf } from '../../test/request-context.ts';
import { shell } from '../../test/shell.ts';
import { edgeEnv } from '../../test/visit.ts';
import { redirectToHttps } from './https.ts';

it.each([
  ['http://desert.test/merch?sort=price#a', 'https://desert.test/merch?sort=price#a'],
  ['http://desert.test:8080/', 'https://desert.test/'],
  ['http://desert.test/api/auth/login/', 'https://desert.test/api/auth/login/'],
])('a POST request for %s is redirected to %s with its method', (address, secure) => {
  const response = redirectToHttps(contextOf(new Request(address, { method: 'POST' })));
  expect(response?.status).toBe(308);
  expect(response?.headers.get('location')).toBe(secure);
});

it.each([
  'https://desert.test/',
  'http://localhost:8787/merch',
  'http://127.0.0.1:8787/',
  'http://[::1]:8787/',
  'http://192.168.1.20:8787/',
])('a request for %s is not redirected to https', (address) => {
  expect(redirectToHttps(contextOf(new Request(address)))).toBeUndefined();
});

it.each(['/', '/api/merch/', '/images/none.svg'])(
  'a request for the path %s by http gets nothing but a redirect to https',
  async (path) => {
    const request = new Request(`http://desert.test${path}`);
    const response = await createEdge(shell).fetch(request, edgeEnv(), context);
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `https://desert.test${path}`,
    ]);
    expect(response.headers.get('content-security-policy')).not.toBeNull();
    expect(await response.text()).toBe('');
  },
);
