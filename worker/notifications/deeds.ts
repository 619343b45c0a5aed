/** What was done, and who is told of it: a function for each table that events are of. */
import { getTableName } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { isStoryKind } from '../records/kind.ts';
import { namedKinds } from '../records/registry.ts';
import { tellOfAction } from './actions.ts';
import { tellOfComment } from './comments.ts';
import { tellOfItemChange } from './item-changes.ts';
import { tellOfLikes } from './likes.ts';
import { tellOfMessage } from './messages.ts';
import type { Event, Telling } from './recipients.ts';
import { tellOfRecord } from './records.ts';

type Tell = (database: Database, event: Event) => Promise<Telling>;

/** By the table that an event is of. */
export const DEEDS: ReadonlyMap<string, Tell> = new Map([
  ['messages', tellOfMessage],
  ['moderation_acts', tellOfAction],
  ...namedKinds.map(([name, kind]): [string, Tell] => [
    getTableName(kind.recordRows),
    (database, event) =>
      event.change === 'price' || event.change === 'state'
        ? tellOfItemChange(database, event)
        : tellOfRecord(database, event, name, kind),
  ]),
  ...namedKinds.flatMap(([name, kind]): [string, Tell][] =>
    isStoryKind(kind)
      ? [
          [
            getTableName(kind.story.commentRows),
            (database, event) => tellOfComment(database, event, name, kind),
          ],
          [
            getTableName(kind.story.likes),
            (database, event) => tellOfLikes(database, event, name, kind),
          ],
        ]
      : [],
  ),
]);
