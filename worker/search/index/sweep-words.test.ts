import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runScheduledJobs } from '../../jobs/run/scheduled.ts';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { slowed } from '../../test/faulty.ts';
import { seedHistory } from '../../test/history.ts';
import { runHourly } from '../../test/jobs.ts';
import { differencesIn } from '../../test/search-index.ts';
import { requestSearch, followWrites, titlesOf } from '../../test/search.ts';

beforeAll(seedHistory);

let fan: Fan;
beforeEach(async () => {
  fan = await signedInFan();
  await followWrites();
});

const newPost = async (title: string, details: string) =>
  (await (await fan.post('/news/new', { title, details })).json<{ id: number }>()).id;

async function deletePosts(ids: number[]): Promise<void> {
  for (const id of ids) await fan.delete(`/news/${id}/delete`);
  await followWrites();
}

const search = <T>(sql: string, name: string) => env.SEARCH.prepare(sql).first<T>(name);

async function sizes() {
  const { meta } = await env.SEARCH.prepare('SELECT 1').run();
  return {
    bytes: meta.size_after,
    words: await search<number>('SELECT count(*) AS n FROM words', 'n'),
  };
}

function madeUpText(characters: number, length: number): string {
  const letter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
  const word = () => Array.from({ length }, letter).join('');
  return Array.from({ length: characters / (length + 1) }, word).join(' ');
}

it('the search database grows in proportion to its texts, and shrinks when they are deleted', async () => {
  await runHourly('words');
  const before = await sizes();
  const texts = Array.from({ length: 10 }, () => madeUpText(19_000, 8));
  const ids: number[] = [];
  for (const text of texts) ids.push(await newPost('Made up', text));
  await followWrites();
  const grown = await sizes();
  expect((grown.bytes - before.bytes) / texts.join('').length).toBeLessThan(12);

  await deletePosts(ids);
  await runHourly('words');
  const { bytes, words } = await sizes();
  expect(words).toBe(before.words);
  expect(bytes).toBeLessThan(before.bytes + (grown.bytes - before.bytes) / 2);
});

it('the hourly cron removes the words of deleted texts from the search database', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tablesWith = async (word: string) => {
    const found = [];
    for (const [table, column] of [
      ['words', 'word'],
      ['news_data', 'block'],
    ]) {
      const sql = `SELECT count(*) AS n FROM ${table} WHERE instr(${column}, CAST(? AS BLOB)) > 0`;
      if (await env.SEARCH.prepare(sql).bind(word).first<number>('n')) found.push(table);
    }
    return found;
  };
  const id = await newPost('A number', 'It is xqzsecretphone5551234.');
  await newPost('Another number', 'This one stays: 5559876.');
  await followWrites();
  expect(await tablesWith('xqzsecretphone5551234')).toEqual(['words', 'news_data']);
  await deletePosts([id]);
  await runScheduledJobs(
    { scheduledTime: Date.now(), cron: '23 * * * *' } as ScheduledController,
    env,
  );
  expect(await tablesWith('xqzsecretphone5551234')).toEqual([]);
  expect(titlesOf(await requestSearch('555987'), 'news')).toEqual(['Another number']);
  expect((await requestSearch('gretsky')).instead).toEqual(['gretzky']);
  expect(await differencesIn(env)).toEqual([]);
});

it('a word that a new text uses while the sweep runs stays in the search dictionary', async () => {
  await deletePosts([await newPost('Boojum', 'A tree.')]);
  const slow = slowed(env.SEARCH, async () => {
    await newPost('Boojum again', 'The same tree.');
    await followWrites();
  });
  await runHourly('words', { ...env, SEARCH: slow });
  expect((await requestSearch('bojum')).instead).toEqual(['boojum']);
});
