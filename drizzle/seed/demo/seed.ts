import * as schema from '../../schema.ts';
import { defineSetUpStep, type SetUpStep } from '../../step.ts';
import { demoAttendances, demoRecords, fans } from './records.ts';
import { addAttendance, addFan, addRecord, type DemoTables } from './statements.ts';

const TABLES: Record<keyof typeof demoRecords, DemoTables> = {
  item: { of: schema.merchRows },
  post: { of: schema.newsRows, isStory: true },
  memory: { of: schema.memoryRows, isStory: true },
};

/** Hours from the newest of a kind to the seeding: kinds take turns on Home. */
const NEWEST = { memory: 1, post: 2, item: 3, attendance: 5 };

const HOURS_PER_RECORD = 26;
const HOURS_PER_ATTENDANCE = 17;

/** Adds missing parts of the demo. Changes existing rows only to add tags. */
export function demoSeed(): SetUpStep {
  return defineSetUpStep('demo', [
    ...fans.map(addFan),
    ...(['item', 'post', 'memory'] as const).flatMap((word) =>
      demoRecords[word].flatMap((record, index, { length }) =>
        addRecord(
          TABLES[word],
          `demo ${word} ${index}`,
          NEWEST[word] + (length - 1 - index) * HOURS_PER_RECORD,
          record,
        ),
      ),
    ),
    ...demoAttendances.map((attendance, index, { length }) =>
      addAttendance(attendance, NEWEST.attendance + (length - 1 - index) * HOURS_PER_ATTENDANCE),
    ),
  ]);
}
