import { expect, it } from 'vitest';
import { retryOnce } from './retry.ts';

/** Creates a write that fails with these errors in turn, then succeeds, and the count of its attempts. */
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

it.each([[[lost]], [[query]], [[internal]], [[]]])(
  'a database write succeeds after the errors %j',
  async (errors) => {
    const { write, tries } = failing(...errors);
    expect(await retryOnce(write)).toBe('written');
    expect(tries.count).toBe(errors.length + 1);
  },
);

it.each([
  ['after the second time', [lost, lost], 2],
  ['at once where D1 refused it', [taken], 1],
])('a retried database write gives up %s', async (_, errors, count) => {
  const { write, tries } = failing(...errors);
  await expect(retryOnce(write)).rejects.toBe(errors[0]);
  expect(tries.count).toBe(count);
});
