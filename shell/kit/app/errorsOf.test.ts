import { expect, it } from 'vitest';
import { SOMETHING_WENT_WRONG } from './api.ts';
import { errorsOf } from './errorsOf.ts';

const body = { errors: { message: 'As the server says.' } };

it.each([400, 403, 429, 507])('errorsOf reads the errors of a %i response', (status) => {
  expect(errorsOf(status, body)).toEqual(body.errors);
});

it.each([0, 500, 502, 503])(
  'errorsOf gives one general error for a server failure (%i)',
  (status) => {
    expect(errorsOf(status, body)).toEqual({ message: SOMETHING_WENT_WRONG });
  },
);
