import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { endingAt } from '../../test/ending.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { slowed } from '../../test/faulty.ts';
import { seedHistory } from '../../test/history.ts';
import { runIndexing } from '../../test/jobs.ts';
import { differencesIn } from '../../test/search-index.ts';
import { requestSearch, followWrites, titlesOf } from '../../test/search.ts';
import { readState } from './state.ts';

beforeAll(seedHistory);

const newPost = async (fan: Fan, title: string, details = 'Some words.') =>
  (await (await fan.post('/news/new', { title, details })).json<{ id: number }>()).id;

const newComment = async (fan: Fan, news_id: number, content: string) =>
  (await (await fan.post('/news/comment/new', { news_id, content })).json<{ id: number }>()).id;

const posts = async (q: string) => titlesOf(await requestSearch(q), 'news');

let fan: Fan;
beforeEach(async () => void (fan = await signedInFan()));

it('the search index finds a record only by its current words, and only while it is visible', async () => {
  const id = await newPost(fan, 'Saguaro under snow');
  await followWrites();
  expect(await posts('saguaro')).toEqual(['Saguaro under snow']);

  await fan.put(`/news/${id}/edit`, { title: 'Ocotillo in bloom', details: 'Red.' });
  await followWrites();
  expect(await posts('saguaro')).toEqual([]);
  expect(await posts('ocotillo')).toEqual(['Ocotillo in bloom']);

  await fan.delete(`/news/${id}/delete`);
  // The post is not found although the index has not followed yet.
  expect(await posts('ocotillo')).toEqual([]);
  await followWrites();
  expect((await requestSearch('ocotillo')).groups.news.count).toBe(0);

  await fan.post(`/news/${id}/restore`);
  await followWrites();
  expect(await posts('ocotillo')).toEqual(['Ocotillo in bloom']);
  expect(await differencesIn(env)).toEqual([]);
});

it('the search index finds a comment until its record is deleted', async () => {
  const post = await newPost(fan, 'Where do you sit?');
  await newComment(fan, post, 'Behind the javelina, always.');
  await followWrites();
  const { groups } = await requestSearch('javelina');
  expect(groups['news-comments'].found[0]).toMatchObject({
    record: {
      content: 'Behind the javelina, always.',
      on: { id: post, title: 'Where do you sit?' },
    },
    text: ['Behind the ', 'javelina', ', always.'],
  });
  await fan.delete(`/news/${post}/delete`);
  await followWrites();
  expect((await requestSearch('javelina')).groups['news-comments'].count).toBe(0);
  expect(await differencesIn(env)).toEqual([]);
});

it('a like does not change the search index', async () => {
  const id = await newPost(fan, 'Likeable');
  await followWrites();
  await fan.post(`/news/${id}/like`);
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM jobs WHERE kind = 'index'").first('n'),
  ).toBe(0);
});

it('the search index equals the records after concurrent edits and indexing', async () => {
  const fans = await Promise.all(Array.from({ length: 4 }, signedInFan));
  await Promise.all(
    fans.map(async (fan, at) => {
      for (let n = 0; n < 6; n += 1) {
        const id = await newPost(fan, `Race ${at} ${n}`);
        const steps = [
          runIndexing(),
          fan.put(`/news/${id}/edit`, { title: `Ran ${at} ${n}`, details: 'x y' }),
        ];
        if (n % 2 === 1) steps.push(fan.delete(`/news/${id}/delete`));
        await Promise.all([...steps, runIndexing()]);
      }
    }),
  );
  await followWrites();
  expect(await differencesIn(env)).toEqual([]);
});

it('an indexing step never overwrites the search index with data older than another step’s', async () => {
  await followWrites();
  const id = await newPost(fan, 'Read by the slow one');
  const slow = slowed(env.SEARCH, async () => {
    await fan.put(`/news/${id}/edit`, { title: 'Written by the fast one', details: 'E f.' });
    await followWrites();
  });
  await runIndexing({ ...env, SEARCH: slow });
  expect(await differencesIn(env)).toEqual([]);
});

