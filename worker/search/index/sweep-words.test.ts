import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scheduled } from '../../background/scheduled.ts';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { slowed } from '../../test/faulty.ts';
import { seedHistory } from '../../test/history.ts';
import { runHourly } from '../../test/jobs.ts';
import { differencesIn } from '../../test/search-index.ts';
import { ask, followWrites, titlesOf } from '../../test/search.ts';
import { WORDS_MAX } from './write-words.ts';

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

it('the search database grows at most 10 times as fast as long texts of made-up words, and shrinks when they are deleted', async () => {
  await runHourly('words');
  const before = await sizes();
  const texts = Array.from({ length: 10 }, () => madeUpText(19_000, 8));
  const ids: number[] = [];
  for (const text of texts) ids.push(await newPost('Made up', text));
  await followWrites();
  const grown = await sizes();
  expect((grown.bytes - before.bytes) / texts.join('').length).toBeLessThan(10);

  await deletePosts(ids);
  await runHourly('words');
  const { bytes, words } = await sizes();
  expect(words).toBe(before.words);
  expect(bytes).toBeLessThan(before.bytes + (grown.bytes - before.bytes) / 2);
});

it('a text of made-up words adds at most 300 of them to the dictionary, however often it is indexed again', async () => {
  const before = await sizes();
  const details = madeUpText(9000, 8);
  const id = await newPost('Made up again', details);
  await followWrites();
  for (const end of ['.', '!', '?']) {
    const edited = { title: 'Made up again', details: details + end };
    expect((await fan.put(`/news/${id}/edit/`, edited)).status).toBe(200);
    await followWrites();
  }
  const { words } = await sizes();
  expect(words! - before.words!).toBeGreaterThan(200);
  expect(words! - before.words!).toBeLessThanOrEqual(300);
  await deletePosts([id]);
});

it('a full dictionary takes no new words of texts, which are still found, and has room again when words are swept', async () => {
  await runHourly('words');
  const counted = () => search<number>('SELECT words FROM state', 'words');
  const before = await sizes();
  expect(await counted()).toBe(before.words);
  await env.SEARCH.prepare('UPDATE state SET words = ?')
    .bind(WORDS_MAX - 3)
    .run();
  const ids = [
    await newPost('Made up', 'xqzaone xqzbtwo xqzcthree xqzdfour'),
    await newPost('Made up', 'xqzefive'),
  ];
  await followWrites();
  expect((await sizes()).words).toBe(before.words! + 3);
  expect(await counted()).toBe(WORDS_MAX);
  expect(titlesOf(await ask('xqzefive'), 'news')).toEqual(['Made up']);

  await env.SEARCH.exec('DELETE FROM news');
  await env.SEARCH.exec("UPDATE state SET rebuild_table = 'news', rebuild_after = 0");
  await followWrites();
  expect((await sizes()).words).toBe(before.words! + 3);

  await deletePosts(ids);
  await runHourly('words');
  expect(await counted()).toBe(WORDS_MAX - 3);
  await env.SEARCH.prepare('UPDATE state SET words = ?').bind(before.words).run();
});

it('a new word of a post and a memory that are indexed together is counted once', async () => {
  const counted = () => search<number>('SELECT words FROM state', 'words');
  const [before, countedBefore] = [await sizes(), await counted()];
  await newPost('Made up', 'jubjub');
  await fan.post('/memories/new', { title: 'Made up', details: 'jubjub' });
  await followWrites();
  const added = (await sizes()).words! - before.words!;
  expect(added).toBeGreaterThan(0);
  expect(await counted()).toBe(countedBefore! + added);
});

it('the names of players enter a full dictionary', async () => {
  await runHourly('words');
  const names = (await sizes()).words;
  await env.SEARCH.exec('DELETE FROM players');
  await env.SEARCH.exec('DELETE FROM seasons');
  await runHourly('words');
  expect((await sizes()).words).toBeLessThan(names!);
  await env.SEARCH.prepare('UPDATE state SET words = ?, history = NULL').bind(WORDS_MAX).run();
  await followWrites();
  const { words } = await sizes();
  expect(words).toBe(names);
  await env.SEARCH.prepare('UPDATE state SET words = ?').bind(words).run();
});

it('the hourly cron removes the words of deleted texts from the search database', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const tables = ['news', 'words', 'word_parts'];
  const tablesWith = async (word: string) => {
    const found = [];
    for (const table of tables) {
      const [data, column] = table === 'words' ? [table, 'word'] : [`${table}_data`, 'block'];
      // A trigram of it is what the index of parts has.
      const part = table === 'word_parts' ? word.slice(0, 3) : word;
      const sql = `SELECT count(*) AS n FROM ${data} WHERE instr(${column}, CAST(? AS BLOB)) > 0`;
      if (await env.SEARCH.prepare(sql).bind(part).first<number>('n')) found.push(table);
    }
    return found;
  };
  const id = await newPost('A number', 'It is xqzsecretphone5551234.');
  await newPost('Another number', 'This one stays: 5559876.');
  await followWrites();
  expect(await tablesWith('xqzsecretphone5551234')).not.toEqual([]);
  await deletePosts([id]);
  await scheduled({ scheduledTime: Date.now(), cron: '23 * * * *' } as ScheduledController, env);
  expect(await tablesWith('xqzsecretphone5551234')).toEqual([]);
  expect(titlesOf(await ask('555987'), 'news')).toEqual(['Another number']);
  expect((await ask('gretsky')).instead).toEqual(['gretzky']);
  expect(await differencesIn(env)).toEqual([]);
});

it('a word that a new text has while the sweep runs stays in the dictionary', async () => {
  await deletePosts([await newPost('Boojum', 'A tree.')]);
  const slow = slowed(env.SEARCH, async () => {
    await newPost('Boojum again', 'The same tree.');
    await followWrites();
  });
  await runHourly('words', { ...env, SEARCH: slow });
  expect((await ask('bojum')).instead).toEqual(['boojum']);
});
