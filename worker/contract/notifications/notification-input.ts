import * as v from 'valibot';
import { AUTHOR } from '../records/filter.ts';
import { STORY_NAMES } from '../records/kinds.ts';
import { type Cursor, CURSOR, CursorText } from '../records/list-query.ts';
import { defineBodySchema } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import {
  NOTIFICATION_SETTINGS,
  type NotificationSetting,
  MAX_READ_COMMENTS,
} from './notifications.ts';

export interface NotificationCursor {
  id: number;
  at: number;
}

export const NotificationsQuery = v.object({
  cursor: v.optional(
    v.pipe(
      CursorText,
      v.rawTransform(({ dataset, addIssue, NEVER }): NotificationCursor => {
        const { id, sort, value }: Cursor = dataset.value;
        if (sort === 'at' && Number.isSafeInteger(value)) return { id, at: Number(value) };
        addIssue({ message: CURSOR });
        return NEVER;
      }),
    ),
  ),
});

/** The form that asks for weekly digests. `asked` says that Home asked. */
export const DigestForm = v.object({
  digest: v.picklist(['yes', 'no'], 'digest must be yes or no'),
  asked: v.optional(v.string()),
});

const UP_TO = 'up_to must be a notification’s time';

/** Body of `PUT /api/notifications/read/`: marks all notifications up to this `at` as read. */
export const NotificationsReadUpTo = defineBodySchema({
  up_to: v.pipe(
    v.string(UP_TO),
    v.isoTimestamp(UP_TO),
    v.transform((text) => Date.parse(text)),
    v.check((time) => Number.isSafeInteger(time), UP_TO),
  ),
});

const COMMENT_IDS = `comments must be at most ${MAX_READ_COMMENTS} IDs of comments`;

/** Body of `PUT /api/notifications/read/comments/`: marks the notifications of comments as read. */
export const ReadComments = defineBodySchema({
  kind: v.picklist(STORY_NAMES, `kind must be one of ${STORY_NAMES.join(', ')}`),
  comments: v.pipe(
    v.array(recordId(COMMENT_IDS), COMMENT_IDS),
    v.maxLength(MAX_READ_COMMENTS, COMMENT_IDS),
  ),
});

const WANTED = 'Each setting must be true or false';

/** Body of `PUT /api/notifications/settings/`; missing settings are unchanged. */
export const SettingsInput = defineBodySchema(
  Object.fromEntries(
    [...NOTIFICATION_SETTINGS, 'digest'].map((name) => [name, v.optional(v.boolean(WANTED))]),
  ) as Record<NotificationSetting | 'digest', v.OptionalSchema<v.BooleanSchema<string>, undefined>>,
);

/** Query of `GET /api/users/`, which completes mentions: the beginning of a username, without '@'. */
export const NamesQuery = v.object({
  starts: v.pipe(v.string(AUTHOR), v.regex(/^[\w.-]{1,30}$/, AUTHOR)),
});
