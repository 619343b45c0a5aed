import {
  type InlineScript,
  PAGE_STATE_ID,
  type PageState,
  SITE_NAME,
} from '@desert/contract/pages/shell';
import type { Theme } from '@desert/contract/pages/theme';
import { escapeHtml, toScriptJson } from '../http/response/markup.ts';
import { type ApiRead, addResponses } from './api-reads.ts';
import { type PageMeta, listMetaTags, listIconLinks } from './head.ts';
import type { Sheet } from './styles.ts';

export interface Opening extends PageMeta {
  theme: Theme;
  inline: InlineScript[];
  script: string;
  preloads: string[];
  integrity: Integrity;
}

export type Html = (string | Uint8Array)[];

/** Integrity hashes ('sha256-…') by file address; earlier builds, and sections run from sources, have none. */
export type Integrity = Record<string, string>;

export function openDocument(opening: Opening): string {
  const { theme, inline, script, preloads, integrity, ...described } = opening;
  return [
    `<!doctype html><html lang="en" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...inline.map(renderScript),
    ...listMetaTags(described),
    ...listIconLinks(theme),
    `<script type="module" src="${escapeHtml(script)}"${renderIntegrity(script, integrity)}></script>`,
    ...preloads.map((href) => renderPreloadLink(href, integrity)),
  ].join('');
}

export interface Rest {
  sheets: Sheet[];
  preloads: string[];
  above: string;
  /** The builds that made the page, for fault reports: 'edge 1f2e…', 'news 83861c95c5'. */
  builds: string[];
  integrity: Integrity;
}

export function openBody({ sheets, preloads, above, builds, integrity }: Rest): string {
  return [
    ...preloads.map((href) => renderPreloadLink(href, integrity)),
    `<meta name="builds" content="${escapeHtml(builds.join(', '))}">`,
    ...sheets.filter(({ text }) => text !== '').map((sheet) => renderStyle(sheet, integrity)),
    `</head><body>${above}<div id="app">`,
  ].join('');
}

/** @param sheets addresses of sheets to apply @param preloads addresses of sheets that scripts apply later */
export function closeDocument(
  { state, reads }: { state: PageState; reads: Record<string, ApiRead> },
  sheets: string[],
  preloads: string[],
  integrity: Integrity,
): string {
  return [
    `</div><script type="application/json" id="${PAGE_STATE_ID}">${addResponses(toScriptJson({ ...state, responses: undefined }), reads)}</script>`,
    // Not `preload`, because browsers warn if a preloaded sheet is not used soon.
    ...preloads.map(
      (href) =>
        `<link rel="stylesheet" media="not all" href="${escapeHtml(href)}"${renderIntegrity(href, integrity)}>`,
    ),
    // Last, because a stylesheet link in the body blocks the parser until the sheet is loaded.
    ...sheets.map((href) => renderStyle({ href }, integrity)),
    '</body></html>',
  ].join('');
}

export function renderWidgetDocument(
  html: Uint8Array,
  styles: string[],
  integrity: Integrity,
): Uint8Array<ArrayBuffer> {
  const links = styles.map((href) => renderStyle({ href }, integrity)).join('');
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${SITE_NAME}</title>${links}</head><body>`;
  return encodeHtml([head, html, '</body></html>']);
}

export function encodeHtml(pieces: Html): Uint8Array<ArrayBuffer> {
  return Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );
}

function renderScript({ type, text }: InlineScript): string {
  return `<script${type === undefined ? '' : ` type="${type}"`}>${text}</script>`;
}

function renderPreloadLink(href: string, integrity: Integrity): string {
  return `<link rel="modulepreload" href="${escapeHtml(href)}"${renderIntegrity(href, integrity)} fetchpriority="low">`;
}

function renderIntegrity(href: string, integrity: Integrity): string {
  const hash = integrity[href];
  return hash === undefined ? '' : ` integrity="${escapeHtml(hash)}"`;
}

function renderStyle({ href, text, partOf = [href] }: Sheet, integrity: Integrity): string {
  if (text === undefined)
    return `<link rel="stylesheet" href="${escapeHtml(href)}"${renderIntegrity(href, integrity)}>`;
  return `<style data-part-of="${escapeHtml(partOf.join(' '))}">${text}</style>`;
}
