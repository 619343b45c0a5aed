import { cases } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { OwnedId } from '../records/changes.ts';
import { isHiddenFrom, isOwnHidden, removeHidden } from '../records/hiding.ts';
import type { Records } from '../records/kind.ts';
import { reportedKind } from './kinds.ts';

/**
 * Deletes a hidden record of the user's own, for good: nobody else sees it, and nothing of it has to wait.
 * @returns it, if it was theirs
 */
export async function deleteHidden(
  database: Database,
  records: Records,
  target: OwnedId,
): Promise<OwnedId | undefined> {
  if (!(await isHiddenFrom(database, records, target))) return undefined;
  const { id } = target;
  const isOwn = isOwnHidden(database, records, target);
  const isCase = and(eq(cases.kind, reportedKind(records)), eq(cases.of_id, id));
  await writeBatch(database, [
    database.update(cases).set({ hidden: false }).where(and(isCase, isOwn)),
    removeHidden(database, records, id, isOwn),
  ]);
  return target;
}
