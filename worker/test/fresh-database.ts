import { applyD1Migrations, reset } from 'cloudflare:test';
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
  // `reset` skips what workerd unloaded after 10 s without a request, so query everything first.
  const [schema, ...others] = await Promise.all([
    schemaOf(env.DB),
    ...[env.EMPTY, env.REPLICA, env.SEARCH].map(schemaOf),
  ]);
  const files = await Promise.all(buckets.map(async (bucket) => (await bucket.list()).objects));
  if (
    template &&
    toText(schema) === template.schema &&
    others.every(({ length }) => length === 0)
  ) {
    await Promise.all(
      buckets.map((bucket, at) => bucket.delete((files[at] ?? []).map(({ key }) => key))),
    );
    await run(template.restore);
    return;
  }
  await reset();
  if ((await schemaOf(env.DB)).length > 0) throw new Error('The database was not reset.');
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await run(env.TRIGGERS);
  template = await templateOf(env.DB);
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
