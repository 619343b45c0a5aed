/**
 * The members and records of a site as JSON, from its public API. The shapes here are the schema of the archive, which
 * docs/archive-format.md explains: a change needs a new `FORMAT`.
 */
import type { Attendances } from '@desert/contract/history/attendance';
import type { Member } from '@desert/contract/members/members';
import type { Image } from '@desert/contract/photos/images';
import type { Comment } from '@desert/contract/records/comments';
import type { KindName, StoryName } from '@desert/contract/records/kinds';
import type { Author } from '@desert/contract/records/records';
import type { Story } from '@desert/contract/records/stories';
import type { Item } from '@desert/contract/store/merch';
import type { Tag } from '@desert/contract/tags/tags';
import { parseRecordPath, listAuthors, memberRead, recordRead } from './api-reads.ts';
import type { ResponseStore } from './response-store.ts';

export const FORMAT = 1;

export interface ArchivedImage {
  id: number;
  url: string;
  alt: string;
  photo?: { width: number; height: number; sizes: number[]; color: string };
}

interface Written {
  id: number;
  author_id: number;
  created_at: string;
  edited_at?: string;
  images: ArchivedImage[];
}

export interface ArchivedComment extends Written {
  parent_id: number | null;
  content: string;
}

interface ArchivedStory extends Written {
  kind: StoryName;
  title: string;
  details: string;
  likes: number;
  locked: boolean;
  tags: Tag[];
  comments: ArchivedComment[];
}

interface ArchivedItem extends Written {
  kind: 'merch';
  name: string;
  description: string;
  price: number;
  category: string;
  size: string;
  condition: string;
  state: string;
  state_at: string | null;
  sold_price: number | null;
  old_price: number | null;
  tags: Tag[];
}

export type ArchivedRecord = ArchivedItem | ArchivedStory;

export interface ArchivedMember {
  id: number;
  username: string;
  face?: string;
  member_since?: string;
  games: { id: number; date: string; seat: string; line: string }[];
}

export function* readRecords(store: ResponseStore): Generator<ArchivedRecord> {
  const recordPaths = [...store.current.keys()].flatMap((path) => parseRecordPath(path) ?? []);
  const ordered = recordPaths.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id);
  for (const { kind, id } of ordered) {
    const json = store.readJson(recordRead(kind, id));
    if (json) yield toRecord(store, kind, json as RecordJson);
  }
}

type StoryJson = Story & { comments: Comment[]; images: Image[] };

type RecordJson = StoryJson | Item;

function toRecord(store: ResponseStore, kind: KindName, json: RecordJson): ArchivedRecord {
  if (kind === 'merch') return toItem(json as Item);
  return toStory(store, kind, json as StoryJson);
}

const toWritten = (json: {
  id: number;
  user_id: number;
  created_at?: string;
  edited_at?: string;
  images: Image[];
}): Written => ({
  id: json.id,
  author_id: json.user_id,
  created_at: json.created_at ?? '',
  ...(json.edited_at !== undefined && { edited_at: json.edited_at }),
  images: json.images.map(({ id, url, alt, photo }) => {
    if (!photo) return { id, url, alt };
    const { width, height, sizes, color } = photo;
    return { id, url, alt, photo: { width, height, sizes, color } };
  }),
});

const toTags = (tags: Tag[]): Tag[] =>
  tags.map(({ kind, id, label, path }) => ({ kind, id, label, path }) as Tag);

function toItem(item: Item): ArchivedItem {
  const { name, description, price, category, size, condition, state, state_at } = item;
  const { sold_price = null, old_price, tags } = item;
  const facts = { name, description, price, category, size, condition, state, state_at };
  return { kind: 'merch', ...toWritten(item), ...facts, sold_price, old_price, tags: toTags(tags) };
}

function toStory(store: ResponseStore, kind: StoryName, story: StoryJson): ArchivedStory {
  const { title, details, likes, locked = false, tags } = story;
  return {
    kind,
    ...toWritten(story),
    title,
    details,
    likes,
    locked,
    tags: toTags(tags),
    comments: readComments(store, recordRead(kind, story.id)).map(toComment),
  };
}

function toComment(comment: Comment): ArchivedComment {
  const { parent_id = null, content } = comment;
  return { ...toWritten(comment), parent_id, content };
}

type CommentPage = Comment[] | { comments: Comment[]; earlier_comments: string | null };

/** All comments of a story, oldest first: those of its own response, and those before them. */
function readComments(store: ResponseStore, path: string): Comment[] {
  const comments = new Map<number, Comment>();
  let next: string | null | undefined = path;
  while (next) {
    const page = (store.readJson(next) ?? []) as CommentPage;
    const recordPaths: Comment[] = Array.isArray(page) ? page : page.comments;
    for (const comment of recordPaths) comments.set(comment.id, comment);
    next = Array.isArray(page) ? toPath(store.current.get(next)?.next) : page.earlier_comments;
  }
  return [...comments.values()].toSorted((a, b) => a.id - b.id);
}

const toPath = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');

export function readMembers(store: ResponseStore): ArchivedMember[] {
  const members = new Map<number, ArchivedMember>();
  for (const path of store.current.keys()) {
    if (!path.startsWith('/api/') || path.includes('/history/data/')) continue;
    const json = store.readJson(path);
    for (const author of listAuthors(json)) {
      if (!members.has(author.id)) members.set(author.id, toMember(store, author));
    }
    if (path.includes('/attendance/')) addAttendedGames(members, json as Attendances);
  }
  for (const { games } of members.values()) games.sort((a, b) => a.date.localeCompare(b.date));
  return [...members.values()].toSorted((a, b) => a.id - b.id);
}

function toMember(store: ResponseStore, author: Author): ArchivedMember {
  const member = store.readJson(memberRead(author.username)) as Member | undefined;
  const { id, username, face } = author;
  const since = member && { member_since: member.member_since };
  return { id, username, ...(face !== undefined && { face }), ...since, games: [] };
}

function addAttendedGames(members: Map<number, ArchivedMember>, { attendees }: Attendances): void {
  for (const { id, date, seat, line, user } of attendees) {
    members.get(user.id)?.games.push({ id, date, seat, line });
  }
}
