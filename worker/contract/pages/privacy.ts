/** The data that the site stores, why and for how long, as on `/privacy`. A test compares it with the tables. */
import { ALL_TAG_KINDS } from '../tags/tag-kinds.ts';
import { STORED_BY_MODERATION } from './stored-by-moderation.ts';
import { STORED_ELSEWHERE } from './stored-elsewhere.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type StoredGroup, WITH_ACCOUNT } from './stored.ts';

const WITH_RECORD = 'Until you delete the item, post, or memory they belong to';

export const STORED: readonly StoredGroup[] = [
  {
    heading: 'Your account',
    entries: [
      {
        tables: ['users'],
        what: 'Your username, your email address, a one-way hash of your password, when you joined, whether your email is confirmed, whether you’re a moderator, suspended, or waiting for approval, your jersey number and its era, your notification settings, whether email to you came back, whether you closed the safety notice, until when you’ve had weekly emails, and the secret in the links that turn emails off. Everyone can see your username, your number, and when you joined. Only you can see your email.',
        why: 'To log you in, and keep everyone else out.',
        until: WITH_ACCOUNT,
      },
      {
        tables: ['taken_names'],
        what: 'A one-way hash of your username.',
        why: 'So no one can take your name, or one that looks like it, even after you leave.',
        until: 'For as long as this site exists',
      },
      {
        tables: ['sessions'],
        what: 'Where you’re logged in: a hash of the browser’s token, when you logged in, when you were last active, when you last entered your password or used a passkey there, and the browser’s name.',
        why: 'To keep you logged in, and to let you log out from another device.',
        lasts: 30 * DAY_MS,
        until: 'after your last visit (90 days after logging in at most), or until you log out',
      },
      {
        tables: ['passkeys', 'recovery_codes'],
        what: 'The public half of each passkey, the name you gave it, and hashes of your recovery codes.',
        why: 'To let you log in without a password, or with two-step verification.',
        until: 'Until you remove them or delete your account',
      },
      {
        tables: ['used_passkey_challenges'],
        what: 'A hash of each one-time challenge that was signed with a passkey. Nothing in it says who signed.',
        why: 'So no one can reuse a signed answer.',
        lasts: 6 * MINUTE_MS,
        until: 'after the challenge was issued',
      },
      {
        tables: ['mails'],
        what: 'Emails we send you about your account: the address, the subject, and when each was sent. We keep the text only until it’s sent or we stop trying.',
        why: 'To send each email once, and only once.',
        lasts: 30 * DAY_MS,
        until: 'after it was created, or until you delete your account',
      },
      {
        tables: ['mail_links'],
        what: 'A hash of each link we email you, and the address it went to.',
        why: 'To know what each link is for, and when it expires.',
        lasts: 30 * MINUTE_MS,
        until: 'after it was sent',
      },
      {
        tables: ['figures', 'alarms'],
        what: 'How fast pages were in browsers: counts by hour, kind of page, and kind of connection. Nothing in them says who visited.',
        why: 'To notice when the site gets slow.',
        lasts: 30 * DAY_MS,
        until: 'after they were counted',
      },
      {
        tables: ['rate_limits'],
        what: 'Failed log-ins, with the email or username entered and the IP address they came from; sign-ups, email requests, and reports without an account per IP address; and how often an account posts, uploads, reports, and downloads its data. For the demo account, also the IP address.',
        why: 'To stop password guessing and spam.',
        lasts: DAY_MS,
        until: 'after a post, and an hour or less after everything else',
      },
    ],
  },
  {
    heading: 'What you post',
    entries: [
      {
        tables: ['merch', 'news', 'memories'],
        what: 'Your items, posts, and memories, with your username and when you posted and last edited them. Everyone can see them.',
        why: 'That’s what the site is for.',
        until: 'Until you delete them or your account',
      },
      {
        tables: ['comments'],
        what: 'Your comments, with your username and the time. Everyone can see them.',
        why: 'So others can follow the conversation.',
        until:
          'Until you delete them. If you delete your account, their text, their photos and your name are erased, and only a “This comment was deleted” placeholder stays',
      },
      {
        tables: ['images'],
        what: 'The photos on items, posts, memories and comments: their links and descriptions, and the code in an item’s proof photo.',
        why: 'To show them.',
        until: WITH_RECORD,
      },
      {
        tables: ['record_tags'],
        what: `The ${ALL_TAG_KINDS} an item, post, or memory is tagged with.`,
        why: 'To show it on their pages.',
        until: WITH_RECORD,
      },
      {
        tables: ['attendances', 'attendance_counts', 'attendance_summaries'],
        what: 'The games you were at, with your section or seat and your line if you add them. Everyone can see them with your username, unless you keep your games private. Then you only count.',
        why: 'To show who was there, and your record in the building.',
        until: 'Until you take them back or delete your account',
      },
      {
        tables: ['photos'],
        what: 'The photos you upload, with location, time, and camera details stripped out. When you delete a post, its photos disappear from every page at once, and their files are deleted within 26 hours.',
        why: 'To show them in what you post.',
        lasts: 26 * HOUR_MS,
        until: 'after you stop using them',
      },
      {
        what: 'What you just deleted, so you can undo it. Also anything a moderator hid, until it’s restored or removed, or you delete your account.',
        why: 'Everyone hits the wrong button sometimes.',
        lasts: MINUTE_MS,
        until: 'after you deleted it',
      },
      {
        tables: ['account_deletions'],
        what: 'The number of an account that you deleted, while its last posts, comments, and likes are removed. They’re already hidden from everyone.',
        why: 'To finish the removal.',
        until: 'Until everything is removed, within a few minutes',
        internal: true,
      },
      {
        tables: ['signing_keys'],
        what: 'Random secrets of the site’s own. They say nothing about anyone.',
        why: 'To recognize what it asked a browser or a seller for.',
        until: 'For as long as this site exists',
        internal: true,
      },
      {
        tables: ['jobs'],
        what: 'What the site still has to do after a change: send an email or a notification, update search, remove deleted things. Numbers only, no text.',
        why: 'So none of it gets lost.',
        until: 'Until it’s done, usually within seconds',
        internal: true,
      },
    ],
  },
  {
    heading: 'Between you and others',
    entries: [
      {
        tables: ['conversations', 'messages'],
        what: 'Your messages and offers with another member about an item, and how far each of you has read. No one else can see them. If one of you reports the conversation, moderators can read the last messages up to that report until they close the case.',
        why: 'So you can agree on a sale.',
        until:
          'Until you both delete your accounts. If only you do, your messages and name are erased, and the other member keeps theirs',
      },
      {
        tables: ['ratings'],
        what: 'How a sale with another member went: good or not, a line, and a reply. Everyone can see it with your username once you’ve both rated, or after 14 days. The item isn’t named.',
        why: 'So fans know who they’re dealing with.',
        until:
          'Until the member it’s about deletes their account. If you delete yours, your rating stays without your name',
      },
      {
        tables: ['likes'],
        what: 'What you like. Everyone sees the number of likes; the author is told who liked it.',
        why: 'So each like counts once.',
        until: 'Until you undo it or delete your account',
      },
      {
        tables: ['saves'],
        what: 'What you saved. No one else can see it.',
        why: 'So you can find it again.',
        until: 'Until you undo it or delete your account',
      },
      {
        tables: ['follows'],
        what: 'What you follow: players, seasons, games, discussions, members, and searches of the Store. No one else can see it.',
        why: 'So we can notify you about what’s new there.',
        until: 'Until you remove it or delete your account',
      },
      {
        tables: ['push_endpoints'],
        what: 'Browsers where you turned on notifications: the address their maker’s push service gave us, the keys to encrypt for them, and whether notifications show names.',
        why: 'To notify you about messages and offers while this site is closed. The push service can’t read what we send.',
        until: 'Until you turn notifications off, log out there, or delete your account',
      },
      {
        tables: ['notifications'],
        what: 'Your notifications: what happened, who did it, and whether you’ve read it.',
        why: 'To let you know what involves you.',
        lasts: 180 * DAY_MS,
        until: 'after it happened, or until you delete your account',
      },
      {
        tables: ['blocks'],
        what: 'Who you’ve blocked. They find out only if they try to message you.',
        why: 'So they can’t message you.',
        until: 'Until you unblock them, or either of you deletes your account',
      },
    ],
  },
  STORED_BY_MODERATION,
  {
    heading: 'Not about you',
    entries: [
      {
        tables: ['teams', 'persons', 'person_slugs', 'players', 'games', 'history_documents'],
        what: 'The franchise’s history: its seasons, games, and players.',
        why: 'So you can look it up.',
        until: 'Permanently',
      },
      {
        tables: ['revisions', 'flags'],
        what: 'Which of the site’s own data has been loaded, and which parts of the site are turned off.',
        why: 'To load it only once, and to turn a part off when something is wrong.',
        until: 'Permanently',
        internal: true,
      },
    ],
  },
  ...STORED_ELSEWHERE,
];
