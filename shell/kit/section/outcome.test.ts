import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

const reads: [string, string][] = [
  ['team', '/api/team'],
  ['others', '/api/others'],
];
const ok = { status: 200, body: 'body' };

describe('outcomeOf', () => {
  it('is ready with all answers under the names of their reads', () => {
    expect(outcomeOf(reads, { '/api/team': ok, '/api/others': { status: 200, body: [] } })).toEqual(
      {
        state: 'ready',
        data: { team: 'body', others: [] },
      },
    );
  });

  it('waits for what is not there', () => {
    expect(outcomeOf(reads, { '/api/team': ok })).toEqual({ state: 'loading' });
  });

  it.each([404, 400])(
    'is not found where a record is unknown or its id malformed (%i)',
    (status) => {
      expect(outcomeOf(reads, { '/api/team': { status, body: {} } })).toEqual({
        state: 'not-found',
      });
    },
  );

  it.each([0, 500, 429])('failed, and says which read, on %i', (status) => {
    expect(outcomeOf(reads, { '/api/team': { status, body: {} } })).toEqual({
      state: 'failed',
      address: '/api/team',
    });
  });
});
