import { TAGGED_TABLES, type TaggedTable } from '../../triggers/tagged-tables.ts';

/** SQL that updates tags of persons with former slugs. Must run after the persons are inserted. */
export function renameTags(): string[] {
  return TAGGED_TABLES.map(renamingOf);
}

const RENAMED = `SELECT 'player:' || person_id FROM person_slugs GROUP BY person_id HAVING count(*) > 1`;

function renamingOf({ records, tags, field }: TaggedTable): string {
  const each = `json_each(${records}.tags) AS tag LEFT JOIN persons
    ON tag.value ->> 'kind' = 'player' AND persons.id = tag.value ->> 'id'`;
  const path = `'/history/players/' || persons.slug`;
  const present = `json_set(tag.value, '$.label', persons.name, '$.path', ${path})`;
  const isOther = `tag.value ->> 'label' <> persons.name OR tag.value ->> 'path' <> ${path}`;
  return `UPDATE ${records} SET tags = (
      SELECT json_group_array(json(iif(persons.id IS NULL, tag.value, ${present})) ORDER BY tag.key) FROM ${each})
    WHERE id IN (SELECT ${field} FROM ${tags} WHERE tag IN (${RENAMED}))
      AND EXISTS (SELECT 1 FROM ${each} WHERE ${isOther});`;
}
