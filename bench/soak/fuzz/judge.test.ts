import { expect, it } from 'vitest';
import { faultOf } from './judge.ts';

const SECURE = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const JSON_TYPE = { ...SECURE, 'content-type': 'application/json' };
const call = { method: 'GET', path: '/api/news/?a=1', headers: {} };
const answer = { status: 200, headers: JSON_TYPE, text: '[]', ms: 5 };

it.each([
  answer,
  { ...answer, status: 400, text: '{"errors":{"title":"Missing"}}' },
  { ...answer, status: 304, headers: SECURE, text: '' },
])('has nothing against %j', (good) => {
  expect(faultOf(call, good)).toBeUndefined();
});

it.each([
  ['no answer', { ...answer, status: 0, error: 'reset' }],
  ['503', { ...answer, status: 503, text: '{"errors":{"message":"Busy"}}' }],
  ['took 5001 ms', { ...answer, ms: 5001 }],
  [
    'without x-frame-options',
    { ...answer, headers: { ...JSON_TYPE, 'x-frame-options': undefined } },
  ],
  ['tells of the inside', { ...answer, text: '{"message":"D1_ERROR: no such table"}' }],
  ['tells of the inside', { ...answer, text: '"Error\n    at f (a.js:1:2)"' }],
  ["is 'text/plain'", { ...answer, headers: { ...SECURE, 'content-type': 'text/plain' } }],
  ['has no errors', { ...answer, status: 404, text: '{"error":"None"}' }],
  ['has no errors', { ...answer, status: 404, text: '{"errors":{}}' }],
  ['has no errors', { ...answer, status: 404, text: '{' }],
])('finds %s', (fault, bad) => {
  expect(faultOf(call, bad)).toContain(fault);
});

it('lets pages and files be what they are', () => {
  const page = {
    ...answer,
    status: 404,
    headers: { ...SECURE, 'content-type': 'text/html' },
    text: '<p>',
  };
  expect(faultOf({ ...call, path: '/apis' }, page)).toBeUndefined();
});
