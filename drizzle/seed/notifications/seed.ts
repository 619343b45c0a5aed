/**
 * Triggers that write notification events in the transaction of the change, so that none is lost,
 * and hide or show notifications with their source row.
 */
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { IS_VISIBLE } from '../../schema/visibility.ts';
import { TABLES } from '../../tables.ts';
import { defineSeed, type Seed } from '../seed.ts';
import { nameTheNext } from './bundles.ts';

/** Must be loaded before other seeds, whose old content creates no events except for likes. */
export function notificationsSeed(): Seed {
  return defineSeed(
    'notifications',
    [
      ...TABLES.flatMap(triggersOf),
      trigger('messages', 'insert', 'INSERT', note('messages', 'NEW.id', 'insert')),
      trigger(
        'messages',
        'offer',
        'UPDATE OF offer_state',
        note('messages', 'NEW.id', 'offer'),
        "NEW.offer_state IN ('accepted', 'declined')",
      ),
      trigger('moderation_acts', 'insert', 'INSERT', note('moderation_acts', 'NEW.id', 'insert')),
    ].flat(),
  );
}

/** Text columns that may contain mentions. */
const WORDS = ['title', 'name', 'details', 'description', 'content'];

/** Columns with notifications of their own. */
const WATCHED = ['price', 'state'];

function triggersOf(table: SQLiteTable): string[] {
  const columns = getTableColumns(table);
  const name = getTableName(table);
  const has = (...names: string[]) => names.every((column) => column in columns);
  if (name.endsWith('_likes')) return likeTriggers(name, table);
  if (!has('idempotency_key', 'user_id', 'created_at')) return [];
  const words = WORDS.filter((column) => column in columns);
  const changed = words.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');
  const watched = WATCHED.filter((column) => column in columns);
  const same = watched.map((column) => `OLD.${column} = NEW.${column}`);
  const alone = `(${same.join(' AND ') || 'TRUE'})`;
  const updated = `UPDATE OF ${words.join(', ')}`;
  // Notifications of likes depend on their count, and have their own trigger.
  const ofThis = (row: string) =>
    `UPDATE notifications SET is_gone = ${row === 'OLD' ? 1 : 0} WHERE of_table = '${name}' AND of_id = ${row}.id AND kind <> 'like';`;
  const likes = likesOf(table);
  const allOfThis = `UPDATE notifications SET is_gone = 1 WHERE of_table = '${name}' AND of_id = OLD.id;`;
  const others = name.endsWith('_comments') ? nameTheNext(name, fieldOf(table)) : '';
  // Concurrent notifiers see a new version and stop.
  const happensAnew = `UPDATE notification_events SET version = version + 1 WHERE of_table IN ('${name}', '${likes ?? name}') AND of_id = OLD.id;`;
  const shown = `${ofThis('NEW')} ${note(name, 'NEW.id', 'insert')}`;
  const liked = likes ? note(likes, 'NEW.id', 'like') : '';
  const gone = `${others} ${allOfThis} ${happensAnew}`;
  const visibility = 'UPDATE OF visibility';
  return [
    trigger(name, 'insert', 'INSERT', shown, `NEW.${IS_VISIBLE}`),
    trigger(name, 'delete', 'DELETE', gone, `OLD.${IS_VISIBLE}`),
    trigger(
      name,
      'shown',
      visibility,
      `${shown} ${liked}`,
      `NEW.${IS_VISIBLE} AND NOT OLD.${IS_VISIBLE}`,
    ),
    trigger(name, 'gone', visibility, gone, `OLD.${IS_VISIBLE} AND NOT NEW.${IS_VISIBLE}`),
    // Savers are notified of the price or of an edit, not both.
    trigger(name, 'update', updated, note(name, 'NEW.id', 'update'), `(${changed}) AND ${alone}`),
    trigger(name, 'words', updated, note(name, 'NEW.id', 'words'), `(${changed}) AND NOT ${alone}`),
    ...watched.map((column) =>
      trigger(
        name,
        column,
        `UPDATE OF ${column}`,
        note(name, 'NEW.id', column),
        `OLD.${column} <> NEW.${column}`,
      ),
    ),
  ].flat();
}

/** One event per story: its notification depends on the count. */
function likeTriggers(name: string, table: SQLiteTable): string[] {
  const field = fieldOf(table);
  return ['INSERT', 'DELETE'].flatMap((event) => {
    const row = event === 'INSERT' ? 'NEW' : 'OLD';
    return trigger(name, event.toLowerCase(), event, note(name, `${row}.${field}`, 'like'));
  });
}

function likesOf(table: SQLiteTable): string | undefined {
  const likes = TABLES.find(
    (one) =>
      getTableName(one).endsWith('_likes') &&
      getTableConfig(one).foreignKeys.some((key) => key.reference().foreignTable === table),
  );
  return likes && getTableName(likes);
}

function fieldOf(table: SQLiteTable): string {
  return (getTableColumns(table) as Record<string, SQLiteColumn>)['record_id']?.name ?? '';
}

/** Writes an event, or restarts an existing one; a restored row keeps its time. */
function note(table: string, id: string, change: string): string {
  const at = change === 'insert' ? '' : ' at = excluded.at,';
  return `INSERT INTO notification_events (of_table, of_id, change, version, told_to, at)
    VALUES ('${table}', ${id}, '${change}', 1, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    ON CONFLICT (of_table, of_id, change) DO UPDATE SET version = version + 1, told_to = 0,${at} tries = 0, failed_at = NULL;`;
}

function trigger(
  table: string,
  name: string,
  event: string,
  body: string,
  condition?: string,
): string[] {
  const full = `${table}_notifications_${name}`;
  const when = condition === undefined ? '' : ` WHEN ${condition}`;
  return [
    `DROP TRIGGER IF EXISTS ${full};`,
    `CREATE TRIGGER ${full} AFTER ${event} ON ${table}${when} BEGIN ${body} END;`,
  ];
}
