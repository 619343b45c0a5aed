/** What `/api/account/*` accepts and answers: all of it is about the account that is signed in. */
import * as v from 'valibot';
import { type Account, field, knownPassword, NewPassword, PASSWORD_TWICE } from './account.ts';
import { body } from './body.ts';
import type { Comment } from './comments.ts';
import type { OnStory, RecordLists } from './kinds.ts';
import type { Notification } from './notifications.ts';
import type { ListedPasskey } from './passkeys.ts';
import type { Photo } from './photos.ts';
import type { Author } from './records.ts';
import type { Save } from './saved.ts';

/** Body of `PUT /api/account/password/`; it answers the account. */
export const PasswordChange = body({
  current_password: knownPassword('Current Password'),
  password: NewPassword,
});

/** The form that changes the password, which asks for the new one twice. */
export const PasswordChangeForm = v.pipe(
  body({ ...PasswordChange.entries, confirmPassword: field('Confirm Password') }),
  v.forward(v.partialCheck(...PASSWORD_TWICE), ['confirmPassword']),
);

/** Body of `DELETE /api/account/`, and its form: nothing is typed. */
export const AccountDeletion = body({});

export type PasswordChangeInput = v.InferOutput<typeof PasswordChange>;

/** How many sessions a list holds at most: those used last. */
export const LISTED_SESSIONS = 100;

/** Where an account is signed in: `GET /api/account/sessions/`, the one used last first. */
export interface ListedSession {
  /** Names it in `DELETE /api/account/sessions/{id}/`, and opens nothing. */
  id: string;
  /** ISO 8601, in UTC. */
  created_at: string;
  /** ISO 8601, in UTC; noted once a day at most. */
  last_seen_at: string;
  /** What the browser says of itself, '' where it says nothing. */
  device: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** Answer of what is done and leaves nothing to show. */
export interface Done {
  message: string;
}

/** Everything that a user wrote and saved, each list in an order of its own: `GET /api/account/data/`, as a file. */
export interface AccountData extends RecordLists {
  account: Account & { created_at: string; second_factor: boolean };
  comments: OnStory<Comment>[];
  likes: OnStory<{ id: number }>[];
  saved: Save[];
  photos: AccountPhoto[];
  passkeys: ListedPasskey[];
  conversations: AccountConversation[];
  /** Their own; those of the others are the others'. */
  messages: AccountMessage[];
  /** From whom they take no messages. */
  blocks: Author[];
  /** What they were told. */
  notifications: Notification[];
  reports: { kind: string; id: number; rule: string; reason: string; created_at: string }[];
  /** What moderators did about them and what they wrote. */
  moderation: AccountAction[];
  /** What they wrote that moderators hide. */
  hidden: AccountHidden[];
}

/** An action of moderation about the account or what it wrote. */
export interface AccountAction {
  action: string;
  kind: string;
  id: number;
  title: string;
  rule: string;
  reason: string;
  /** ISO 8601, in UTC. */
  created_at: string;
  /** ISO 8601, in UTC; null where it is no suspension. */
  until: string | null;
}

/** A record or comment that is out of sight. */
export interface AccountHidden {
  kind: string;
  id: number;
  /** '' of a comment. */
  title: string;
  text: string;
}

/** A conversation about an item. */
export interface AccountConversation {
  id: number;
  merch_id: number;
  merch_name: string;
  /** Whether the item was theirs. */
  is_seller: boolean;
  /** ISO 8601, in UTC. */
  created_at: string;
}

/** A message that they wrote. */
export interface AccountMessage {
  id: number;
  conversation_id: number;
  content: string;
  /** Dollars; null where it is no offer. */
  offer: number | null;
  /** ISO 8601, in UTC. */
  created_at: string;
}

/** A photo with its largest file. */
export interface AccountPhoto extends Photo {
  /** ISO 8601, in UTC. */
  created_at: string;
  /** As an address that a browser shows: 'data:image/webp;base64,…'; null where it is gone. */
  file: string | null;
}
