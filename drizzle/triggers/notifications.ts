/** Triggers that enqueue notifications of a change in its transaction, and hide or show them with their source row. */
import { IS_VISIBLE } from '../schema/visibility.ts';
import type { Triggers } from '../step.ts';
import { getKindSql, RECORD_TABLES, type RecordTable } from '../tables.ts';
import { buildJobUpsert, buildJobVersionUpdate } from './jobs.ts';
import { NAME_THE_NEXT } from './notification-bundles.ts';

type Definition = [name: string, definition: string];

export function createNotificationTriggers(): Triggers {
  return Object.fromEntries([
    ...RECORD_TABLES.flatMap(defineTriggers),
    ...LIKE_TRIGGERS,
    trigger('messages', 'insert', 'INSERT', buildNotifyJobUpsert(`'messages'`, 'insert')),
    trigger(
      'messages',
      'offer',
      'UPDATE OF offer_state',
      buildNotifyJobUpsert(`'messages'`, 'offer'),
      "NEW.offer_state IN ('accepted', 'declined')",
    ),
    trigger(
      'moderation_actions',
      'insert',
      'INSERT',
      buildNotifyJobUpsert(`'moderation_actions'`, 'insert'),
    ),
    // A reversal is an action, which notifies the member itself.
    trigger(
      'appeals',
      'closed',
      'UPDATE OF outcome',
      buildNotifyJobUpsert(`'appeals'`, 'closed'),
      "NEW.outcome IN ('kept', 'moot')",
    ),
    trigger('ratings', 'insert', 'INSERT', buildNotifyJobUpsert(`'ratings'`, 'insert')),
    trigger('ratings', 'reply', 'UPDATE OF reply', buildNotifyJobUpsert(`'ratings'`, 'reply')),
  ]);
}

/** All likes of a story share one job, because its notification depends on their number. */
const LIKE_TRIGGERS = (['NEW', 'OLD'] as const).map((row) => {
  const event = row === 'NEW' ? 'INSERT' : 'DELETE';
  const job = buildJobUpsert('notify', `${row}.kind || ' ' || ${row}.record_id || ' like'`);
  return trigger('likes', event.toLowerCase(), event, job);
});

function defineTriggers(records: RecordTable): Definition[] {
  const { name, texts, watched = [], isStory, areComments } = records;
  const kind = getKindSql(records, 'NEW');
  const changed = texts.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');
  const same = watched.map((column) => `OLD.${column} = NEW.${column}`);
  const alone = `(${same.join(' AND ') || 'TRUE'})`;
  const updated = `UPDATE OF ${texts.join(', ')}`;
  // Notifications of likes depend on their count, and have their own trigger.
  const ofThis = (row: 'OLD' | 'NEW') =>
    `UPDATE notifications SET is_hidden = ${row === 'OLD' ? 1 : 0} WHERE source_table = ${getKindSql(records, row)} AND source_id = ${row}.id AND kind <> 'like';`;
  const allOfThis = `UPDATE notifications SET is_hidden = 1 WHERE source_table = ${getKindSql(records, 'OLD')} AND source_id = OLD.id;`;
  const others = areComments ? NAME_THE_NEXT : '';
  // A runner that has already read the job must send no notification.
  const outdated = ['notify', 'followers']
    .map((job) => buildJobVersionUpdate(job, getKindSql(records, 'OLD')))
    .join(' ');
  const follow = isStory
    ? buildJobUpsert('follow', `'${name} ' || NEW.id`, { when: 'NEW.comment_count > 0' })
    : '';
  const followers = buildJobUpsert('followers', `${kind} || ' ' || NEW.id || ' insert'`, {
    when: 'EXISTS (SELECT 1 FROM follows)',
    keepsTime: true,
  });
  const shown = `${ofThis('NEW')} ${buildNotifyJobUpsert(kind, 'insert')} ${followers}`;
  const liked = isStory ? buildNotifyJobUpsert(kind, 'like') : '';
  const gone = `${others} ${allOfThis} ${outdated}`;
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
    trigger(
      name,
      'update',
      updated,
      buildNotifyJobUpsert(kind, 'update'),
      `(${changed}) AND ${alone}`,
    ),
    trigger(
      name,
      'words',
      updated,
      buildNotifyJobUpsert(kind, 'words'),
      `(${changed}) AND NOT ${alone}`,
    ),
    ...watched.map((column) =>
      trigger(
        name,
        column,
        `UPDATE OF ${column}`,
        buildNotifyJobUpsert(kind, column),
        `OLD.${column} <> NEW.${column}`,
      ),
    ),
  ];
}

/** A job that is enqueued again by an insert or restoration keeps its time. @param source SQL for the table or kind */
function buildNotifyJobUpsert(source: string, change: string): string {
  return buildJobUpsert('notify', `${source} || ' ' || NEW.id || ' ${change}'`, {
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
