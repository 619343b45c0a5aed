/** The archive's first page: what it is, when it was made, and how many of what it has. */
import { SITE_NAME } from '@desert/contract/pages/shell';
import { escapeMarkup } from './markup.ts';
import { STYLE_FILE, SCRIPT_FILE } from './rewrite-page.ts';

export interface ArchiveFacts {
  site: string;
  made: string;
  date: string;
  sheet: string | undefined;
  counts: Record<string, number>;
}

const number = new Intl.NumberFormat('en-US');

export function writeFirstPage({ site, made, date, sheet, counts }: ArchiveFacts): string {
  const rows = Object.entries(counts).map(
    ([name, count]) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td>${number.format(count)}</td></tr>`,
  );
  const sheets = [...(sheet === undefined ? [] : [sheet]), STYLE_FILE];
  return `<!doctype html>
<html lang="en" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Archive of ${SITE_NAME}</title>
${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script src="${SCRIPT_FILE}"></script>
</head>
<body>
<main class="archive-page">
<h1>${SITE_NAME}</h1>
<p>This is a copy of <a href="${escapeMarkup(site)}/">${escapeMarkup(new URL(site).host)}</a>, a fan-run site in memory of the Coyotes, as any visitor saw it on <time datetime="${made}">${date}</time>. It works without the site and without a connection.</p>
<ul>
<li><a href="home.html">Read it</a></li>
<li><a href="search.html">Search it</a></li>
</ul>
<table>
<caption>What is in it</caption>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>Posts, comments, and photos belong to the fans who made them. Drafts, messages, addresses, saved items, and everything that was hidden or deleted aren’t part of it.</p>
<h2>For other programs</h2>
<ul>
<li><code>data/records</code> and <code>data/members</code>: one JSON file per record and member, which fill an empty site again</li>
<li><code>data/history</code>: seasons, games, and players as CSV and JSON</li>
<li><code>archive.wacz</code>: the same pages for WACZ viewers such as ReplayWeb.page</li>
<li><code>SHA256SUMS</code>: check the files with <code>sha256sum -c SHA256SUMS</code></li>
</ul>
</main>
</body>
</html>
`;
}
