/** What the site stores, why and for how long, as `/privacy` says it: a test holds it against the tables. */
import { STORED_ELSEWHERE } from './stored-elsewhere.ts';
import { DAY, HOUR, MINUTE, type StoredGroup } from './stored.ts';

const WITH_ACCOUNT = 'until you delete your account';
const WITH_RECORD = 'until what it belongs to is deleted';

export const STORED: readonly StoredGroup[] = [
  {
    heading: 'Your account',
    entries: [
      {
        tables: ['users'],
        what: 'Your username, your e-mail address, your password as a hash that cannot be turned back, since when you are here, whether the address is confirmed, whether you moderate or are suspended, and what you do not want to be told of. Everybody sees the username and since when; nobody but you sees the address.',
        why: 'To let you in, and nobody else.',
        until: WITH_ACCOUNT,
      },
      {
        tables: ['sessions'],
        what: 'Where you are signed in: a hash of the browser’s token, when you logged in, when it was last used, when you last gave your password or a passkey there, and what the browser calls itself.',
        why: 'To keep you signed in, and to let you end that from elsewhere.',
        lasts: 30 * DAY,
        until:
          'after it was last used, 90 days after you logged in at the latest, or until you log out',
      },
      {
        tables: ['passkeys', 'recovery_codes'],
        what: 'The public half of your passkeys with the names you gave them, and hashes of your recovery codes.',
        why: 'To let you in without a password, or only with one of these as well.',
        until: 'until you remove them or delete your account',
      },
      {
        tables: ['passkey_challenges'],
        what: 'What your browser is asked to sign with a passkey.',
        why: 'So that nobody can use an answer twice.',
        lasts: 5 * MINUTE,
        until: 'after it was asked',
      },
      {
        tables: ['mails'],
        what: 'To which address a mail goes, its subject, and when it was sent; its text only until it is sent or given up.',
        why: 'To send each mail, and no mail twice.',
        lasts: 30 * DAY,
        until: 'after it was written, or until you delete your account',
      },
      {
        tables: ['mail_links'],
        what: 'A hash of each link in a mail, and the address that it was sent to.',
        why: 'To know what each link is for, and that it is not too old.',
        lasts: 30 * MINUTE,
        until: 'after it was sent',
      },
      {
        tables: ['attempts'],
        what: 'Log-ins that failed, with the e-mail address or username that was typed and the network address they came from; sign-ups from a network address; how often an account writes, uploads, reports and downloads its data.',
        why: 'To stop who guesses passwords or floods the site.',
        lasts: HOUR,
        until: 'after it was tried',
      },
      {
        tables: ['written_bytes'],
        what: 'How much an account wrote today, as a number; of the demo account also from which network address.',
        why: 'So that nobody fills the site.',
        lasts: DAY,
        until: 'after it was written',
      },
    ],
  },
  {
    heading: 'What you write',
    entries: [
      {
        tables: ['merch', 'news', 'memories'],
        what: 'Items, posts and memories, with your name and when you wrote and last changed them. Everybody can read them.',
        why: 'That is what the site is for.',
        until: 'until you delete them, or your account',
      },
      {
        tables: ['news_comments', 'memory_comments'],
        what: 'Your comments, with your name and the time. Everybody can read them.',
        why: 'So that others can follow what was said.',
        until:
          'until you delete them. Delete your account, and their text and your name are gone; that somebody said something stays',
      },
      {
        tables: ['merch_images', 'memory_images'],
        what: 'The pictures of items and memories: where each is, and what it shows.',
        why: 'To show them.',
        until: WITH_RECORD,
      },
      {
        tables: ['merch_tags', 'news_tags', 'memory_tags'],
        what: 'Which seasons and players a record is tied to.',
        why: 'To find it from there.',
        until: WITH_RECORD,
      },
      {
        tables: ['photos'],
        what: 'The photos you upload, without the place, the time and the camera that were written into them.',
        why: 'To show them in what you write.',
        lasts: DAY,
        until: 'after nothing of yours uses them any more',
      },
      {
        tables: ['photo_removals'],
        what: 'Which files of photos are to be removed. It names nobody.',
        why: 'So that no file is left over.',
        until: 'until they are removed',
      },
      {
        tables: ['deleted_rows'],
        what: 'What you deleted, so that Undo can bring it back. What a moderator took out of sight is here as well, until it is put back or removed, or you delete your account.',
        why: 'Everybody presses the wrong button once.',
        lasts: MINUTE,
        until: 'after you deleted it',
      },
      {
        tables: ['moves'],
        what: 'That something with a lot on it is being deleted, hidden or put back, and by whom.',
        why: 'So that it is finished where a computer stops in the middle.',
        until: 'until it is done, which takes some seconds',
      },
      {
        tables: ['search_changes'],
        what: 'Which records and comments changed, and are to be found anew.',
        why: 'To keep the search true.',
        until: 'until the search has them, which takes some minutes at most',
      },
    ],
  },
  {
    heading: 'Between you and others',
    entries: [
      {
        tables: ['conversations', 'messages'],
        what: 'What you and another write to each other about an item, what you offer, and how far each has read. Nobody else reads it. If one of you reports the conversation, moderators can read the last messages up to that report until they close the case.',
        why: 'To agree on a sale.',
        until:
          'until you both deleted your accounts. Where only you do, your words and your name go and the other keeps theirs',
      },
      {
        tables: ['news_likes', 'memory_likes'],
        what: 'What you like. Everybody sees how many like it; its author is told who.',
        why: 'To count each of you once.',
        until: 'until you take it back, or delete your account',
      },
      {
        tables: ['merch_saves', 'news_saves', 'memory_saves'],
        what: 'What you saved. Nobody else sees it.',
        why: 'So that you find it again.',
        until: 'until you take it back, or delete your account',
      },
      {
        tables: ['notifications'],
        what: 'What you were told, who did it, and whether you have read it.',
        why: 'So that you hear what concerns you.',
        lasts: 180 * DAY,
        until: 'after it happened, or until you delete your account',
      },
      {
        tables: ['notification_events'],
        what: 'What happened that members have yet to be told.',
        why: 'So that nothing is lost on the way.',
        until: 'until they are told, which takes some minutes at most',
      },
      {
        tables: ['blocks'],
        what: 'Who you’ve blocked. They find out only if they try to message you.',
        why: 'So that they cannot write to you.',
        until: 'until you take it back, or one of you deletes their account',
      },
    ],
  },
  {
    heading: 'Keeping order',
    entries: [
      {
        tables: ['reports'],
        what: 'What you reported, and your reason. Moderators read it. The person you report is not told who reported them, even if they are a moderator.',
        why: 'To look into it.',
        until: WITH_ACCOUNT,
      },
      {
        tables: ['cases'],
        what: 'What moderators looked at or have yet to look at.',
        why: 'So that nothing that was reported is forgotten.',
        until: 'for good; whose it was is gone when they delete their account',
      },
      {
        tables: ['moderation_acts'],
        what: 'What moderators did, when, by which rule and why, with the beginning of what it was about and the number of the account. Everybody sees what was done, and to nobody by name.',
        why: 'So that moderators can be held to account: nobody can change it.',
        until: 'for good, also where an account is deleted',
      },
    ],
  },
  {
    heading: 'Not about you',
    entries: [
      {
        tables: ['teams', 'persons', 'person_slugs', 'players', 'history_documents'],
        what: 'The history of the franchise: its seasons, and who played in them.',
        why: 'To look it up.',
        until: 'for good',
      },
      {
        tables: ['seeds'],
        what: 'Which of the site’s own data is loaded.',
        why: 'So that it is loaded once.',
        until: 'for good',
      },
    ],
  },
  ...STORED_ELSEWHERE,
];
