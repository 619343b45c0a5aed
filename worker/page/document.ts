/** The HTML document around the shell and a section's fragment. */
import {
  documentTitle,
  PAGE_STATE_ID,
  type PageHead,
  type PageState,
  type SectionManifest,
  type ShellRenderer,
  SITE_NAME,
} from '@desert/contract/page';
import type { Theme } from '@desert/contract/theme';
import { escapeHtml } from '../markup.ts';
import type { Sheet } from './sheets.ts';

export interface DocumentParts {
  head: PageHead;
  theme: Theme;
  /** The page's address, absolute. */
  canonical: string;
  /** Whether search engines may list it. */
  listed: boolean;
  sheets: Sheet[];
  preloads: string[];
  script: string;
}

/** The document up to its body. */
export function openDocument(parts: DocumentParts): string {
  const { head, theme, canonical, listed, sheets, preloads, script } = parts;
  const title = escapeHtml(documentTitle(head.title));
  const description = escapeHtml(head.description);
  const url = escapeHtml(canonical);
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    listed ? `<link rel="canonical" href="${url}">` : '<meta name="robots" content="noindex">',
    `<meta property="og:site_name" content="${SITE_NAME}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    '<meta name="twitter:card" content="summary">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...sheets.map(styleOf),
    `<script type="module" src="${script}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    '</head><body><div id="app">',
  ].join('');
}

/** The rest of it, with the state the shell starts from. */
export function closeDocument(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `</div><script type="application/json" id="${PAGE_STATE_ID}">${json}</script></body></html>`;
}

/** The scripts of a page: the shell's, then those of its sections. */
export function scriptsOf(shell: ShellRenderer, sections: SectionManifest[]) {
  return {
    script: shell.script,
    preloads: [
      ...shell.preloads,
      ...sections.flatMap(({ entry, preloads }) => [entry, ...preloads]),
    ],
  };
}

/** A sheet in the document keeps its address, by which the browser knows that it is there. */
function styleOf({ href, text }: Sheet): string {
  return text === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style data-href="${href}">${text}</style>`;
}
