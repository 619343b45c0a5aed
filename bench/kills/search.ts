import { demoRecords } from '../../drizzle/seed/demo/records.ts';
import { oneOf, type Random } from '../presses/random.ts';
import type { RunningWorkers } from '../site/workerd.ts';
import { type Send, startKilledSite } from './killed-site.ts';

/** The ids of the demo's posts go up to this one at most. */
const DEMO = demoRecords.post.length;

/** What each post that was answered for has to be, by its id; null where it was deleted. */
type Answered = Map<number, string | null>;

/**
 * Kills the site while fans write posts, and compares the search index with the database after the next tick of the cron.
 * @returns how many posts are not as they were answered for, or not in the index as they are
 */
export async function killSearch(kills: number): Promise<number> {
  await using site = await startKilledSite();
  const answered: Answered = new Map();
  let wrong = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await site.killWhile((send) => write(send, site.random, answered));
    const running = site.running();
    const behind = await waitingChanges(running);
    await running.tick();
    const differences = await differencesIn(running);
    const lost = await lostWrites(running, answered);
    wrong += differences.length + lost.length;
    console.log(
      `kill ${kill}: ${answered.size} posts, ${behind} changes behind; after the tick ${differences.length} differences, ${lost.length} lost`,
    );
    for (const line of [...differences, ...lost].slice(0, 5)) console.log(`  ${line}`);
  }
  return wrong;
}

/** Makes, edits and deletes posts. */
async function write(send: Send, random: Random, answered: Answered): Promise<never> {
  const own: number[] = [];
  for (;;) {
    const id = own.length > 0 ? oneOf(random, own) : undefined;
    const what = id === undefined ? 'new' : oneOf(random, ['new', 'new', 'edit', 'edit', 'delete']);
    const title = words(random);
    const post = { title, details: `${title} in full` };
    if (what === 'new' || id === undefined) {
      const made = await send('POST', 'news/new/', post);
      answered.set(made.id, title);
      own.push(made.id);
      continue;
    }
    // Whether it was done is not known before it is answered for.
    answered.delete(id);
    if (what === 'edit') await send('PUT', `news/${id}/edit/`, post);
    else {
      own.splice(own.indexOf(id), 1);
      await send('DELETE', `news/${id}/delete/`);
    }
    answered.set(id, what === 'edit' ? title : null);
  }
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
async function lostWrites(running: RunningWorkers, answered: Answered): Promise<string[]> {
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
