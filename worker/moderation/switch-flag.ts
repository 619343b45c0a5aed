import { type FlagState, readFlag } from '@desert/contract/moderation/flags';
import { flags, moderationActions } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import { changeFlag, flagPath, forgetFlags } from '../flags/flags.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';

/** Turns a flag on or off and logs that; a repetition changes and logs nothing. */
export async function switchFlag(
  database: Database,
  moderator_id: number,
  { flag, label }: Pick<FlagState, 'flag' | 'label'>,
  isOn: boolean,
): Promise<void> {
  const action = {
    created_at: Date.now(),
    moderator_id,
    action: isOn ? 'turn-on' : 'turn-off',
    kind: 'flags',
    subject_id: 0,
    author_id: null,
    title: label,
    rule: '',
    reason: '',
    until: null,
  };
  const current = sql`coalesce((SELECT ${flags.changed} ->> ${flagPath(flag)} FROM ${flags}), ${readFlag({}, flag)})`;
  await writeBatch(database, [
    insertSelect(database, moderationActions, action, sql`WHERE ${current} <> ${isOn}`),
    changeFlag(database, flag, isOn),
  ]);
  forgetFlags();
}
