import { createHash } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseFile, openDatabaseFile } from '../../site/database-file.ts';
import type { Site } from '../../site/site.ts';
import { callOf, type Making } from './calls.ts';
import { send } from './send.ts';

const READS = 15;

/** Jobs after responses are done when nothing was written for so long, in ms. */
const QUIET = 200;

/** The only GET that changes something: docs/architecture.md */
const LOG_OUT = /logout/;

/** Makes some GETs, and compares all rows before and after. @param from the number of the first call */
export async function changedByReads(
  { state }: Site,
  agent: Agent,
  making: Making,
  from: number,
): Promise<string[]> {
  using file = openDatabaseFile(state);
  const before = await whenQuiet(file);
  const paths: string[] = [];
  for (let at = from; paths.length < READS; at += 1) {
    const call = callOf({ ...making, seed: making.seed + 1 }, at);
    if (call.method !== 'GET' || LOG_OUT.test(call.path)) continue;
    paths.push(call.path);
    await send(making.origin, agent, call);
  }
  const after = await whenQuiet(file);
  return [...after]
    .filter(([table, hash]) => before.get(table) !== hash)
    .map(([table]) => `after call ${from}, one of these changed ${table}: GET ${paths.join(', ')}`);
}

/** @returns the hash of each table's rows */
async function whenQuiet(file: DatabaseFile): Promise<Map<string, string>> {
  for (let before = hashes(file); ;) {
    await delay(QUIET);
    const now = hashes(file);
    if ([...now].every(([table, hash]) => before.get(table) === hash)) return now;
    before = now;
  }
}

/** Without the history's tables, which only the seed writes. */
function hashes({ rows }: DatabaseFile): Map<string, string> {
  const tables = rows<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
      AND name NOT IN ('sqlite_sequence', 'teams', 'players', 'persons', 'person_slugs', 'history_documents')`,
  );
  return new Map(
    tables.map(({ name }) => {
      const text = JSON.stringify(rows(`SELECT * FROM "${name}"`));
      return [name, createHash('sha1').update(text).digest('hex')];
    }),
  );
}
