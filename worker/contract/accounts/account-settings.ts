import * as v from 'valibot';
import type { AttendanceJson } from '../history/attendance.ts';
import type { Notification } from '../notifications/notifications.ts';
import type { Photo } from '../photos/photos.ts';
import type { Comment } from '../records/comments.ts';
import type { OnStory, RecordLists } from '../records/kinds.ts';
import type { Author } from '../records/records.ts';
import type { Save } from '../records/saved.ts';
import { defineBodySchema } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import { type Account, ConfirmPassword, definePasswordField, PASSWORD_TWICE } from './account.ts';
import type { ListedPasskey } from './passkeys.ts';

/** Body of `PUT /api/account/password/`; responds with the account. */
export const PasswordChange = defineBodySchema({
  current_password: definePasswordField('Current Password'),
  password: definePasswordField(),
});

export const PasswordChangeForm = v.pipe(
  defineBodySchema({ ...PasswordChange.entries, confirmPassword: ConfirmPassword }),
  v.forward(v.partialCheck(...PASSWORD_TWICE), ['confirmPassword']),
);

const NUMBER = 'Choose a number from 0 to 99';

/** Body of `PUT /api/account/face/`; responds with the account. `number` may be text, as in a form. */
export const FaceInput = defineBodySchema({
  number: v.pipe(
    v.union(
      [v.number(NUMBER), v.pipe(v.string(NUMBER), v.trim(), v.regex(/^\d\d?$/, NUMBER))],
      NUMBER,
    ),
    v.transform(Number),
    v.integer(NUMBER),
    v.minValue(0, NUMBER),
    v.maxValue(99, NUMBER),
  ),
  era: v.picklist(['green', 'purple', 'brick'], 'Choose an era'),
});

export const AccountDeletion = defineBodySchema({});

export type PasswordChangeInput = v.InferOutput<typeof PasswordChange>;

export const SESSIONS_PAGE_SIZE = 100;

/** A row of `GET /api/account/sessions/`, last used first: at most `SESSIONS_PAGE_SIZE`. */
export interface ListedSession {
  /** The id for `DELETE /api/account/sessions/{id}/`; not the token. */
  id: string;
  created_at: string;
  /** Accurate to a day: a request updates this time only if it is at least a day old. */
  last_seen_at: string;
  device: string;
  current: boolean;
}

export interface Done {
  message: string;
}

/** Response of `GET /api/account/data/`, the data export. */
export interface AccountData extends RecordLists {
  account: Account & {
    created_at: string;
    second_factor: boolean;
    number: number | null;
    era: string | null;
  };
  comments: OnStory<Comment>[];
  likes: OnStory<{ id: number }>[];
  saved: Save[];
  follows: { target: string; is_paused: boolean; created_at: string }[];
  games: (AttendanceJson & { created_at: string })[];
  photos: AccountPhoto[];
  passkeys: ListedPasskey[];
  /** Browsers with notifications, by their push service. */
  push_browsers: { service: string; shows_names: boolean; created_at: string }[];
  conversations: AccountConversation[];
  messages: AccountMessage[];
  ratings: AccountRating[];
  blocks: Author[];
  notifications: Notification[];
  reports: { kind: string; id: number; rule: string; reason: string; created_at: string }[];
  appeals: { decision: number; reason: string; created_at: string }[];
  moderation: AccountAction[];
  hidden: AccountHidden[];
}

export interface AccountAction {
  action: string;
  kind: string;
  id: number;
  title: string;
  rule: string;
  reason: string;
  created_at: string;
  /** End of a suspension; null for other actions. */
  until: string | null;
}

export interface AccountHidden {
  kind: string;
  id: number;
  title: string;
  text: string;
}

export interface AccountConversation {
  id: number;
  merch_id: number;
  merch_name: string;
  is_seller: boolean;
  created_at: string;
}

export interface AccountMessage {
  id: number;
  conversation_id: number;
  content: string;
  /** Amount of the offer in dollars; null for a plain message. */
  offer: number | null;
  created_at: string;
}

/** The member's rating of a sale, or their reply to the other member's. */
export interface AccountRating {
  id: number;
  conversation_id: number;
  is_good?: boolean;
  line?: string;
  reply?: string;
  created_at: string;
}

export interface AccountPhoto extends Photo {
  created_at: string;
  /** Data URL: 'data:image/webp;base64,…'; null if the file is missing. */
  file: string | null;
}

/** Body of `POST /api/blocks/new/`. Undone by `DELETE /api/blocks/{user_id}/`. */
export const BlockInput = defineBodySchema({ user_id: recordId('user_id must be a member’s ID') });
