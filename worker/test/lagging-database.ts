/** A D1 database whose replica lags behind until a test calls `catchUp`. */
import { applyD1Migrations } from 'cloudflare:test';
import { env as bindings } from 'cloudflare:workers';
import { env } from './account.ts';

interface Statement {
  sql: string;
  values: unknown[];
}

/** A statement that is prepared on the primary or the replica only when it runs. */
type Pending = D1PreparedStatement & Statement;

const changes = ({ sql }: Statement) => !/^\s*select\b/i.test(sql);
const bookmarkAt = (position: number) => String(position).padStart(8, '0');

export async function laggingDatabase() {
  const { REPLICA } = bindings as unknown as { REPLICA: D1Database };
  await applyD1Migrations(REPLICA, bindings.MIGRATIONS);
  const log: Statement[] = [];
  let applied = 0;
  const reads = { primary: 0, replica: 0 };

  function session(constraint: string): D1DatabaseSession {
    let least = /^\d{8}$/.test(constraint) ? Number(constraint) : 0;
    let first = constraint === 'first-primary';
    let bookmark: string | null = null;

    /** Chooses the copy that runs some statements, and moves the bookmark to its position. */
    function choose(statements: Statement[]): D1Database {
      const written = statements.filter(changes);
      const usesPrimary = first || written.length > 0 || applied < least;
      first = false;
      log.push(...written);
      least = usesPrimary ? log.length : applied;
      bookmark = bookmarkAt(least);
      if (written.length === 0) reads[usesPrimary ? 'primary' : 'replica'] += 1;
      return usesPrimary ? env.DB : REPLICA;
    }

    function prepare(sql: string, values: unknown[] = []): Pending {
      const statement = { sql, values };
      const on = () => prepared(choose([statement]), statement);
      return {
        ...statement,
        bind: (...bound: unknown[]) => prepare(sql, bound),
        all: () => on().all(),
        run: () => on().run(),
        raw: () => on().raw(),
        first: (column: string) => on().first(column),
      } as unknown as Pending;
    }

    return {
      prepare,
      batch: (statements: Pending[]) => {
        const on = choose(statements);
        return on.batch(statements.map((entry) => prepared(on, entry)));
      },
      getBookmark: () => bookmark,
    } as D1DatabaseSession;
  }

  return {
    /** Statements outside of a session run on the primary, as in D1. */
    database: {
      prepare: (sql) => session('first-primary').prepare(sql),
      batch: (statements) => session('first-primary').batch(statements),
      withSession: session,
    } as D1Database,
    /** How many statements and batches without writes each copy ran. */
    reads,
    /** Applies the primary's writes to the replica. */
    async catchUp() {
      const behind = log.slice(applied).map((statement) => prepared(REPLICA, statement));
      if (behind.length > 0) await REPLICA.batch(behind);
      applied = log.length;
    },
  };
}

function prepared(database: D1Database, { sql, values }: Statement): D1PreparedStatement {
  const statement = database.prepare(sql);
  return values.length > 0 ? statement.bind(...values) : statement;
}
