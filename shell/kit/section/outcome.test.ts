import { expect, it } from 'vitest';
import { computeOutcome } from './outcome.ts';

const reads: [string, string][] = [
  ['team', '/api/team'],
  ['others', '/api/others'],
];
const ok = { status: 200, body: 'body' };

it('the outcome of a page’s reads is ready when all of them have responded', () => {
  const responses = { '/api/team': ok, '/api/others': { status: 200, body: [] } };
  const data = { team: 'body', others: [] };
  expect(computeOutcome(reads, responses)).toEqual({ state: 'ready', data });
});

it('the outcome of a page’s reads is loading while a response is missing', () => {
  expect(computeOutcome(reads, { '/api/team': ok })).toEqual({ state: 'loading' });
});

it.each([
  // The record is unknown, or its id malformed.
  ...[404, 400].map((status) => ({ status, outcome: { state: 'not-found' } })),
  ...[0, 500, 429].map((status) => ({
    status,
    outcome: { state: 'failed', address: '/api/team' },
  })),
])('a read that responds with $status makes the outcome $outcome', ({ status, outcome }) => {
  expect(computeOutcome(reads, { '/api/team': { status, body: {} } })).toEqual(outcome);
});
