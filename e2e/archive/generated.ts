/** Generated members and records, in the schema of the archive. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATEGORIES, CONDITIONS } from '@desert/contract/store/item-values';
import * as fc from 'fast-check';
import {
  type ArchivedComment,
  type ArchivedImage,
  type ArchivedMember,
  type ArchivedRecord,
  FORMAT,
} from '../../scripts/archive/record-files.ts';

const MEMBERS = 60;

/** More than a page's comments. */
const MANY_COMMENTS = 230;

/** More attendees than a page of them. */
const GAME = '2012-05-07';

const TAG = { kind: 'game', id: GAME, label: 'May 7, 2012 vs. Nashville Predators' } as const;
const TAGS = [{ ...TAG, path: `/history/games/${GAME}` }];

const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
const time = fc
  .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2026-01-01') })
  .map((ms) => new Date(ms).toISOString());
const cents = fc.integer({ min: 1, max: 10_000_000 }).map((amount) => amount / 100);
const author_id = fc.integer({ min: 1, max: MEMBERS });
const written = fc.record(
  { author_id, created_at: time, edited_at: time },
  { requiredKeys: ['author_id', 'created_at'] },
);
const story = fc.record({
  title: text(80),
  details: text(400),
  likes: fc.nat(500),
  locked: fc.boolean(),
  tags: fc.constantFrom([], TAGS),
});
const item = fc.record({
  name: text(80),
  description: text(400),
  price: cents,
  category: fc.constantFrom('', ...CATEGORIES),
  size: fc.constantFrom('', 'L'),
  condition: fc.constantFrom('', ...CONDITIONS),
  state: fc.constantFrom('for_sale', 'reserved', 'sold'),
  state_at: fc.option(time),
  sold_price: fc.option(cents),
  old_price: fc.option(cents),
  tags: fc.constantFrom([], TAGS),
});
const comment = fc.tuple(written, text(200));

interface Generated {
  members: ArchivedMember[];
  records: ArchivedRecord[];
  /** Photos' files, by path. */
  photos: Map<string, Buffer>;
}

interface Counts {
  records: number;
  photos: number;
}

export function generate({ records: count, photos: photoCount }: Counts, seed: number): Generated {
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, of: number) =>
    fc.sample(arbitrary, { numRuns: of, seed });
  const writings = sample(written, count);
  const stories = sample(story, count);
  const items = sample(item, count);
  const comments = sample(comment, count + MANY_COMMENTS);
  const photos = new Map<string, Buffer>();
  const ids = { images: 0, comments: 0 };
  const addImages = (at: number): ArchivedImage[] => {
    const id = ++ids.images;
    if (photos.size < photoCount * 2 && at % 3 === 0) return [addPhoto(photos, id)];
    const url = at % 3 === 1 ? '/images/demo/puck.svg' : `https://pictures.example/${at}.jpg`;
    return [{ id, url, alt: `Picture ${at}` }];
  };
  const addComments = (of: number): ArchivedComment[] =>
    Array.from(comments.slice(0, of), ([{ edited_at, ...by }, content], at) => ({
      id: ++ids.comments,
      ...by,
      ...(edited_at !== undefined && { edited_at }),
      images: [],
      parent_id: at % 3 === 2 ? ids.comments - 2 : null,
      content,
    }));
  const records = Array.from(writings, ({ edited_at, ...by }, at): ArchivedRecord => {
    const kind = (['merch', 'news', 'memories'] as const)[at % 3] ?? 'news';
    const id = Math.floor(at / 3) + 1;
    const edited = edited_at === undefined ? {} : { edited_at };
    const common = { id, ...by, ...edited, images: addImages(at) };
    if (kind === 'merch') return { kind, ...common, ...(items[at] as (typeof items)[0]) };
    return {
      kind,
      ...common,
      ...(stories[at] as (typeof stories)[0]),
      comments: addComments(at === 1 ? MANY_COMMENTS : at % 4),
    };
  });
  return { members: listMembers(records), records, photos };
}

function addPhoto(photos: Map<string, Buffer>, id: number): ArchivedImage {
  const hash = createHash('md5').update(`photo ${id}`).digest('hex');
  const sizes = [320, 960];
  for (const width of sizes) {
    photos.set(
      `photos/${hash}-${width}.jpg`,
      createHash('sha512').update(`${hash} ${width}`).digest(),
    );
  }
  const photo = { width: 960, height: 720, sizes, color: '#8c2633' };
  return { id, url: `/photos/${hash}-960.jpg`, alt: `Photo ${id}`, photo };
}

/** Members who wrote something. Every other one was at a game. */
function listMembers(records: ArchivedRecord[]): ArchivedMember[] {
  const authors = records.flatMap((record) => [
    record.author_id,
    ...(record.kind === 'merch' ? [] : record.comments.map((comment) => comment.author_id)),
  ]);
  const ids = [...new Set(authors)].toSorted((a, b) => a - b);
  return Array.from(ids, (id) => ({
    id,
    username: `fan.${id}`,
    ...(id % 3 > 0 && { face: `purple-${id}` }),
    member_since: `2024-0${1 + (id % 9)}-1${id % 10}`,
    games: id % 2 ? [{ id, date: GAME, seat: `Section ${id}`, line: '' }] : [],
  }));
}

export function writeData(folder: string, { members, records, photos }: Generated): void {
  const write = (file: string, content: string | Buffer) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const writeJson = (file: string, value: unknown) =>
    write(file, `${JSON.stringify(value, null, 2)}\n`);
  writeJson('archive.json', { format: FORMAT, made: '2026-01-02T00:00:00.000Z' });
  for (const member of members) writeJson(`data/members/${member.id}.json`, member);
  for (const record of records) writeJson(`data/records/${record.kind}/${record.id}.json`, record);
  for (const [file, bytes] of photos) write(file, bytes);
}
