/** Who is to be told of each comment, worked out from the comments alone, and who was. */
import { mentionsIn } from '@desert/contract/mentions';
import type { RunningWorkers } from '../site/workerd.ts';

/** What is not as it has to be. A member and a comment are one, whether they were told of it alone or in a bundle. */
export interface Faults {
  lost: number;
  twice: number;
  /** The ids of the comments on the stories. */
  comments: number[];
  /** How many have to be told of one, of all comments together. */
  members: number;
}

interface Comment {
  id: number;
  news_id: number;
  user_id: number;
  content: string;
  author: number;
  answered: number | null;
}

type Run = <T>(sql: string) => Promise<T[]>;

/** Compares what members were told with the comments on these stories, when nobody has read anything. */
export async function faultsIn({ database }: RunningWorkers, stories: number[]): Promise<Faults> {
  const bound = await database('DB');
  const run: Run = async <T>(sql: string) =>
    (await bound.prepare(sql).bind(JSON.stringify(stories)).all<T>()).results;
  const OF_THESE = 'IN (SELECT value FROM json_each(?1))';
  const comments = await run<Comment>(
    `SELECT c.id, c.news_id, c.user_id, c.content, n.user_id AS author, r.user_id AS answered FROM news_comments c
      JOIN news n ON n.id = c.news_id LEFT JOIN news_comments r ON r.id = c.answers WHERE c.news_id ${OF_THESE}`,
  );
  const alone = await run<{ key: string; told: number }>(
    `SELECT user_id || ' ' || of_id AS key, count(*) AS told FROM notifications
      WHERE of_table = 'news_comments' AND kind <> 'saved'
        AND of_id IN (SELECT id FROM news_comments WHERE news_id ${OF_THESE}) GROUP BY 1`,
  );
  const bundles = await run<{ key: string; told: number }>(
    `SELECT user_id || ' ' || substr(key, 12, instr(substr(key, 12), ' ') - 1) AS key, sum(others + 1) AS told
      FROM notifications WHERE key GLOB 'saved news * comments' AND ?1 IS NOT NULL GROUP BY 1`,
  );
  const expected = await expectedOf(run, comments, OF_THESE);
  const inOne = differences(expected.alone, alone);
  const inBundles = differences(expected.bundled, bundles);
  return {
    lost: inOne.lost + inBundles.lost,
    twice: inOne.twice + inBundles.twice,
    comments: comments.map(({ id }) => id),
    members: sumOf(expected.alone) + sumOf(expected.bundled),
  };
}

/** How often each member is to be told: of a comment alone, by '<member> <comment>', and together, by '<member> <story>'. */
async function expectedOf(run: Run, comments: Comment[], ofThese: string) {
  const saves = await run<{ news_id: number; user_id: number }>(
    `SELECT news_id, user_id FROM news_saves WHERE news_id ${ofThese}`,
  );
  const users = await run<{ id: number; name: string }>(
    'SELECT id, username_key AS name FROM users WHERE ?1 IS NOT NULL',
  );
  const ids = new Map(users.map(({ id, name }) => [name, id]));
  const savers = Map.groupBy(saves, ({ news_id }) => news_id);
  const alone = new Map<string, number>();
  const bundled = new Map<string, number>();
  for (const { id, news_id, user_id, content, author, answered } of comments) {
    const named = mentionsIn(content).map((name) => ids.get(name));
    const own = new Set([author, answered, ...named]);
    for (const one of own) if (one && one !== user_id) count(alone, `${one} ${id}`);
    for (const { user_id: saver } of savers.get(news_id) ?? [])
      if (saver !== user_id && !own.has(saver)) count(bundled, `${saver} ${news_id}`);
  }
  return { alone, bundled };
}

function differences(expected: Map<string, number>, told: { key: string; told: number }[]) {
  const found = new Map(told.map(({ key, told }) => [key, told]));
  let [lost, twice] = [0, 0];
  for (const key of new Set([...expected.keys(), ...found.keys()])) {
    const more = (found.get(key) ?? 0) - (expected.get(key) ?? 0);
    if (more > 0) twice += more;
    else lost -= more;
  }
  return { lost, twice };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sumOf(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, one) => sum + one, 0);
}
