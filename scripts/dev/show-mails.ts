/** `/__mails` of `npm run dev`: every mail of the site with sample data, as HTML and as plain text. */
import type { Plugin } from 'vite';
import { renderHtml, type MailContent, renderText } from '../../worker/mail/letter.ts';
import * as letters from '../../worker/mail/letters.ts';

const SITE = 'https://desert.example.com';
const buildSampleLink = (path: string) => `${SITE}${path}?token=${'a'.repeat(43)}`;

const SENDER = 'The Fans of the Desert, 1 Main Street, Springfield';

const SAMPLES: Record<keyof typeof letters, MailContent> = {
  buildPasswordLetter: letters.buildPasswordLetter(buildSampleLink('/reset')),
  confirmLetter: letters.confirmLetter(buildSampleLink('/confirm')),
  buildAddressLetter: letters.buildAddressLetter(buildSampleLink('/confirm')),
  buildAddressNotice: letters.buildAddressNotice(),
  buildThreadLetter: letters.buildThreadLetter(
    ['A fan sent you 2 messages', 'A fan made you an offer'],
    { thread: `${SITE}/merch/messages/7`, unsubscribe: buildSampleLink('/unsubscribe') },
    SENDER,
  ),
  buildDigestLetter: letters.buildDigestLetter(
    {
      news: ['3 new posts about what you follow.', '1 new item for a search you follow.'],
      items: [
        {
          text: 'You were there 12 years ago on May 7: W 2-1 vs. Nashville Predators',
          address: `${SITE}/history/games/2012-05-07`,
        },
        { text: 'Memory of the week, with 12 likes', address: `${SITE}/memories/7` },
      ],
    },
    { notifications: `${SITE}/user/notifications`, unsubscribe: buildSampleLink('/unsubscribe') },
    SENDER,
  ),
};

export function showMails(): Plugin {
  return {
    name: 'show-mails',
    configureServer({ middlewares }) {
      middlewares.use('/__mails', (_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(renderMails());
      });
    },
  };
}

export function renderMails(): string {
  const escape = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const mails = Object.entries(SAMPLES).map(
    ([name, letter]) =>
      `<h2>${name}</h2>
<iframe title="${name}" srcdoc="${escape(renderHtml(letter))}" width="390" height="640"></iframe>
<pre>${escape(renderText(letter))}</pre>`,
  );
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Mails</title>${mails.join('\n')}`;
}
