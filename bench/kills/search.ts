import { demoRecords } from '../../drizzle/seed/demo/records.ts';
import { row } from '../report.ts';
import { openDatabaseFile } from '../site/database-file.ts';
import { startKilledSite } from './killed-site.ts';
import { type Answered, lostOf, posts, writeOnly } from './writers.ts';

const DEMO = demoRecords.post.length;

const SHOWN = 5;

/** Kills the site while members write posts, and counts what differs between index, database and responses after a cron tick. */
export async function killSearch(kills: number): Promise<number> {
  await using site = await startKilledSite();
  const { random, state } = site;
  const answered: Answered = new Map();
  let wrong = 0;
  console.log(row('', 'posts', 'behind', 'differences', 'lost'));
  for (let kill = 1; kill <= kills; kill += 1) {
    await site.killWhile((send, at) =>
      writeOnly(posts, { send, random, answered, at, stories: [], items: [] }),
    );
    const posted = answered.size;
    const behind = waitingChanges(state);
    await site.running().tick();
    const differences = differencesIn(state);
    const lost = lostOf(state, answered);
    wrong += differences.length + lost.length;
    const counts = [posted, behind, differences.length, lost.length];
    console.log(row(`kill ${kill}`, ...counts.map(String)));
    for (const line of [...differences, ...lost].slice(0, SHOWN)) console.log(`  ${line}`);
  }
  return wrong;
}

function waitingChanges(state: string): number {
  using file = openDatabaseFile(state);
  return file.rows('SELECT id FROM search_changes').length;
}

/** Compares titles and texts with the words that the index has of them, in their order. */
function differencesIn(state: string): string[] {
  using file = openDatabaseFile(state);
  using search = openDatabaseFile(state, 'misspellings');
  const posts = file.rows<{ id: number; text: string }>(
    `SELECT id, lower(title || ' ' || details) AS text FROM news WHERE id > ${DEMO}`,
  );
  search.rows('CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, news, instance)');
  const words = search.rows<{ doc: number; term: string }>(
    `SELECT doc, term FROM temp.words WHERE doc > ${DEMO} AND col <> 'author' ORDER BY doc, col DESC, "offset"`,
  );
  const indexed = new Map(
    [...Map.groupBy(words, ({ doc }) => doc)].map(([id, terms]) => [
      id,
      terms.map(({ term }) => term).join(' '),
    ]),
  );
  const there = new Map(posts.map(({ id, text }) => [id, text]));
  const ids = new Set([...there.keys(), ...indexed.keys()]);
  return [...ids]
    .filter((id) => indexed.get(id) !== there.get(id))
    .map((id) => `post ${id} is '${indexed.get(id)}' in the index, not '${there.get(id)}'`);
}
