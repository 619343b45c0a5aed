/** Adds records and seasons to a database that is set up and has the demo's members. */
import { executeStatements, type WranglerTarget } from '../../drizzle/d1.ts';
import { getPersonName, identifyPersons } from '../../drizzle/seed/history/identities.ts';
import { seasons } from '../../drizzle/seed/history/seasons.ts';
import { slugs } from '../../drizzle/seed/history/slugs.ts';

/** Enough that each tag has more records than the strips of a page show, as among many records. */
export const FEW = { items: 100, posts: 300, memories: 300 };
export const MANY = { items: 100_000, posts: 1_000_000, memories: 1_000_000 };

/** Id of an item, a post and a memory that `fillRecords` adds with the default counts. */
export const FILLED_ID = 1050;

const FIRST_ID = 1001;
const COMMENTS = 20;

const ID = `${FIRST_ID - 1} + n`;
const AUTHOR = '(SELECT min(id) FROM users)';
const AUTHORED = [ID, AUTHOR, '1700000000000 + n'];
const IMAGES = 'images (kind, record_id, url, alt)';
const PICTURE = `'/images/demo/puck.svg'`;

export async function fillRecords(target: WranglerTarget, counts = FEW): Promise<void> {
  const { items, posts, memories } = counts;
  const imageOf = (kind: string, at: number) => [`'${kind}'`, ID, PICTURE, `'Picture ${at}'`];
  await executeStatements(target, [
    insert(items, 'merch (id, user_id, created_at, tags, name, description, price)', [
      ...AUTHORED,
      tagsOf(10),
      `'Item ' || n`,
      `'Worn once.'`,
      '1250',
    ]),
    insert(items, IMAGES, imageOf('merch', 1)),
    insert(items, IMAGES, imageOf('merch', 2)),
    ...stories('news', posts),
    ...stories('memories', memories),
    insert(memories, IMAGES, imageOf('memories', 1)),
    // The search index is built from all records. Without this, each record would also have a job.
    "DELETE FROM jobs WHERE kind = 'index';",
  ]);
}

function stories(table: string, count: number): string[] {
  const commented = Math.min(count, 100);
  const columns = 'id, user_id, created_at, tags, title, details';
  return [
    insert(count, `${table} (${columns})`, [
      ...AUTHORED,
      tagsOf(2),
      `'Story ' || n`,
      `'What I remember of it.'`,
    ]),
    insert(commented * COMMENTS, 'comments (kind, record_id, user_id, created_at, content)', [
      `'${table}'`,
      `${FIRST_ID} + (n - 1) / ${COMMENTS}`,
      AUTHOR,
      '1700000000000 + n',
      `'I was there.'`,
    ]),
  ];
}

const TAGS = JSON.stringify([
  ...seasons.map(({ year }) => ({
    kind: 'season',
    id: year,
    label: year,
    path: `/history/${year}`,
  })),
  ...identifyPersons(seasons)
    .toSorted((a, b) => b.lines.length - a.lines.length)
    .slice(0, seasons.length)
    .map((person) => {
      const { first_name, last_name } = getPersonName(person);
      const path = `/history/players/${slugs[person.id]?.[0]}`;
      return { kind: 'player', id: person.id, label: `${first_name} ${last_name}`, path };
    }),
]).replaceAll("'", "''");

function tagsOf(count: number): string {
  const tags = Array.from({ length: count }, (_, at) => {
    const place = `(n + ${at * 7}) % ${2 * seasons.length}`;
    return `json_extract('${TAGS}', '$[' || (${place}) || ']')`;
  });
  return `json_array(${tags.join(', ')})`;
}

export const numbersTo = (count: number): string =>
  `WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;

function insert(count: number, into: string, values: string[]): string {
  return `INSERT INTO ${into} ${numbersTo(count)} SELECT ${values.join(', ')} FROM numbers;`;
}

const TEAM_IDS = 1000;
const PLAYER_IDS = 1_000_000;

const CENTURIES = `(${numbersTo(9)} SELECT n FROM numbers)`;

export async function loadTenTimes(target: WranglerTarget): Promise<void> {
  await executeStatements(target, [
    `INSERT INTO teams SELECT id + n * ${TEAM_IDS}, (start_year + 100 * n) || substr(year, 5), start_year + 100 * n,
      end_year + 100 * n, team_name, record, games, wins, losses, ties, overtime_losses, points, goals_for,
      goals_against, division, division_place, playoffs, playoff_series, coach, coaches, source FROM teams, ${CENTURIES};`,
    `INSERT INTO players (id, team_id, first_name, last_name, position, gp, goals, assists, points, pims)
      SELECT id + n * ${PLAYER_IDS}, team_id + n * ${TEAM_IDS}, first_name, last_name, position, gp, goals, assists,
      points, pims FROM players, ${CENTURIES};`,
  ]);
}
