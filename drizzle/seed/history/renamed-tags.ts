import { type RecordTable, TAGGED_TABLES } from '../../tables.ts';

/** SQL that updates tags of persons with former slugs. Must run after the persons are inserted. */
export function renameTags(): string[] {
  return TAGGED_TABLES.map(buildTagRenaming);
}

const RENAMED = `SELECT 'player:' || person_id FROM person_slugs GROUP BY person_id HAVING count(*) > 1`;

function buildTagRenaming({ name }: RecordTable): string {
  const each = `json_each(${name}.tags) AS tag LEFT JOIN persons
    ON tag.value ->> 'kind' = 'player' AND persons.id = tag.value ->> 'id'`;
  const path = `'/history/players/' || persons.slug`;
  const present = `json_set(tag.value, '$.label', persons.name, '$.path', ${path})`;
  const isOther = `tag.value ->> 'label' <> persons.name OR tag.value ->> 'path' <> ${path}`;
  return `UPDATE ${name} SET tags = (
      SELECT json_group_array(json(iif(persons.id IS NULL, tag.value, ${present})) ORDER BY tag.key) FROM ${each})
    WHERE id IN (SELECT record_id FROM record_tags WHERE kind = '${name}' AND tag IN (${RENAMED}))
      AND EXISTS (SELECT 1 FROM ${each} WHERE ${isOther});`;
}
