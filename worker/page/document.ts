/** The HTML document around the shell and a section's fragment. */
import { PAGE_STATE_ID, type PageState } from '@desert/contract/shell';
import type { Theme } from '@desert/contract/theme';
import { escapeHtml, scriptJson } from '../markup.ts';
import { type PageMeta, metaTags, iconLinks } from './head.ts';
import type { Sheet } from './sheets.ts';

export interface DocumentParts extends PageMeta {
  theme: Theme;
  sheets: Sheet[];
  preloads: string[];
  script: string;
  /** HTML above the shell's, which is not the shell's to render; '' for none. */
  above: string;
  /** Which builds made the page: 'edge 1f2e…', 'news 83861c95c5'. For reports of what went wrong. */
  builds: string[];
}

/** The document up to its body. */
export function openDocument(parts: DocumentParts) {
  const { theme, sheets, preloads, script, above, builds, ...described } = parts;
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...metaTags(described),
    ...iconLinks(theme),
    `<meta name="builds" content="${escapeHtml(builds.join(', '))}">`,
    ...sheets.map(styleOf),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
    ...preloads.map(
      (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low">`,
    ),
    `</head><body>${above}<div id="app">`,
  ].join('');
}

/** The rest of it, with the state the shell starts from. */
export function closeDocument(state: PageState): string {
  const data = `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`;
  return `</div>${data}</body></html>`;
}

/** A sheet in the document keeps its address, by which the browser knows that it is there. */
function styleOf({ href, text }: Sheet): string {
  return text === undefined
    ? `<link rel="stylesheet" href="${escapeHtml(href)}">`
    : `<style data-href="${escapeHtml(href)}">${text}</style>`;
}
