import { escapeHtml } from '../http/response/markup.ts';

/** The content of a mail. Contains only the site's own words, never user input. */
export interface MailContent {
  subject: string;
  /** Paragraphs before the link. */
  before: string[];
  link?: { label: string; address: string };
  /** Further sentences, each a link. */
  items?: { text: string; address: string }[];
  after: string[];
  /** Address of the page that turns mails of this kind off, and the sender's postal address, if it has one. */
  unsubscribe?: { address: string; sender: string };
}

const TURN_OFF = 'Turn off these emails';

const SIGNATURE = 'Hockey Belongs In The Desert';

/** Renders a mail as plain text, with the link on its own line. */
export function renderText({ before, link, items = [], after, unsubscribe }: MailContent): string {
  const linked = items.map(({ text, address }) => `${text}\n${address}`);
  const lines = [...before, ...(link ? [link.address] : []), ...linked, ...after, SIGNATURE];
  if (unsubscribe) lines.push(`${TURN_OFF}: ${unsubscribe.address}`);
  if (unsubscribe?.sender) lines.push(unsubscribe.sender);
  return `${lines.join('\n\n')}\n`;
}

/** Renders a mail as HTML. Styles are inline, because many mail programs ignore <style>, which only adds dark mode. */
export function renderHtml({
  subject,
  before,
  link,
  items = [],
  after,
  unsubscribe,
}: MailContent): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #15110f !important; }
  .card { background: #1f1916 !important; border-color: #43372f !important; color: #f2e9d5 !important; }
  .muted { color: #b8a995 !important; }
  .head { background: #4a1420 !important; }
  .press { background: #e58a94 !important; color: #15110f !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#faf6ea;">
<div class="card" style="max-width:560px;margin:0 auto;background:#fffdf7;border:1px solid #e2d6b5;border-radius:12px;overflow:hidden;color:#231a17;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;">
<div class="head" style="padding:16px 24px;background:#8c2633;color:#fff8e6;font:bold 18px/1.3 Rockwell,'Roboto Slab',Georgia,serif;">${SIGNATURE}</div>
<div style="padding:24px 24px 8px;">
<h1 style="margin:0 0 16px;font:bold 22px/1.3 Rockwell,'Roboto Slab',Georgia,serif;">${escapeHtml(subject)}</h1>
${before.map((text) => paragraph(text)).join('\n')}
${link ? renderButton(link) : ''}
${items.map(renderItem).join('\n')}
<div class="muted" style="color:#66584c;font-size:14px;">
${after.map((text) => paragraph(text)).join('\n')}
${link ? paragraph('Button not working? Copy this link into your browser:') + renderAddress(link.address) : ''}
${unsubscribe ? renderFooter(unsubscribe) : ''}
</div>
</div>
</div>
</body>
</html>
`;
}

function renderButton({ label, address }: NonNullable<MailContent['link']>): string {
  return `<p style="margin:0 0 24px;"><a class="press" href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;background:#8c2633;border-radius:6px;color:#fffdf7;font-weight:bold;text-decoration:none;">${escapeHtml(label)}</a></p>`;
}

function renderItem({ text, address }: NonNullable<MailContent['items']>[0]): string {
  return `<p style="margin:0 0 16px;"><a href="${escapeHtml(address)}" style="color:inherit;">${escapeHtml(text)}</a></p>`;
}

function renderFooter({ address, sender }: NonNullable<MailContent['unsubscribe']>): string {
  const link = `<a href="${escapeHtml(address)}" style="color:inherit;">${TURN_OFF}</a>`;
  return `<p style="margin:0 0 16px;">${link}${sender && `<br>${escapeHtml(sender)}`}</p>`;
}

function renderAddress(address: string): string {
  return `<p style="margin:0 0 16px;word-break:break-all;">${escapeHtml(address)}</p>`;
}
