import { DAY, HOUR, type StoredGroup } from './stored.ts';

/** What is stored outside of the site's database. */
export const STORED_ELSEWHERE: readonly StoredGroup[] = [
  {
    heading: 'In your browser',
    entries: [
      {
        what: 'The cookie “session”, where you are signed in. While the site can store nothing it has the number of your account, signed, for an hour.',
        why: 'To know that it is you.',
        lasts: 30 * DAY,
        until: 'after you were here last, or until you log out',
      },
      {
        what: 'The cookie “known-browser”, once you logged in.',
        why: 'So that strangers who guess at your password do not keep you out.',
        lasts: 365 * DAY,
        until: 'after you logged in last',
      },
      {
        what: 'The cookie “theme”, where you chose light or dark.',
        why: 'To show the site as you chose.',
        lasts: 365 * DAY,
        until: 'after you chose it',
      },
      {
        what: 'The cookie “rollout”, a random number.',
        why: 'So that you see one version of the site while a new one comes.',
        lasts: 30 * DAY,
        until: 'after you got it',
      },
      {
        what: 'The cookie “bookmark”, where you are signed in: how far the database was.',
        why: 'So that you see what you wrote at once.',
        lasts: HOUR,
        until: 'after you were here last',
      },
      {
        what: 'The cookie “preview”, where you opened a link to a preview of the site.',
        why: 'To show you that.',
        until: 'until the preview ends',
      },
      {
        what: 'What you typed and did not send yet, and how far you scrolled.',
        why: 'So that nothing is lost where a page is left or loaded again.',
        until: 'until it is sent, you log out, or the tab is closed',
      },
      {
        what: 'The number of the account that is signed in.',
        why: 'So that all tabs agree on who that is.',
        until: 'until you delete the data of the site',
      },
    ],
  },
  {
    heading: 'Elsewhere',
    entries: [
      {
        what: 'The files of photos, in a store of their own. Who has the address of one can see it.',
        why: 'A database is no place for files.',
        until: 'until nothing uses them any more; a browser that showed one may have it for longer',
      },
      {
        what: 'The words of what everybody can read, once more in a database for searching.',
        why: 'To find them.',
        until:
          'until they are deleted or hidden: no search finds them then. They leave the search files within a day, later if the index is large',
      },
      {
        what: 'A log of log-ins, of what was refused, and of changes to accounts: the number of the account and the network it came from, shortened.',
        why: 'To see when accounts are attacked, and to help whose was.',
        lasts: 7 * DAY,
        until: 'after it was written',
      },
      {
        what: 'Logs of what went wrong: the address that was asked for and the fault, and nothing that you typed into a form.',
        why: 'To mend it.',
        until: 'for as long as Cloudflare, whose computers the site runs on, keeps logs',
      },
      {
        what: 'Your network address, which Cloudflare sees of every visit; and so does whoever hosts a picture that a member linked from elsewhere.',
        why: 'No page reaches you without one.',
        until: 'as they say themselves',
      },
    ],
  },
];
