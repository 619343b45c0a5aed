/** Which addresses of the site the archive keeps, and as which files. */
import { posix } from 'node:path';

/** Parameters that split a list into pages. A list in another order, or filtered, is not kept. */
const PAGING = new Set(['cursor', 'page']);

/** Parameters that only say where a visitor comes from, or scroll to a comment. */
const IGNORED = new Set(['from', 'comment']);

/** Pages that exist for members who are signed in, or forms. */
const PERSONAL =
  /^\/(?:login|signup|theme|unsubscribe|reset|confirm|when|user\/(?:settings|saved|notifications|games|profile|decisions)|moderation(?!\/log$)|messages|(?:\w+\/)?new|report|\w+\/\d+\/(?:edit|ask|proof))(?:\/|$)/;

/** Tables of single players and games: their numbers are on the pages, and there would be thousands of files. */
const SMALL_TABLES = /^\/api\/history\/data\/\w+\/(?:players|games\/\d{4}-)/;

export const SEARCH_PAGE = '/search';
export const SEARCH_FILE = 'search.html';

export interface PageContext {
  path: string;
  file: string;
  site: string;
  /** Shown where a form was: 'November 29, 2026'. */
  date: string;
  /** @returns the file of a kept path, undefined if the archive does not have it */
  findFile: (path: string) => string | undefined;
}

export interface KeptAddress {
  path: string;
  hash: string;
}

/** @param href as on the page @returns undefined if it leads elsewhere, or to what is not kept */
export function keepAddress(href: string, page: string, site: string): KeptAddress | undefined {
  const url = parseHref(href, page, site);
  if (url?.origin !== site || PERSONAL.test(url.pathname)) return undefined;
  const path = url.pathname === '/' ? '/' : url.pathname.replace(/\/$/, '');
  const { hash } = url;
  if (url.pathname.startsWith('/api/')) {
    const isTable = path.startsWith('/api/history/data/') && !SMALL_TABLES.test(path);
    return isTable ? { path: `${path}/${url.search}`, hash: '' } : undefined;
  }
  const query = [...url.searchParams].filter(([name]) => !IGNORED.has(name));
  const [first, ...others] = query;
  if (!first) return { path, hash };
  const [name, value] = first;
  // A member may link to any address, and this becomes the name of a file.
  if (others.length > 0 || !PAGING.has(name) || !/^[\w~-]{1,64}$/.test(value)) return undefined;
  return { path: `${path}?${new URLSearchParams({ [name]: value }).toString()}`, hash };
}

/** Whether a link leads to what only members use, or to the API. */
export function isLeftOut(href: string, page: string, site: string): boolean {
  const url = parseHref(href, page, site);
  return url?.origin === site && (PERSONAL.test(url.pathname) || url.pathname.startsWith('/api/'));
}

/** The column and direction of a link that sorts a table: 'goals-descending'. */
export function readSortOrder(href: string): string | undefined {
  return /^[^?]*\?(?:.*&)?(?:sort|forwards|backwards|\w+)=([a-z_]+-(?:as|des)cending)/.exec(
    href,
  )?.[1];
}

export function readSearchQuery(href: string, page: string, site: string): string | undefined {
  const url = parseHref(href, page, site);
  return url?.origin === site && url.pathname === SEARCH_PAGE && url.searchParams.has('q')
    ? `?${new URLSearchParams({ q: url.searchParams.get('q') ?? '' }).toString()}`
    : undefined;
}

function parseHref(href: string, page: string, site: string): URL | undefined {
  const base = site + page;
  return URL.canParse(href, base) ? new URL(href, base) : undefined;
}

/** The file of a kept path: '/news/1' is `news/1.html`, '/history/players?cursor=2s' is `history/players.cursor-2s.html`. */
export function toFile(path: string, type = 'text/html'): string {
  const url = new URL(path, 'https://site.invalid');
  const decoded = decodePath(url.pathname).slice(1).replace(/\/$/, '') || 'home';
  // An encoded '..' must not lead out of the folder.
  const name = decoded.replaceAll(/(^|\/)\.{1,2}(?=\/|$)/g, '$1_');
  const query = [...url.searchParams].map(([key, value]) => `.${key}-${value}`).join('');
  const file = (name + query).replaceAll(/[<>:"\\|?*~\p{Cc}]/gu, '_');
  const [, table = '', format = ''] =
    /^(\w+)\/(.*)$/.exec(file.replace(/^api\/history\/data\//, '')) ?? [];
  if (file.startsWith('api/')) return `data/history/${format}.${table}`;
  return type.startsWith('text/html') ? `${file}.html` : file;
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A relative address from a file to another: '../news.html'. Encoded as in a link. */
export function relativeAddress(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.split('/').map(encodeURIComponent).join('/');
}
