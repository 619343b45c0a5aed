/** Triggers that enqueue notifications of a change in its transaction, and hide or show them with their source row. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { IS_VISIBLE } from '../schema/visibility.ts';
import type { Triggers } from '../step.ts';
import { TABLES } from '../tables.ts';
import { enqueue, outdate } from './enqueue.ts';
import { nameTheNext } from './notification-bundles.ts';

type Definition = [name: string, definition: string];

export function createNotificationTriggers(): Triggers {
  return Object.fromEntries([
    ...TABLES.flatMap(defineTriggers),
    trigger('messages', 'insert', 'INSERT', notify('messages', 'NEW.id', 'insert')),
    trigger(
      'messages',
      'offer',
      'UPDATE OF offer_state',
      notify('messages', 'NEW.id', 'offer'),
      "NEW.offer_state IN ('accepted', 'declined')",
    ),
    trigger(
      'moderation_actions',
      'insert',
      'INSERT',
      notify('moderation_actions', 'NEW.id', 'insert'),
    ),
  ]);
}

const WORDS = ['title', 'name', 'details', 'description', 'content'];

/** Columns whose changes have notifications of their own. */
const WATCHED = ['price', 'state'];

function defineTriggers(table: SQLiteTable): Definition[] {
  const columns = getTableColumns(table);
  const name = getTableName(table);
  const has = (...names: string[]) => names.every((column) => column in columns);
  if (name.endsWith('_likes')) return defineLikeTriggers(name, table);
  if (!has('idempotency_key', 'user_id', 'created_at')) return [];
  const words = WORDS.filter((column) => column in columns);
  const changed = words.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');
  const watched = WATCHED.filter((column) => column in columns);
  const same = watched.map((column) => `OLD.${column} = NEW.${column}`);
  const alone = `(${same.join(' AND ') || 'TRUE'})`;
  const updated = `UPDATE OF ${words.join(', ')}`;
  // Notifications of likes depend on their count, and have their own trigger.
  const ofThis = (row: string) =>
    `UPDATE notifications SET is_hidden = ${row === 'OLD' ? 1 : 0} WHERE source_table = '${name}' AND source_id = ${row}.id AND kind <> 'like';`;
  const likes = likesOf(table);
  const allOfThis = `UPDATE notifications SET is_hidden = 1 WHERE source_table = '${name}' AND source_id = OLD.id;`;
  const others = name.endsWith('_comments') ? nameTheNext(name, fieldOf(table)) : '';
  // A runner that has already read the job must send no notification.
  const outdated = [name, ...(likes ? [likes] : [])].map((of) => outdate('notify', of, 'OLD.id'));
  const follow = likes
    ? enqueue('follow', `'${name} ' || NEW.id`, { when: 'NEW.comment_count > 0' })
    : '';
  const shown = `${ofThis('NEW')} ${notify(name, 'NEW.id', 'insert')}`;
  const liked = likes ? notify(likes, 'NEW.id', 'like') : '';
  const gone = `${others} ${allOfThis} ${outdated.join(' ')}`;
  const visibility = 'UPDATE OF visibility';
  return [
    trigger(name, 'insert', 'INSERT', shown, `NEW.${IS_VISIBLE}`),
    trigger(name, 'delete', 'DELETE', gone, `OLD.${IS_VISIBLE}`),
    trigger(
      name,
      'shown',
      visibility,
      `${shown} ${liked} ${follow}`,
      `NEW.${IS_VISIBLE} AND NOT OLD.${IS_VISIBLE}`,
    ),
    trigger(
      name,
      'gone',
      visibility,
      `${gone} ${follow}`,
      `OLD.${IS_VISIBLE} AND NOT NEW.${IS_VISIBLE}`,
    ),
    // If price or state changed as well, their job notifies savers, and 'words' only the members mentioned.
    trigger(name, 'update', updated, notify(name, 'NEW.id', 'update'), `(${changed}) AND ${alone}`),
    trigger(
      name,
      'words',
      updated,
      notify(name, 'NEW.id', 'words'),
      `(${changed}) AND NOT ${alone}`,
    ),
    ...watched.map((column) =>
      trigger(
        name,
        column,
        `UPDATE OF ${column}`,
        notify(name, 'NEW.id', column),
        `OLD.${column} <> NEW.${column}`,
      ),
    ),
  ];
}

/** All likes of a story share one job, because its notification depends on their number. */
function defineLikeTriggers(name: string, table: SQLiteTable): Definition[] {
  const field = fieldOf(table);
  return ['INSERT', 'DELETE'].map((event) => {
    const row = event === 'INSERT' ? 'NEW' : 'OLD';
    return trigger(name, event.toLowerCase(), event, notify(name, `${row}.${field}`, 'like'));
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

/** A job that is enqueued again by an insert or restoration keeps its time. */
function notify(table: string, id: string, change: string): string {
  return enqueue('notify', `'${table} ' || ${id} || ' ${change}'`, {
    keepsTime: change === 'insert',
  });
}

function trigger(
  table: string,
  name: string,
  event: string,
  body: string,
  condition?: string,
): Definition {
  const when = condition === undefined ? '' : ` WHEN ${condition}`;
  return [`${table}_notifications_${name}`, `AFTER ${event} ON ${table}${when} BEGIN ${body} END`];
}
