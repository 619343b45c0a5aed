import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { withMethod } from '../../test/faulty.ts';
import { runDue } from '../../test/jobs.ts';
import { appBindings } from '../../test/request-context.ts';
import { differencesIn } from '../../test/search-index.ts';
import { followWrites } from '../../test/search.ts';
import { askIndex } from './ask.ts';
import { readState } from './state.ts';

/** The error of a query to a damaged index: simulated, because D1 does not let tests damage FTS5 tables. */
const DAMAGED = new Error('D1_ERROR: database disk image is malformed: SQLITE_CORRUPT');

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fan = await signedInFan();
  await fan.post('/news/new', { title: 'Before the damage', details: 'Some words.' });
  await followWrites();
  await env.SEARCH.exec('DELETE FROM news');
  await fan.post('/news/new', { title: 'After the damage', details: 'Some words.' });
});

it('a search that fails because the index is damaged rebuilds the index', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(DAMAGED)
    .mockResolvedValue('found');
  expect(await askIndex(appBindings(), read)).toBe('found');
  await followWrites();
  expect(await differencesIn(env)).toEqual([]);
});

it('a change that fails because the search index is damaged rebuilds the index', async () => {
  const damaged = withMethod(env.SEARCH, 'batch', async () => Promise.reject(DAMAGED));
  await runDue(['index'], { ...env, SEARCH: damaged });
  await followWrites();
  expect(await differencesIn(env)).toEqual([]);
});

it('a search that fails for another reason than a damaged index keeps the index', async () => {
  const read = async () => Promise.reject(new Error('D1_ERROR: malformed JSON: SQLITE_ERROR'));
  await expect(askIndex(appBindings(), read)).rejects.toThrow('malformed JSON');
  expect(await readState(env.SEARCH)).toBeDefined();
});
