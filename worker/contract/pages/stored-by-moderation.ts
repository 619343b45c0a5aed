/** Data that moderation stores, as `/privacy` lists it. */
import { DAY_MS, type StoredGroup, WITH_ACCOUNT } from './stored.ts';

export const STORED_BY_MODERATION: StoredGroup = {
  heading: 'Moderation',
  entries: [
    {
      tables: ['reports'],
      what: 'What you reported, and why. Moderators can see it. The person you report isn’t told who reported them, even if they’re a moderator.',
      why: 'To review your report.',
      until: WITH_ACCOUNT,
    },
    {
      tables: ['notices'],
      what: 'If you report a page without an account: its link, what’s wrong with it, and your email. Moderators can read the report, but not your email.',
      why: 'To review your report, and to email you the outcome.',
      lasts: 180 * DAY_MS,
      until: 'after you sent it, or 24 hours if you don’t confirm it',
    },
    {
      tables: ['appeals'],
      what: 'Decisions that you asked another moderator to review, and what you wrote about them. Moderators can see it.',
      why: 'So someone else reviews the decision.',
      until: WITH_ACCOUNT,
    },
    {
      tables: ['removed_photos'],
      what: 'A one-way hash of each photo in a post that a moderator removed because it’s against the law, or puts someone at risk.',
      why: 'So the photo can’t be uploaded again.',
      until: 'Permanently, unless the decision is reversed',
    },
    {
      tables: ['moderation_counts'],
      what: 'How many actions moderators took each month. Everyone can see it.',
      why: 'To show how this site is run.',
      until: 'Permanently',
    },
    {
      tables: ['cases'],
      what: 'What moderators have reviewed or still need to review.',
      why: 'So no report gets lost.',
      until: 'Permanently. The link to a member is removed when they delete their account',
    },
    {
      tables: ['moderation_actions'],
      what: 'What moderators did, when, why, and under which rule, with the start of the post and the account’s ID. Everyone can see what was done, but not to whom.',
      why: 'To hold moderators accountable. No one can edit it.',
      until: 'Permanently, even if the account is deleted',
    },
  ],
};
