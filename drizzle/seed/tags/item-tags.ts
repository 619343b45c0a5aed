/** Converts the season and player of items, formerly text fields, to tags. */
import { defineStep, type Step } from '../../step.ts';

const NAME = 'item-tags';

/** As in `worker/contract/tags.ts`. */
const TAGS_MAX = 10;

/** Tags a player only if exactly one person has the name. Must be loaded after the seed of persons. */
export function itemTagsSeed(): Step {
  const named = 'FROM persons WHERE name = merch.player COLLATE NOCASE';
  return defineStep(NAME, [
    addTag(
      'season',
      `json_object('kind', 'season', 'id', season, 'label', season, 'path', '/history/' || season)`,
      `season <> ''`,
    ),
    addTag(
      'player',
      `(SELECT json_object('kind', 'player', 'id', id, 'label', name, 'path', '/history/players/' || slug) ${named})`,
      `player <> '' AND (SELECT count(*) ${named}) = 1`,
    ),
  ]);
}

/** Once per database, even if this SQL changes later, because owners may have removed the tag. */
function addTag(kind: 'season' | 'player', tag: string, where: string): string {
  return `UPDATE merch SET tags = json_insert(tags, '$[#]', json(${tag}))
    WHERE NOT EXISTS (SELECT 1 FROM revisions WHERE name = '${NAME}') AND ${where} AND json_array_length(tags) < ${TAGS_MAX} AND NOT EXISTS (
      SELECT 1 FROM json_each(merch.tags) AS tag WHERE tag.value ->> 'kind' = '${kind}'
        AND tag.value ->> 'label' = merch.${kind} COLLATE NOCASE);`;
}
