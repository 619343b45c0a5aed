import { buildAttendanceAddress } from '@desert/contract/history/attendance';
import { memberPath } from '@desert/contract/members/members';
import { KIND_NAMES, type KindName } from '@desert/contract/records/kinds';
import { type Author, DELETED_USER } from '@desert/contract/records/records';
import type { ArchivedResponse } from './response-store.ts';

const RECORD = new RegExp(`^/(${KIND_NAMES.join('|')})/([1-9]\\d*)$`);

const GAME = /^\/history\/games\/(\d{4}-\d{2}-\d{2})$/;

const ATTENDEES = 'id="there"';

/** Lists of the history's data, which have no link on a page. */
export const HISTORY_LISTS = [
  'teams',
  'players',
  'games',
  'coaches',
  'arenas',
  'playoffs',
  'opponents',
] as const;

export const historyRead = (list: (typeof HISTORY_LISTS)[number]) =>
  `/api/history/${list}/${list === 'players' || list === 'games' ? '?limit=100' : ''}`;

export const recordRead = (kind: KindName, id: number) => `/api/${kind}/${id}/`;

export const memberRead = (username: string) => `/api/users/${encodeURIComponent(username)}/`;

export function parseRecordPath(path: string): { kind: KindName; id: number } | undefined {
  const [, kind, id] = RECORD.exec(path) ?? [];
  return kind === undefined ? undefined : { kind: kind as KindName, id: Number(id) };
}

/** @param body HTML of a page, or the JSON of an earlier read @returns paths of reads, and of members' pages */
export function listApiReads({ path, next }: ArchivedResponse, body: unknown): string[] {
  if (typeof body === 'string') return listReadsOfPage(path, body);
  const { earlier_comments: earlier, next: cursor } = body as {
    earlier_comments?: string | null;
    next?: string | null;
  };
  const more = earlier ?? (next && toPath(next));
  const page =
    path.includes('/attendance/') && cursor ? `${path.replace(/\?.*/, '')}?cursor=${cursor}` : '';
  const authors = listAuthors(body).filter(({ id }) => id !== DELETED_USER.id);
  const names = new Set(authors.map(({ username }) => username));
  const members = [...names].flatMap((name) => [memberRead(name), memberPath(name)]);
  return [...[more, page].filter((read): read is string => Boolean(read)), ...members];
}

function listReadsOfPage(path: string, html: string): string[] {
  const record = parseRecordPath(path);
  const [, date] = GAME.exec(path) ?? [];
  if (record) return [recordRead(record.kind, record.id)];
  if (date !== undefined && html.includes(ATTENDEES)) return [buildAttendanceAddress(date)];
  return path === '/' ? HISTORY_LISTS.map(historyRead) : [];
}

const toPath = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

export function listAuthors(body: unknown): Author[] {
  if (typeof body !== 'object' || body === null) return [];
  const isAuthor = 'username' in body && 'id' in body;
  return isAuthor ? [body as Author] : Object.values(body).flatMap(listAuthors);
}
