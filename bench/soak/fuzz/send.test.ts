import { expect, it } from 'vitest';
import { faultOf } from './send.ts';

const SECURE = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const JSON_TYPE = { ...SECURE, 'content-type': 'application/json' };
const HTML_TYPE = { ...SECURE, 'content-type': 'text/html' };
const call = { method: 'GET', path: '/api/news/?a=1', headers: {} };
const good = { status: 200, headers: JSON_TYPE, text: '[]', ms: 5 };

it.each([
  ['/api/news/', {}],
  ['/api/news/', { status: 400, text: '{"errors":{"title":"Missing"}}' }],
  ['/api/news/', { status: 304, headers: SECURE, text: '' }],
  ['/apis', { status: 404, headers: HTML_TYPE, text: '<p>' }],
])('the fuzzer accepts a response of %s with %j', (path, more) => {
  expect(faultOf({ ...call, path }, { ...good, ...more })).toBeUndefined();
});

it.each([
  ['no response', { status: 0, error: 'reset' }],
  ['503', { status: 503, text: '{"errors":{"message":"Busy"}}' }],
  ['took 5001 ms', { ms: 5001 }],
  ['without x-frame-options', { headers: { ...JSON_TYPE, 'x-frame-options': undefined } }],
  ['tells of the inside', { text: '{"message":"D1_ERROR: no such table"}' }],
  ['tells of the inside', { text: '"Error\n    at f (a.js:1:2)"' }],
  ["is 'text/html'", { headers: HTML_TYPE }],
  ['has no errors', { status: 404, text: '{"error":"None"}' }],
  ['has no errors', { status: 404, text: '{"errors":{}}' }],
  ['has no errors', { status: 404, text: '{' }],
])('the fuzzer reports the fault "%s" for a response with %j', (fault, more) => {
  expect(faultOf(call, { ...good, ...more })).toContain(fault);
});
