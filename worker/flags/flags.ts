/** Flags that moderators change without a deployment: one row of the database, cached in the isolate. */
import { type ChangedFlags, type Flag, isFlagOn } from '@desert/contract/moderation/flags';
import { flags } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import { type Database, openD1 } from '../platform/database/open.ts';
import { inTime } from '../platform/isolate/in-time.ts';
import { shareInIsolate } from '../platform/isolate/memory.ts';
import { log } from '../platform/log/log.ts';
import { causeText } from '../platform/log/root-cause.ts';
import type { RequestContext } from '../request-context.ts';

/** Age in ms up to which an isolate uses the row that it read. */
const MAX_AGE_MS = 10_000;

/** How long a new isolate waits for the row, in ms; then the defaults count. */
const WAIT_MS = 500;

const ROW_ID = 1;

const cache = shareInIsolate(new Map<typeof ROW_ID, { changed: ChangedFlags; at: number }>());

/** Whether a flag is on. If the database fails, the last known value or the default counts. */
export async function isEnabled(database: Database, flag: Flag): Promise<boolean> {
  await renewFlags(database);
  return isCachedOn(flag);
}

/** Like `isEnabled`, but without a read: for pages, whose requests load the flags first. */
export function isCachedOn(flag: Flag): boolean {
  return isFlagOn(cache.get(ROW_ID)?.changed ?? {}, flag);
}

/** A step of the edge: a new isolate waits for the flags; later they are renewed after the response. */
export async function loadFlags({ env, execution }: RequestContext): Promise<undefined> {
  const renewing = renewFlags(openD1(env.DB));
  if (cache.has(ROW_ID)) execution.waitUntil(renewing);
  else await inTime(renewing, WAIT_MS);
}

export async function readFlags(database: Database): Promise<ChangedFlags> {
  const [row] = await database.select({ changed: flags.changed }).from(flags);
  return row?.changed ?? {};
}

async function renewFlags(database: Database): Promise<void> {
  const known = cache.get(ROW_ID);
  if (known && Date.now() - known.at < MAX_AGE_MS) return;
  const keep = (changed: ChangedFlags = {}) => cache.set(ROW_ID, { changed, at: Date.now() });
  // Other requests use the known flags meanwhile.
  if (known) keep(known.changed);
  try {
    keep(await readFlags(database));
  } catch (error) {
    keep(known?.changed);
    log('flags.unknown', { error: causeText(error) });
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
