/** Flags that moderators change without a deployment: one row of the database, cached in the isolate. */
import { type ChangedFlags, type Flag, readFlag } from '@desert/contract/moderation/flags';
import { flags } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import { type Database, openD1 } from '../platform/database/open.ts';
import { awaitInTime } from '../platform/isolate/in-time.ts';
import { shareInIsolate } from '../platform/isolate/memory.ts';
import { log } from '../platform/log/log.ts';
import { describeCause } from '../platform/log/root-cause.ts';
import type { RequestContext } from '../request-context.ts';

/** Age in ms up to which an isolate uses the row that it read. */
const MAX_AGE_MS = 10_000;

/** How long a new isolate waits for the row, in ms; then the defaults count. */
const WAIT_MS = 500;

const ROW_ID = 1;

interface Cached {
  /** Undefined until the first read ends. */
  changed: ChangedFlags | undefined;
  at: number;
  reading: Promise<void>;
}

const cache = shareInIsolate(new Map<typeof ROW_ID, Cached>());

/** Whether a flag is on. If the database fails, the last known value or the default counts. */
export async function isEnabled(database: Database, flag: Flag): Promise<boolean> {
  await renewFlags(database);
  return readCachedFlag(flag);
}

/** Like `isEnabled`, but without a read: for pages, whose requests load the flags first. */
export function readCachedFlag(flag: Flag): boolean {
  return readFlag(cache.get(ROW_ID)?.changed ?? {}, flag);
}

/** A step of the edge: a new isolate waits for the flags; later they are renewed after the response. */
export async function loadFlags({ url, env, execution }: RequestContext): Promise<undefined> {
  // The shell's files depend on no flag.
  if (url.pathname.startsWith('/assets/')) return;
  const isKnown = cache.get(ROW_ID)?.changed !== undefined;
  const renewing = renewFlags(openD1(env.DB));
  execution.waitUntil(renewing);
  if (!isKnown) await awaitInTime(renewing, WAIT_MS);
}

export async function readFlags(database: Database): Promise<ChangedFlags> {
  const [row] = await database.select({ changed: flags.changed }).from(flags);
  return row?.changed ?? {};
}

/** Reads the row once for all requests: during a renewal they use the known flags, and wait only for the first read. */
async function renewFlags(database: Database): Promise<void> {
  const cached = cache.get(ROW_ID);
  if (cached && Date.now() - cached.at < MAX_AGE_MS) {
    if (!cached.changed) await awaitInTime(cached.reading, WAIT_MS);
    return;
  }
  const renewed: Cached = {
    changed: cached?.changed,
    at: Date.now(),
    reading: keepFlags(database, (changed) => {
      renewed.changed = changed ?? renewed.changed ?? {};
    }),
  };
  cache.set(ROW_ID, renewed);
  await renewed.reading;
}

/** @param keep receives undefined if the database fails */
async function keepFlags(
  database: Database,
  keep: (changed: ChangedFlags | undefined) => void,
): Promise<void> {
  try {
    keep(await readFlags(database));
  } catch (error) {
    keep(undefined);
    log('flags.unknown', { error: describeCause(error) });
  }
}

/** Has this isolate read the flags again. Others do within 10 s. */
export function forgetFlags(): void {
  cache.clear();
}

export const flagPath = (flag: Flag) => `$."${flag}"`;

/** The statement that changes a flag. */
export function changeFlag(database: Database, flag: Flag, isOn: boolean) {
  const changed = sql`json_set(${flags.changed}, ${flagPath(flag)}, json(${String(isOn)}))`;
  return database
    .insert(flags)
    .values({ id: ROW_ID, changed: { [flag]: isOn } })
    .onConflictDoUpdate({ target: flags.id, set: { changed } });
}
