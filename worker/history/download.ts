/** Tables of the documents as CSV and JSON, with sources and units in the head. */
import type { ListSource } from '@desert/contract/history/lists';
import { BOX_SCORES, DATABANK, SCORES } from '@desert/drizzle/seed/history/lists/sources';
import type { Database } from '../platform/database/open.ts';
import { selectDocument } from './documents.ts';
import { findGame } from './games.ts';

export interface Download {
  title: string;
  sources: ListSource[];
  columns: { key: string; unit: string | null }[];
  rows: unknown[][];
}

/** Units of columns that aren't plain counts or names. */
const UNITS: Record<string, string> = {
  date: 'year-month-day',
  birth_date: 'year-month-day',
  age: 'years on January 31 of the season’s second year',
  pims: 'minutes',
  minutes: 'minutes',
  time_on_ice: 'minutes:seconds',
  svp: 'fraction of 1',
  gaa: 'goals per 60 minutes',
  attendance: 'people',
  capacity: 'people',
  record:
    'wins-losses-ties, then wins-losses-ties-overtime losses from 1999-00, without ties from 2005-06',
  result: 'W win, L loss, T tie, OTL overtime loss with a point',
  results: 'a letter for each game; playoffs after a |',
  spans: 'first and last start year of consecutive seasons',
  overtime: 'OT overtime, 2OT second overtime, SO shootout; empty for 60 minutes',
  home: 'true at home, false on the road',
};

const BOX_SCORE = /^games\/(\d{4}-\d{2}-\d{2})$/;

/** The table of a document; undefined if there is none. @param list where it is in the document: 'splits.month' */
export async function findDownload(
  database: Database,
  key: string,
  list: string | undefined,
): Promise<Download | undefined> {
  const [, date] = BOX_SCORE.exec(key) ?? [];
  if (date !== undefined) {
    const game = await findGame(database, date);
    return game && toDownloadTable(key, readPart(game, list), [BOX_SCORES]);
  }
  const [document] = await selectDocument(database, key);
  if (!document) return undefined;
  const body: unknown = JSON.parse(document.body);
  if (list === undefined && isPacked(body)) return unpackTable(key, body);
  const sources = key.startsWith('games/') ? SCORES : [DATABANK, BOX_SCORES];
  return toDownloadTable(key, readPart(body, list), sources);
}

interface Packed {
  title?: string;
  sources?: ListSource[];
  columns: (string | { key: string; unit?: string })[];
  rows: unknown[][];
}

function isPacked(body: unknown): body is Packed {
  return typeof body === 'object' && body !== null && 'columns' in body && 'rows' in body;
}

function unpackTable(key: string, { title = key, sources, columns, rows }: Packed): Download {
  const named = columns.map((column) => (typeof column === 'string' ? { key: column } : column));
  return {
    title,
    sources: sources ?? [DATABANK, BOX_SCORES],
    columns: named.map((column) => describeColumn(column.key, column.unit)),
    rows,
  };
}

function describeColumn(key: string, unit = UNITS[key]) {
  return { key, unit: unit ?? null };
}

function readPart(body: unknown, list = ''): unknown {
  return list
    .split('.')
    .filter(Boolean)
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? (part as Record<string, unknown>)[name]
          : undefined,
      body,
    );
}

/** Rows of objects as arrays, in the columns of all. Undefined for what is no list of objects. */
function toDownloadTable(
  title: string,
  part: unknown,
  sources: ListSource[],
): Download | undefined {
  if (!Array.isArray(part) || part.some((row) => typeof row !== 'object' || Array.isArray(row)))
    return undefined;
  const objects = part as Record<string, unknown>[];
  const keys = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  return {
    title,
    sources,
    columns: keys.map((key) => describeColumn(key)),
    rows: objects.map((row) => keys.map((key) => row[key] ?? null)),
  };
}

/** CSV of RFC 4180, after lines that begin with '#'. */
export function writeCsv({ title, sources, columns, rows }: Download): string {
  const head = [
    title,
    ...sources.map(
      ({ name, url, license }) => `Source: ${[name, url, license].filter(Boolean).join(', ')}`,
    ),
    ...columns.flatMap(({ key, unit }) => (unit === null ? [] : [`${key}: ${unit}`])),
  ];
  return [
    ...head.map((line) => `# ${line}`),
    columns.map(({ key }) => key).join(','),
    ...rows.map((row) => row.map(writeCell).join(',')),
    '',
  ].join('\r\n');
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
