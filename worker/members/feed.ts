/** The feed on Home: the newest records of each kind, and the newest attendances. */
import { formatGameLabel, gamePath, formatResult } from '@desert/contract/history/game-text';
import { type HomeFeed, MAX_FEED, type FeedEntry } from '@desert/contract/members/feed';
import { cutText } from '@desert/contract/text/cut-text';
import { attendances, games, users } from '@desert/drizzle/schema';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isListedAttendee } from '../history/attendance/attend.ts';
import { gameColumns } from '../history/games.ts';
import type { Database } from '../platform/database/open.ts';
import type { RecordJson, RecordKind } from '../records/kind.ts';
import { toRecordsJson, selectRecords } from '../records/queries.ts';
import { namedKinds } from '../records/registry.ts';
import { isNewestTagged } from '../records/tagged.ts';
import { faceSql, toAuthor } from './users/users.ts';

const RECORDS_PER_KIND = 6;

/** Rows to read: a member who adds many games at once gets one entry. */
const READ_ATTENDANCES = 12;
const MAX_ATTENDANCES = 4;

/** In code points. */
const MAX_TEXT = 180;
const MAX_LEAD_TEXT = 300;

const READING = { viewer: null, listed: true };

export async function readFeed(database: Database): Promise<HomeFeed> {
  const selects = selectNewest(database, ({ isListed }) => isListed);
  const rows = await database.batch([selectAttendances(database), ...selects] as unknown as [
    ReturnType<typeof selectAttendances>,
    ...BatchItem<'sqlite'>[],
  ]);
  const [attended, ...records] = rows as [AttendanceRow[], ...object[][]];
  const entries = sortNewest([...recordEntries(records), ...toAttendanceEntries(attended)]);
  const lead = findLead(entries);
  return {
    lead: lead ? cutEntryText(lead, MAX_LEAD_TEXT) : null,
    entries: entries
      .filter((entry) => entry !== lead)
      .slice(0, MAX_FEED)
      .map((entry) => cutEntryText(entry, MAX_TEXT)),
  };
}

/** The newest records of all kinds about a game, a season or a player. @param tag validated by `TagFilter` */
export async function listTagged(database: Database, tag: string): Promise<FeedEntry[]> {
  const selects = selectNewest(database, (kind) =>
    isNewestTagged(kind, [tag], { limit: RECORDS_PER_KIND }),
  );
  const rows = await database.batch(selects as unknown as [BatchItem<'sqlite'>]);
  return sortNewest(recordEntries(rows as object[][])).map((entry) =>
    cutEntryText(entry, MAX_TEXT),
  );
}

function selectNewest(database: Database, where: (kind: RecordKind) => SQL | undefined) {
  return namedKinds.map(([, kind]) =>
    selectRecords(database, kind, READING)
      .where(where(kind))
      .orderBy(desc(kind.table.id))
      .limit(RECORDS_PER_KIND),
  );
}

/** @param records the rows of each kind */
function recordEntries(records: object[][]): FeedEntry[] {
  return namedKinds.flatMap(([name, kind], at) =>
    (records[at] ?? []).flatMap((row) =>
      toRecordsJson(kind, [row], READING).map((record) =>
        toRecordEntry(name, record, kind.entryOf(record), row as { created_at: number }),
      ),
    ),
  );
}

function sortNewest(entries: FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}

function selectAttendances(database: Database) {
  return database
    .select({
      ...gameColumns,
      user_id: sql<number>`${users.id}`.as('user_id'),
      username: users.username,
      face: faceSql.as('face'),
      seat: attendances.seat,
      line: attendances.line,
      created_at: attendances.created_at,
    })
    .from(attendances)
    .innerJoin(users, eq(users.id, attendances.user_id))
    .innerJoin(games, eq(games.date, attendances.date))
    .where(isListedAttendee())
    .orderBy(desc(attendances.id))
    .limit(READ_ATTENDANCES);
}

type AttendanceRow = Awaited<ReturnType<typeof selectAttendances>>[number];

function toAttendanceEntries(rows: AttendanceRow[]): FeedEntry[] {
  const newest = new Map(rows.toReversed().map((row) => [row.username, row]));
  return [...newest.values()]
    .toSorted((a, b) => b.created_at - a.created_at)
    .slice(0, MAX_ATTENDANCES)
    .map((row) => ({
      kind: 'attendances',
      path: gamePath(row.date),
      author: toAuthor(row.user_id, row.username, row.face),
      created_at: new Date(row.created_at).toISOString(),
      title: `${formatGameLabel(row)}, ${formatResult(row)}`,
      text: row.line || row.seat,
      season: row.season,
    }));
}

function toRecordEntry(
  kind: FeedEntry['kind'],
  record: RecordJson & Pick<FeedEntry, 'price' | 'likes' | 'comment_count'>,
  shown: ReturnType<(typeof namedKinds)[number][1]['entryOf']>,
  { created_at }: { created_at: number },
): FeedEntry {
  const { id, price, likes, comment_count } = record;
  return {
    kind,
    path: `/${kind}/${id}`,
    author: shown.author,
    created_at: new Date(created_at).toISOString(),
    title: shown.title,
    text: shown.details,
    picture: shown.picture,
    ...(price !== undefined && { price }),
    ...(likes !== undefined && { likes }),
    ...(comment_count !== undefined && { comment_count }),
  };
}

/** Finds the most liked entry with a picture, the newest of equal ones. Items have no likes. */
function findLead(entries: FeedEntry[]): FeedEntry | undefined {
  return entries
    .filter(({ picture, likes }) => picture && likes !== undefined)
    .toSorted((a, b) => (b.likes ?? 0) - (a.likes ?? 0))
    .at(0);
}

function cutEntryText(entry: FeedEntry, max: number): FeedEntry {
  const cut = cutText(entry.text, max);
  return { ...entry, text: cut.length < entry.text.length ? `${cut.trimEnd()}…` : cut };
}
