import { type Tagged } from '@desert/contract/history/history';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';
import { clearRecords, DOAN, newTagged, SEASON, TAGGED_KINDS } from '../test/tagged.ts';
import { newestOfAllKinds } from './newest-tagged.ts';

beforeAll(seedHistory);

const TAGS = ['season:2011-12', 'player:8462038'];

let fan: Fan;
beforeEach(async () => {
  fan = await signedInFan();
  await clearRecords();
});

const tagged = (tags: string[]) => newestOfAllKinds(drizzle(env.DB), tags);

it('no record has the tags, or there are no tags: nothing is listed', async () => {
  expect([await tagged(TAGS), await tagged([])]).toEqual([[], []]);
});

it('the newest tagged records are three of a kind at most', async () => {
  for (let n = 0; n < 5; n += 1) await newTagged('news', fan, [DOAN]);
  await newTagged('merch', fan, [SEASON]);
  const kinds = (await tagged(TAGS)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['merch', 'news', 'news', 'news']);
});

it('the newest tagged records of all kinds are listed, each once, with the paths of their pages', async () => {
  const wanted: Tagged[] = [];
  for (const kind of [...TAGGED_KINDS, ...TAGGED_KINDS]) {
    const title = `Of ${kind} ${wanted.length}`;
    const { id } = await newTagged(kind, fan, [DOAN, SEASON], { name: title, title });
    // Distinct times: two records may be written in one millisecond.
    await env.DB.exec(`UPDATE ${kind} SET created_at = ${wanted.length} WHERE id = ${id}`);
    wanted.unshift({ kind, id, title, path: `/${kind}/${id}` });
    await newTagged(kind, fan);
  }
  expect(await tagged(TAGS)).toEqual(wanted);
  expect(await tagged(['season:2011-12'])).toEqual(wanted);
  expect(await tagged(['season:2010-11'])).toEqual([]);
  await env.DB.exec(`UPDATE news SET created_at = 99`);
  expect((await tagged(TAGS)).map(({ kind }) => kind).slice(0, 2)).toEqual(['news', 'news']);
});
