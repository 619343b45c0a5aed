import { toCommentsKind } from '@desert/contract/records/kinds';
import { type JobHandler, type JobStep, parseEventKey } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import { isStoryKind } from '../records/kind.ts';
import { recordKinds, storyKinds } from '../records/registry.ts';
import { notifyOfAction } from './actions.ts';
import { notifyOfAppeal } from './appeals.ts';
import { notifyOfComment } from './comments.ts';
import { notifyOfItemChange } from './item-changes.ts';
import { notifyOfLikes } from './likes.ts';
import { notifyOfMessage } from './messages.ts';
import { notifyOfQuietItem } from './quiet-items.ts';
import { notifyOfRating } from './ratings.ts';
import type { Event } from './recipients.ts';
import { notifyOfRecord } from './records.ts';

type Notify = (database: Database, event: Event) => Promise<JobStep>;

const BY_TABLE: ReadonlyMap<string, Notify> = new Map([
  ['appeals', notifyOfAppeal],
  ['messages', notifyOfMessage],
  ['moderation_actions', notifyOfAction],
  ['ratings', notifyOfRating],
  ...recordKinds.map((kind): [string, Notify] => [
    kind.name,
    (database, event) => {
      if (event.change === 'price' || event.change === 'state')
        return notifyOfItemChange(database, event);
      if (event.change === 'quiet') return notifyOfQuietItem(database, event);
      return event.change === 'like' && isStoryKind(kind)
        ? notifyOfLikes(database, event, kind)
        : notifyOfRecord(database, event, kind);
    },
  ]),
  ...storyKinds.map((kind): [string, Notify] => [
    toCommentsKind(kind.name),
    (database, event) => notifyOfComment(database, event, kind),
  ]),
]);

/** Notifies members of a change. Serial, because bundles name the newest event. */
export const notifyHandler: JobHandler = {
  isSerial: true,
  async run({ database }, [job]) {
    const { table: source_table, id: source_id, change } = parseEventKey(job);
    const notify = BY_TABLE.get(source_table);
    return notify ? notify(database, { ...job, source_table, source_id, change }) : {};
  },
};
