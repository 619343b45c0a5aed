import { parseFields } from '@desert/contract/body';
import { cutText } from '@desert/contract/cut-text';
import { datesIn, splitNames } from '@desert/contract/dates';
import { foldedWords } from '@desert/contract/folded';
import { PLAYER_NAME_MAX } from '@desert/contract/players';
import { ONE_TAG_KIND } from '@desert/contract/tag-kinds';
import {
  LISTED_TAGS,
  TAG_NAMES_FIELD,
  tagKey,
  type TagRef,
  TAGS_FIELD,
  TAGS_MAX,
  TagsInput,
  unverifiedRef,
} from '@desert/contract/tags';
import type { StoredTag } from '@desert/drizzle/schema/records';
import * as v from 'valibot';
import type { Database } from '../../database/open.ts';
import { fullName, type IndexedPlayer, readPlayers } from '../../history/players/player-index.ts';
import { storedTags } from '../../records/tags.ts';

interface PostedTags {
  /** The tags; undefined if there is a problem, or the form has no tag fields. */
  tags?: StoredTag[];
  problem?: string;
}

const NO_MATCH = `No ${ONE_TAG_KIND} matches`;

const Tags = v.object({ tags: TagsInput });

/** Validates the tags of a form as the API does. A form without tag fields leaves the tags unchanged. */
export async function postedTags(database: Database, data: FormData): Promise<PostedTags> {
  if (!data.has(TAGS_FIELD) && !data.has(TAG_NAMES_FIELD)) return {};
  const chosen = data
    .getAll(TAGS_FIELD)
    .filter((key) => typeof key === 'string' && key !== '') as string[];
  const called = await refsCalled(database, namesIn(data.get(TAG_NAMES_FIELD)));
  const wrong = called.filter((one) => typeof one === 'string');
  if (wrong.length > 0) return { problem: wrong.join('. ') };
  // Drops typed names of tags that are selected already.
  const typed = new Map(called.map((ref) => [tagKey(ref as TagRef), ref]));
  for (const key of chosen) typed.delete(key);
  const { problems, values } = parseFields(Tags, {
    tags: [...chosen.map(unverifiedRef), ...typed.values()],
  });
  if (!values?.tags) return { problem: problems['tags'] ?? '' };
  const tags = await storedTags(database, values.tags);
  return typeof tags === 'string' ? { problem: tags } : { tags };
}

function namesIn(text: string | File | null): string[] {
  const names = typeof text === 'string' ? splitNames(text) : [];
  return names.filter((name) => name !== '').slice(0, TAGS_MAX + 1);
}

async function refsCalled(database: Database, names: string[]): Promise<(TagRef | string)[]> {
  if (names.length === 0) return [];
  const players = await readPlayers(database);
  return names.map((name) => refCalled(name, players));
}

function refCalled(name: string, players: IndexedPlayer[]): TagRef | string {
  if (name.length > PLAYER_NAME_MAX) {
    return `${NO_MATCH} “${cutText(name, PLAYER_NAME_MAX)}...”`;
  }
  const folded = foldedWords(name).join(' ');
  const listed = LISTED_TAGS.find(({ label }) => foldedWords(label).join(' ') === folded);
  if (listed) return listed;
  const [date] = datesIn(name);
  if (date) return { kind: 'game', id: date.date };
  const bySlug = players.find(({ slug }) => slug === name.toLowerCase());
  const called = players.filter((player) => foldedWords(fullName(player)).join(' ') === folded);
  const [found] = bySlug ? [bySlug] : called;
  if (!found) return `${NO_MATCH} “${name}”`;
  if (bySlug || called.length === 1) return { kind: 'player', id: found.id };
  return `More than one player matches “${name}”. Type ${called.map(({ slug }) => slug).join(' or ')}`;
}
