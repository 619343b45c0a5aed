import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

/** A database right after its migrations and triggers. */
interface Template {
  /** The rows of `sqlite_schema`, as JSON. */
  schema: string;
  /** Statements that restore this state in a database with the same schema. */
  restore: string[];
}

interface SchemaEntry {
  type: string;
  name: string;
  sql: string;
}

/** The test files of a process share its databases. */
let template: Template | undefined;

/**
 * Empties the databases and buckets, and restores the migrations' rows. Deleting rows takes a tenth of the time of
 * recreating the tables, which happens only for the first file of a process and after a file that changed a schema.
 */
export async function freshDatabase(): Promise<void> {
  const buckets = [env.BUILDS, env.PHOTOS];
  const others = [env.EMPTY, env.REPLICA, env.SEARCH];
  await Promise.all(others.map(dropAll));
  const files = await Promise.all(buckets.map(async (bucket) => (await bucket.list()).objects));
  await Promise.all(
    buckets.map((bucket, at) => bucket.delete((files[at] ?? []).map(({ key }) => key))),
  );
  if (template && toText(await schemaOf(env.DB)) === template.schema) {
    await run(template.restore);
    return;
  }
  await dropAll(env.DB);
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await run(env.TRIGGERS);
  template = await templateOf(env.DB);
}

/** Drops all tables and views. workerd logs an error for each database if `reset` of `cloudflare:test` removes it. */
async function dropAll(database: D1Database): Promise<void> {
  const { results } = await database
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema WHERE type IN ('table', 'view')
        AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' ORDER BY rowid DESC`,
    )
    .all<SchemaEntry>();
  if (results.length === 0) return;
  // A virtual table drops its own tables.
  const isVirtual = ({ sql }: SchemaEntry) => sql.startsWith('CREATE VIRTUAL');
  const ordered = [...results.filter(isVirtual), ...results.filter((entry) => !isVirtual(entry))];
  const drops = ordered.map(({ type, name }) => `DROP ${type} IF EXISTS "${name}"`);
  await database.batch(
    ['PRAGMA defer_foreign_keys = on', ...drops].map((sql) => database.prepare(sql)),
  );
}

async function templateOf(database: D1Database): Promise<Template> {
  const schema = await schemaOf(database);
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name);
  const triggers = schema.filter(({ type }) => type === 'trigger');
  // SQLite writes `sqlite_sequence` itself.
  const written = tables.filter((name) => name !== 'sqlite_sequence');
  const kept = await Promise.all(written.map((table) => insertsOf(database, table)));
  return {
    schema: toText(schema),
    restore: [
      'PRAGMA defer_foreign_keys = on',
      ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
      ...tables.map((name) => `DELETE FROM "${name}"`),
      ...kept.flat(),
      ...triggers.map(({ sql }) => sql),
    ],
  };
}

/** Returns an INSERT statement for each row of a table. */
async function insertsOf(database: D1Database, table: string): Promise<string[]> {
  const { results } = await database.prepare(`SELECT * FROM "${table}"`).all();
  return results.map((row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    return `INSERT INTO "${table}" (${columns.join()}) VALUES (${Object.values(row).map(literal).join()})`;
  });
}

function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error('A row of the migrations holds bytes.');
}

async function schemaOf(database: D1Database): Promise<SchemaEntry[]> {
  const { results } = await database
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql IS NOT NULL ORDER BY name",
    )
    .all<SchemaEntry>();
  return results;
}

const toText = (schema: SchemaEntry[]) => JSON.stringify(schema);

async function run(statements: string[]): Promise<void> {
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
}
