/** Pages of saved records of all kinds: no gaps, no repeats, and a constant number of rows read. */
import { KIND_NAMES } from '@desert/contract/records/kinds';
import type { SavedEntry } from '@desert/contract/records/saved';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { pagesOf } from '../../test/pages.ts';
import { rowsRead, SESSION_ROWS } from '../../test/rows-read.ts';
import { newRecordOf, save, savedOf } from '../../test/saves.ts';

let author: Fan;
let fan: Fan;

beforeEach(async () => {
  [author, fan] = [await signedInFan(), await signedInFan()];
});

const run = (sql: string) => env.DB.prepare(sql).run();

/** Saves `count` new records of each kind. @returns them as "kind id", the last saved first */
async function saveEach(count: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at += 1)
    for (const kind of KIND_NAMES) {
      const id = await newRecordOf(kind, author);
      await save(fan, kind, id);
      names.unshift(`${kind} ${id}`);
    }
  return names;
}

/** Reads all pages. @returns the records as "kind id" */
async function walk(first: string): Promise<string[]> {
  const pages = await pagesOf<SavedEntry>(first, fan);
  return pages.flat().map(({ kind, id }) => `${kind} ${id}`);
}

it('the list of saved records has the last saved first, whatever its kind', async () => {
  const names = await saveEach(2);
  for (const [at, name] of names.toReversed().entries()) {
    const [kind, id] = name.split(' ');
    await run(
      `UPDATE saves SET created_at = ${at} WHERE user_id = ${fan.id} AND kind = '${kind}' AND record_id = ${id}`,
    );
  }
  expect((await savedOf(fan)).names).toEqual(names);
  for (const limit of [1, 2, 5]) expect(await walk(`/saved/?limit=${limit}`)).toEqual(names);
});

it.each([1, 2, 3, 4, 7])(
  'the pages of %i saved records have no gap or repeat if all were saved at the same time',
  async (limit) => {
    const names = await saveEach(3);
    await run(`UPDATE saves SET created_at = 1790000000000 WHERE user_id = ${fan.id}`);
    const walked = await walk(`/saved/?limit=${limit}`);
    expect(walked).toHaveLength(names.length);
    expect(new Set(walked)).toEqual(new Set(names));
    expect((await savedOf(fan)).names).toEqual(walked);
  },
);

it('the list of saved records can be filtered by kind on every page', async () => {
  const names = await saveEach(3);
  for (const kind of KIND_NAMES) {
    const own = names.filter((name) => name.startsWith(`${kind} `));
    expect(await walk(`/saved/?kind=${kind}&limit=2`)).toEqual(own);
  }
  expect((await savedOf(fan, '/saved/?kind=')).names).toEqual(names);
});

it('reading a record costs a member at most one more row if they saved it', async () => {
  for (const kind of KIND_NAMES) {
    const id = await newRecordOf(kind, author);
    const before = await rowsRead(`/${kind}/${id}/`, fan);
    await save(fan, kind, id);
    expect(await rowsRead(`/${kind}/${id}/`, fan)).toBeLessThanOrEqual(before + 1);
    const visitors = await rowsRead(`/${kind}/${id}/`, { cookies: '' });
    // One for the save, one for the viewer's conversation about the item or their held comments.
    expect(before).toBeLessThanOrEqual(visitors + SESSION_ROWS + 2);
  }
});
