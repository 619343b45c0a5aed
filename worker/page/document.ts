/** The HTML document around the shell and a section's fragment. */
import {
  type InlineScript,
  PAGE_STATE_ID,
  type PageState,
  SITE_NAME,
} from '@desert/contract/shell';
import type { Theme } from '@desert/contract/theme';
import { escapeHtml, scriptJson } from '../response/markup.ts';
import { type Read, withAnswers } from './api-reads.ts';
import { type PageMeta, metaTags, iconLinks } from './head.ts';
import type { Sheet } from './styles.ts';

/** What is known before anything of the page is rendered. */
export interface Opening extends PageMeta {
  theme: Theme;
  /** Scripts of the head itself, in front of what they could wait for. */
  inline: InlineScript[];
  script: string;
  /** Further scripts that the page will need. */
  preloads: string[];
  integrity: Integrity;
}

/** What a file has to be for a browser to use it, by its address: 'sha256-…'; what is of an earlier build has none. */
export type Integrity = Record<string, string>;

/** The document up to that part of its head for which the page has to be rendered. */
export function openDocument(opening: Opening): string {
  const { theme, inline, script, preloads, integrity, ...described } = opening;
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...inline.map(scriptOf),
    ...metaTags(described),
    ...iconLinks(theme),
    `<script type="module" src="${escapeHtml(script)}"${checked(script, integrity)}></script>`,
    ...preloads.map((href) => preload(href, integrity)),
  ].join('');
}

export interface Rest {
  sheets: Sheet[];
  /** Scripts of the sections on the page. */
  preloads: string[];
  /** HTML above the shell's, which is not the shell's to render; '' for none. */
  above: string;
  /** Which builds made the page: 'edge 1f2e…', 'news 83861c95c5'. For reports of what went wrong. */
  builds: string[];
  integrity: Integrity;
}

/** The document from there up to its body. */
export function openBody({ sheets, preloads, above, builds, integrity }: Rest): string {
  return [
    ...preloads.map((href) => preload(href, integrity)),
    `<meta name="builds" content="${escapeHtml(builds.join(', '))}">`,
    ...sheets.filter(({ text }) => text !== '').map((sheet) => styleOf(sheet, integrity)),
    `</head><body>${above}<div id="app">`,
  ].join('');
}

/**
 * The rest of it, with the state the shell starts from.
 * @param reads the answers of that state
 * @param sheets addresses of those that apply from here on
 * @param preloads of further sheets, which scripts will ask for
 */
export function closeDocument(
  { state, reads }: { state: PageState; reads: Record<string, Read> },
  sheets: string[],
  preloads: string[],
  integrity: Integrity,
): string {
  return [
    `</div><script type="application/json" id="${PAGE_STATE_ID}">${withAnswers(scriptJson({ ...state, answers: undefined }), reads)}</script>`,
    // Fetched, applied nowhere; of a `preload` that no script takes browsers complain.
    ...preloads.map(
      (href) =>
        `<link rel="stylesheet" media="not all" href="${escapeHtml(href)}"${checked(href, integrity)}>`,
    ),
    // A browser reads no further until it is there.
    ...sheets.map((href) => styleOf({ href }, integrity)),
    '</body></html>',
  ].join('');
}

/** A document that holds a widget alone. @param styles addresses of the sheets that it needs */
export function widgetDocument(html: string, styles: string[], integrity: Integrity): string {
  const links = styles.map((href) => styleOf({ href }, integrity)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${SITE_NAME}</title>${links}</head><body>${html}</body></html>`;
}

function scriptOf({ type, text }: InlineScript): string {
  return `<script${type === undefined ? '' : ` type="${type}"`}>${text}</script>`;
}

function preload(href: string, integrity: Integrity): string {
  return `<link rel="modulepreload" href="${escapeHtml(href)}"${checked(href, integrity)} fetchpriority="low">`;
}

function checked(href: string, integrity: Integrity): string {
  const known = integrity[href];
  return known === undefined ? '' : ` integrity="${escapeHtml(known)}"`;
}

function styleOf({ href, text }: Sheet, integrity: Integrity): string {
  const address = escapeHtml(href);
  if (text === undefined)
    return `<link rel="stylesheet" href="${address}"${checked(href, integrity)}>`;
  return `<style data-part-of="${address}">${text}</style>`;
}
