import * as schema from '../../schema.ts';
import { defineSeed, type Seed } from '../seed.ts';
import { demoRecords, fans } from './records.ts';
import { addFan, addRecord, type DemoTables, renameImages } from './statements.ts';

/** The kinds that have records in the demo, by the word in the keys of these. */
const TABLES: Record<keyof typeof demoRecords, DemoTables> = {
  item: { of: schema.merchRows, images: schema.merchImages },
  post: { of: schema.newsRows, comments: schema.newsCommentRows, likes: schema.newsLikes },
  memory: {
    of: schema.memoryRows,
    images: schema.memoryImages,
    comments: schema.memoryCommentRows,
    likes: schema.memoryLikes,
  },
};

/** Hours between two records. */
const PACE = 26;

/**
 * What a site shows that nobody has written to yet: items, posts and memories by fans of the demo.
 * Adds what is not there, the tags of what has none too, and changes nothing that is, but for a picture whose file has
 * another name now.
 */
export function demoSeed(): Seed {
  return defineSeed('demo', [
    ...fans.map(addFan),
    renameImages(schema.merchImages, 'programme', 'program'),
    ...Object.entries(TABLES).flatMap(([word, tables]) =>
      demoRecords[word as keyof typeof TABLES].flatMap((record, index) =>
        addRecord(tables, `demo ${word} ${index}`, index * PACE, record),
      ),
    ),
  ]);
}
