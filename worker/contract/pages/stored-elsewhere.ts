import { DAY_MS, HOUR_MS, type StoredGroup } from './stored.ts';

export const STORED_ELSEWHERE: readonly StoredGroup[] = [
  {
    heading: 'In your browser',
    entries: [
      {
        what: 'The “session” cookie, while you’re logged in. If the site can’t save data, it holds your signed account ID for up to an hour.',
        why: 'To recognize you.',
        lasts: 30 * DAY_MS,
        until: 'after your last visit, or until you log out',
      },
      {
        what: 'The “known-browser” cookie, after you log in.',
        why: 'So people guessing your password can’t lock you out.',
        lasts: 365 * DAY_MS,
        until: 'after your last log-in',
      },
      {
        what: 'The “theme” cookie, if you chose light or dark.',
        why: 'To show the site the way you chose.',
        lasts: 365 * DAY_MS,
        until: 'after you chose it',
      },
      {
        what: 'The “rollout” cookie, a random number.',
        why: 'So you see one version of the site while an update rolls out.',
        lasts: 30 * DAY_MS,
        until: 'after it was set',
      },
      {
        what: 'The “bookmark” cookie, while you’re logged in: how recent your data is.',
        why: 'So you see what you just posted right away.',
        lasts: HOUR_MS,
        until: 'after your last visit',
      },
      {
        what: 'The “preview” cookie, if you opened a link to a preview of the site.',
        why: 'To show you the preview.',
        until: 'Until the preview ends',
      },
      {
        what: 'Copies of pages you read, of what you saved, and of season tables, from your second visit on.',
        why: 'So you can read them offline.',
        until: 'Until you log out, or they’re replaced by newer ones',
      },
      {
        what: 'Comments, messages, likes and the like that you sent while offline.',
        why: 'To send them when you’re back online.',
        until: 'Until they’re sent, you discard them, or you log out',
      },
      {
        what: 'When you first came here, and whether someone has logged in on this browser.',
        why: 'To start keeping pages on your second visit, and to offer a log-in instead of a sign-up.',
        until: 'Until you clear this site’s data',
      },
      {
        what: 'Drafts you haven’t sent yet, and your place on the page.',
        why: 'So you don’t lose anything when you leave or reload a page.',
        until: 'Until you send it, log out, or close the tab',
      },
      {
        what: 'When you first read News, and the newest thing you saw in each of up to 200 posts.',
        why: 'To mark posts with something new.',
        until: 'Until you clear this site’s data',
      },
      {
        what: 'That you said “Not now” to notifications or to a passkey in this browser.',
        why: 'So we don’t ask again.',
        until: 'Until you clear this site’s data',
      },
      {
        what: 'The ID of the account that’s logged in.',
        why: 'So all your tabs agree on who you are.',
        until: 'Until you clear this site’s data',
      },
    ],
  },
  {
    heading: 'Outside our database',
    entries: [
      {
        what: 'Photo files, in separate storage. Anyone with a photo’s link can see it.',
        why: 'Files don’t belong in a database.',
        until: 'Until nothing uses them anymore. Browsers that showed one may keep a copy longer',
      },
      {
        what: 'A copy of all public text, in a search database.',
        why: 'To make search work.',
        until:
          'Until the text is deleted or hidden. Search stops finding it then, but it can stay in the search files for a day, or longer if the index is large',
      },
      {
        what: 'A log of log-ins, refused requests, and account changes: the account ID and a shortened IP address.',
        why: 'To spot attacks on accounts, and help the people affected.',
        lasts: 7 * DAY_MS,
        until: 'after it was logged',
      },
      {
        what: 'Error logs: the page address and the error. Never anything you typed into a form.',
        why: 'To fix it.',
        until: 'For as long as Cloudflare, which hosts the site, keeps its logs',
      },
      {
        what: 'Your IP address. Cloudflare sees it on every visit, and so does any other site that hosts a photo a member linked to.',
        why: 'No page can reach you without one.',
        until: 'According to their own policies',
      },
    ],
  },
];
