import { expect, it } from 'vitest';
import { SOMETHING_WENT_WRONG } from './api.ts';
import { toFieldErrors } from './fieldErrors.ts';

const body = { errors: { message: 'As the server says.' } };

it.each([400, 403, 429, 507])(
  'the field errors of a %i response are those that the API sent',
  (status) => {
    expect(toFieldErrors(status, body)).toEqual(body.errors);
  },
);

it.each([0, 500, 502, 503])('a server failure (%i) gives the form one general error', (status) => {
  expect(toFieldErrors(status, body)).toEqual({ message: SOMETHING_WENT_WRONG });
});
