/**
 * Kills the site while fans write, again and again, and compares the search index with the database after the next
 * tick of the cron:
 *
 *     npm run bench:kills -- [--kills=20]
 *
 * Ends with 1 where they differ, or where a write that was answered is gone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoRecords } from '../../drizzle/seed/demo/records.ts';
import { setUp } from '../../drizzle/setup.ts';
import { signUpFan } from '../fan.ts';
import { oneOf, type Random, seeded } from '../presses/random.ts';
import { type RunningWorkers, startWorkerd } from '../site/workerd.ts';

const WRITERS = 8;
/** The ids of the demo's posts go up to this one at most. */
const DEMO = demoRecords.post.length;
const VARIABLES = { WRITES_PER_10_MINUTES: '1000000', SIGNUPS_PER_HOUR: '1000' };

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const random = seeded(7);
const state = await mkdtemp(join(tmpdir(), 'bench-kills-'));
await setUp(['--local', '--persist-to', state]);

let site = await startWorkerd(state, VARIABLES);
const cookies = await Promise.all(
  Array.from({ length: WRITERS }, (_, at) => signUpFan(site.origin, `writer${at}`)),
);
/** What each post that was answered for has to be, by its id; null where it was deleted. */
const answered = new Map<number, string | null>();
let wrong = 0;

for (let kill = 1; kill <= Number(values.kills); kill += 1) {
  const { origin } = site;
  const writing = cookies.map((cookie) => write(origin, cookie));
  await delay(200 + random() * 1500);
  await site.kill();
  await Promise.all(writing);
  site = await startWorkerd(state, VARIABLES);
  const behind = await waitingChanges(site);
  await site.tick();
  const differences = await differencesIn(site);
  const lost = await lostWrites(site);
  wrong += differences.length + lost.length;
  console.log(
    `kill ${kill}: ${answered.size} posts, ${behind} changes behind; after the tick ${differences.length} differences, ${lost.length} lost`,
  );
  for (const line of [...differences, ...lost].slice(0, 5)) console.log(`  ${line}`);
}

await site.stop();
await rm(state, { recursive: true, force: true });
if (wrong > 0) process.exitCode = 1;

/** Writes until the site is gone. */
async function write(origin: string, cookie: string): Promise<void> {
  const own: number[] = [];
  try {
    for (;;) {
      const id = own.length > 0 ? oneOf(random, own) : undefined;
      const what =
        id === undefined ? 'new' : oneOf(random, ['new', 'new', 'edit', 'edit', 'delete']);
      if (what === 'new' || id === undefined) own.push(await make(origin, cookie));
      else if (what === 'edit') await edit(origin, cookie, id);
      else {
        own.splice(own.indexOf(id), 1);
        answered.delete(id);
        await send(origin, cookie, 'DELETE', `${id}/delete/`);
        answered.set(id, null);
      }
    }
  } catch (error) {
    // Gone, as it was meant to be.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function make(origin: string, cookie: string): Promise<number> {
  const title = words(random);
  const { id } = await send(origin, cookie, 'POST', 'new/', title);
  answered.set(id, title);
  return id;
}

async function edit(origin: string, cookie: string, id: number): Promise<void> {
  const title = words(random);
  // Whether it was done is not known before it is answered for.
  answered.delete(id);
  await send(origin, cookie, 'PUT', `${id}/edit/`, title);
  answered.set(id, title);
}

async function send(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  title?: string,
): Promise<{ id: number }> {
  const response = await fetch(`${origin}/api/news/${path}`, {
    method,
    headers: { cookie, origin, 'content-type': 'application/json' },
    ...(title !== undefined && { body: JSON.stringify({ title, details: `${title} in full` }) }),
  });
  const body = (await response.json()) as { id: number };
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return body;
}

function words(random: Random): string {
  return Array.from({ length: 3 }, () => `w${Math.floor(random() * 1e6).toString(36)}`).join(' ');
}

async function waitingChanges({ database }: RunningWorkers): Promise<number> {
  const changes = await (await database('DB')).prepare('SELECT id FROM search_changes').all();
  return changes.results.length;
}

interface Post {
  id: number;
  title: string;
  details: string;
}

async function posts({ database }: RunningWorkers): Promise<Map<number, Post>> {
  const { results } = await (
    await database('DB')
  )
    .prepare('SELECT id, title, details FROM news WHERE id > ?')
    .bind(DEMO)
    .all<Post>();
  return new Map(results.map((post) => [post.id, post]));
}

/** Writes that were answered for, and are not there. */
async function lostWrites(running: RunningWorkers): Promise<string[]> {
  const there = await posts(running);
  return [...answered]
    .filter(([id, title]) => (there.get(id)?.title ?? null) !== title)
    .map(([id, title]) => `post ${id} is '${there.get(id)?.title}', answered for as '${title}'`);
}

/** What index and database do not agree on: titles and texts, put together from where the index has each word. */
async function differencesIn(running: RunningWorkers): Promise<string[]> {
  const search = await running.database('SEARCH');
  await search.exec(
    'CREATE VIRTUAL TABLE IF NOT EXISTS bench_words USING fts5vocab(news, instance)',
  );
  const { results } = await search
    .prepare(
      `SELECT doc, col, term FROM bench_words WHERE col <> 'author' ORDER BY doc, col DESC, "offset"`,
    )
    .all<{ doc: number; term: string }>();
  await search.exec('DROP TABLE bench_words');
  const indexed = Map.groupBy(results, ({ doc }) => doc);
  const there = await posts(running);
  const ids = new Set([...there.keys(), ...[...indexed.keys()].filter((id) => id > DEMO)]);
  return [...ids].flatMap((id) => {
    const found = indexed
      .get(id)
      ?.map(({ term }) => term)
      .join(' ');
    const post = there.get(id);
    const wanted = post && `${post.title} ${post.details}`.toLowerCase();
    return found === wanted ? [] : [`post ${id} is '${found}' in the index, not '${wanted}'`];
  });
}
