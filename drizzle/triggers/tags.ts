/** Triggers that copy the tags of visible records to the tags tables, so that a list by tag reads no hidden rows. */
import { IS_HERE } from '../schema/merch.ts';
import { IS_VISIBLE } from '../schema/visibility.ts';
import type { Triggers } from '../step.ts';
import { TAGGED_TABLES, type TaggedTable } from './tagged-tables.ts';

export function createTagTriggers(): Triggers {
  return Object.fromEntries(TAGGED_TABLES.flatMap(defineTriggers));
}

function defineTriggers({ records, tags, field, canBeGone }: TaggedTable): [string, string][] {
  const pairsOf = (row: 'OLD' | 'NEW') =>
    `SELECT (value ->> 'kind') || ':' || (value ->> 'id'), ${row}.id FROM json_each(${row}.tags)`;
  const remove = `DELETE FROM ${tags} WHERE (tag, ${field}) IN (${pairsOf('OLD')});`;
  const isHere = canBeGone ? ` AND NEW.${IS_HERE}` : '';
  const add = `INSERT OR IGNORE INTO ${tags} (tag, ${field}) ${pairsOf('NEW')} WHERE NEW.${IS_VISIBLE}${isHere};`;
  const columns = `tags, visibility${canBeGone ? ', state' : ''}`;
  return [
    [`${records}_tags_insert`, `AFTER INSERT ON ${records} BEGIN ${add} END`],
    [
      `${records}_tags_update`,
      `AFTER UPDATE OF ${columns} ON ${records} BEGIN ${remove} ${add} END`,
    ],
    [`${records}_tags_delete`, `AFTER DELETE ON ${records} BEGIN ${remove} END`],
  ];
}
