/** The history's lists as JSON and CSV. Tables of seasons and lists come as the site's own downloads. */
import { HISTORY_LISTS, historyRead } from './api-reads.ts';
import type { ResponseStore } from './response-store.ts';

type Row = Record<string, unknown>;

export function* readHistory(store: ResponseStore): Generator<{ name: string; rows: Row[] }> {
  for (const name of HISTORY_LISTS) {
    const rows = readPages(store, historyRead(name));
    if (rows.length > 0) yield { name, rows };
  }
}

function readPages(store: ResponseStore, first: string): Row[] {
  const rows: Row[] = [];
  let path = first;
  while (path !== '') {
    rows.push(...((store.readJson(path) as Row[] | undefined) ?? []));
    path = (store.current.get(path)?.next ?? '').replace(/^https?:\/\/[^/]+/, '');
  }
  return rows;
}

/** RFC 4180. Lists and objects are JSON in their cell. */
export function toCsv(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => toCell(row[column])));
  return [columns.map(toCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
