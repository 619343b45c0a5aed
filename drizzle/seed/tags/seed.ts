/** Triggers that copy the tags of visible records to the tags tables, so that a list by tag reads no hidden rows. */
import { IS_HERE } from '../../schema/merch.ts';
import { IS_VISIBLE } from '../../schema/visibility.ts';
import { defineSeed, type Seed } from '../seed.ts';
import { TAGGED_TABLES, type TaggedTable } from './tables.ts';

export function tagsSeed(): Seed {
  return defineSeed('tags', TAGGED_TABLES.flatMap(triggersOf));
}

function triggersOf({ records, tags, field, canBeGone }: TaggedTable): string[] {
  const pairsOf = (row: 'OLD' | 'NEW') =>
    `SELECT (value ->> 'kind') || ':' || (value ->> 'id'), ${row}.id FROM json_each(${row}.tags)`;
  const remove = `DELETE FROM ${tags} WHERE (tag, ${field}) IN (${pairsOf('OLD')});`;
  const isHere = canBeGone ? ` AND NEW.${IS_HERE}` : '';
  const add = `INSERT OR IGNORE INTO ${tags} (tag, ${field}) ${pairsOf('NEW')} WHERE NEW.${IS_VISIBLE}${isHere};`;
  const when = {
    insert: ['INSERT', add],
    update: [`UPDATE OF tags, visibility${canBeGone ? ', state' : ''}`, `${remove} ${add}`],
    delete: ['DELETE', remove],
  };
  return Object.entries(when).flatMap(([event, [change, write]]) => {
    const trigger = `${records}_tags_${event}`;
    return [
      `DROP TRIGGER IF EXISTS ${trigger};`,
      `CREATE TRIGGER ${trigger} AFTER ${change} ON ${records} BEGIN ${write} END;`,
    ];
  });
}
