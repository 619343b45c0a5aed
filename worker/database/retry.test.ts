import { expect, it } from 'vitest';
import { retryOnce } from './retry.ts';

/** A write which fails as told, then works; and how often it was tried. */
function failing(...errors: Error[]) {
  const tries = { count: 0 };
  const write = () => {
    const error = errors[tries.count++];
    return error ? Promise.reject(error) : Promise.resolve('written');
  };
  return { write, tries };
}

const lost = new Error('D1_ERROR: Network connection lost.');
const query = new Error('Failed query', { cause: lost });
const internal = new Error('D1_ERROR: internal error; reference = ar94rt9l8a2m39cn77a5dse2');
const taken = new Error('D1_ERROR: UNIQUE constraint failed: users.email_key');

it.each([[[lost]], [[query]], [[internal]], [[]]])('writes in the end: %j', async (errors) => {
  const { write, tries } = failing(...errors);
  expect(await retryOnce(write)).toBe('written');
  expect(tries.count).toBe(errors.length + 1);
});

it('gives up after the second time', async () => {
  const { write, tries } = failing(lost, lost);
  await expect(retryOnce(write)).rejects.toBe(lost);
  expect(tries.count).toBe(2);
});

it('does not repeat what D1 refused', async () => {
  const { write, tries } = failing(taken);
  await expect(retryOnce(write)).rejects.toBe(taken);
  expect(tries.count).toBe(1);
});