it('an indexing step that another step overtakes does not rebuild the search index', async () => {
  const log = vi.spyOn(console, 'error');
  await followWrites();
  await newPost(fan, 'Applied by another');
  const slow = slowed(env.DB, runIndexing);
  await runIndexing({ ...env, DB: slow });
  expect(log).not.toHaveBeenCalled();
  expect(await posts('applied by another')).toEqual(['Applied by another']);
  log.mockRestore();
});

it('the search index is rebuilt if it is missing, of another version, or behind the database', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await newPost(fan, 'Kept through it all');
  await followWrites();
  const spoil = [
    'DROP TABLE state',
    "UPDATE state SET version = 'another'",
    // The index, or the database, was restored to an earlier state.
    'UPDATE state SET revision = revision - 1',
    'UPDATE state SET noted = revision + 1, revision = revision + 2',
  ];
  for (const sql of spoil) {
    await env.SEARCH.exec('DELETE FROM news');
    await env.SEARCH.exec(sql);
    await followWrites();
    expect({ sql, differences: await differencesIn(env) }).toEqual({ sql, differences: [] });
  }
  // Only the mismatch of index and database is logged.
  const lines = log.mock.calls.map(([line]) => JSON.parse(line as string) as object);
  expect(lines).toMatchObject([{ event: 'search.rebuilt' }, { event: 'search.rebuilt' }]);
  // The first search builds the missing index.
  for (const table of ['state', 'players']) await env.SEARCH.exec(`DROP TABLE ${table}`);
  expect(await posts('kept through')).toEqual(['Kept through it all']);
  log.mockRestore();
});

it('the search index is updated when the history data changes', async () => {
  await followWrites();
  await env.DB.exec("UPDATE players SET last_name = 'Quxtest' WHERE last_name = 'Keller'");
  await env.DB.exec("UPDATE revisions SET hash = 'another' WHERE name = 'history'");
  await followWrites();
  expect(titlesOf(await requestSearch('quxtest'), 'players')).toEqual(['Clayton Quxtest']);
  await env.DB.exec("UPDATE players SET last_name = 'Keller' WHERE last_name = 'Quxtest'");
  await env.DB.exec("UPDATE revisions SET hash = 'first' WHERE name = 'history'");
  await followWrites();
  expect((await requestSearch('quxtest')).groups.players.count).toBe(0);
});

it.each(['while it follows changes', 'while it is made anew'])(
  'the search index equals the records in the end, wherever the Worker stops %s',
  async (when) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    // Indexing the whole history would take most of the time.
    onTestFinished(seedHistory);
    await env.DB.exec('DELETE FROM players WHERE team_id > 1');
    const fan = await signedInFan();
    const edited = await newPost(fan, 'Before');
    const deleted = await newPost(fan, 'Deleted later');
    let ended = true;
    for (let request = 1; ended; request += 1) {
      // The Worker stops alternately after and before the database ran the call.
      const after = request % 2 > 0;
      await followWrites();
      if (when.includes('anew')) await env.SEARCH.exec('DROP TABLE state');
      await fan.put(`/news/${edited}/edit`, { title: `After ${request}`, details: 'c d' });
      await fan.delete(`/news/${deleted}/delete`);
      await fan.post(`/news/${deleted}/restore`);
      const calls = { left: request, after };
      const ending = { DB: endingAt(env.DB, calls), SEARCH: endingAt(env.SEARCH, calls) };
      await runIndexing({ ...env, ...ending });
      ended = calls.left <= 0;
      await followWrites();
      const found = await differencesIn(env);
      expect({ request, after, found }).toEqual({ request, after, found: [] });
    }
    expect((await readState(env.SEARCH))?.rebuild_table).toBeNull();
    log.mockRestore();
  },
);
