import * as schema from '../../schema.ts';
import { defineStep, type Step } from '../../step.ts';
import { demoRecords, fans } from './records.ts';
import { addFan, addRecord, type DemoTables } from './statements.ts';

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

const PACE = 26;

/** Adds missing parts of the demo. Changes existing rows only to add tags and update counts. */
export function demoSeed(): Step {
  return defineStep('demo', [
    ...fans.map(addFan),
    ...Object.entries(TABLES).flatMap(([word, tables]) =>
      demoRecords[word as keyof typeof TABLES].flatMap((record, index) =>
        addRecord(tables, `demo ${word} ${index}`, index * PACE, record),
      ),
    ),
  ]);
}
