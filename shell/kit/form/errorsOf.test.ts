import { expect, it } from 'vitest';
import { SOMETHING_WENT_WRONG } from '../api.ts';
import { errorsOf } from './errorsOf.ts';

const body = { errors: { message: 'As the server says.' } };

it.each([400, 403, 429, 507])('says what an answer of %i says', (status) => {
  expect(errorsOf(status, body)).toEqual(body.errors);
});

it.each([0, 500, 502, 503])('says of a server that failed (%i) only that it did', (status) => {
  expect(errorsOf(status, body)).toEqual({ message: SOMETHING_WENT_WRONG });
});
