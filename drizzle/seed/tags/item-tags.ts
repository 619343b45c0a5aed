/** Items from before tags were the form's only question for season and player get tags of what they say. */
import { defineSeed, type Seed } from '../seed.ts';

/** How many tags a record can have; `worker/contract/tags.ts` says so to everyone else. */
const TAGS_MAX = 10;

/** Loaded after the persons. A player's name has to be that of exactly one person. */
export function itemTagsSeed(): Seed {
  const named = 'FROM persons WHERE name = merch.player COLLATE NOCASE';
  return defineSeed('item-tags', [
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

/** @param tag its JSON @param where which items have one */
function addTag(kind: 'season' | 'player', tag: string, where: string): string {
  return `UPDATE merch SET tags = json_insert(tags, '$[#]', json(${tag}))
    WHERE ${where} AND json_array_length(tags) < ${TAGS_MAX} AND NOT EXISTS (
      SELECT 1 FROM json_each(merch.tags) AS tag WHERE tag.value ->> 'kind' = '${kind}'
        AND tag.value ->> 'label' = merch.${kind} COLLATE NOCASE);`;
}
