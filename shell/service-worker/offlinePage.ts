/** The page in place of one that was not kept: it lists the kept ones. */
import { type KeptGroup, type KeptPage, listKept } from './keptPages.ts';

const HEADINGS: Record<KeptGroup, string> = {
  saved: 'Saved',
  visited: 'Visited',
  seasons: 'Season tables',
};

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'",
};

export async function renderOfflinePage(): Promise<Response> {
  const kept = await listKept();
  const lists = Object.entries(HEADINGS).map(([group, heading]) =>
    renderList(
      heading,
      kept.filter((page) => page.group === group),
    ),
  );
  const body = [
    '<!doctype html><html lang="en" data-theme="system"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>You’re offline</title><link rel="stylesheet" href="/${SHELL_FILES_KEPT[0]}"></head>`,
    '<body><main class="stack gap-5 pad-4 measure"><h1>You’re offline</h1>',
    '<p>This page isn’t on your device. <a class="target" href="">Try again</a></p>',
    kept.length > 0 ? '<p>You can still read these:</p>' : '',
    ...lists,
    '</main></body></html>',
  ];
  return new Response(body.join(''), { status: 503, headers: HEADERS });
}

/** @param pages their titles are HTML already */
function renderList(heading: string, pages: KeptPage[]): string {
  if (pages.length === 0) return '';
  const rows = pages.map(
    ({ path, title, keptAt }) =>
      `<li><a class="target" href="${path.replaceAll('&', '&amp;')}">${title}</a> <span class="caption">from ${keptAt}</span></li>`,
  );
  return `<section><h2>${heading}</h2><ul class="stack tight">${rows.join('')}</ul></section>`;
}
