import { parseFields } from '@desert/contract/body';
import { datesIn, splitNames } from '@desert/contract/game-tags';
import { PLAYER_NAME_MAX } from '@desert/contract/players';
import { SEASONS } from '@desert/contract/seasons';
import {
  TAG_NAMES_FIELD,
  tagKey,
  type TagRef,
  TAGS_FIELD,
  TAGS_MAX,
  TagsInput,
} from '@desert/contract/tags';
import type { StoredTag } from '@desert/drizzle/schema/records';
import * as v from 'valibot';
import type { Database } from '../../database/open.ts';
import { foldedWords } from '../../history/players/folded-words.ts';
import { fullName, type IndexedPlayer, readPlayers } from '../../history/players/player-index.ts';
import { storedTags } from '../../records/tags.ts';

interface PostedTags {
  /** The tags; undefined if there is a problem, or the form has no tag fields. */
  tags?: StoredTag[];
  problem?: string;
}

const NO_MATCH = 'No season, player, or game matches';

const Tags = v.object({ tags: TagsInput });

/** Validates the tags of a form as the API does. A form without tag fields leaves the tags unchanged. */
export async function postedTags(database: Database, data: FormData): Promise<PostedTags> {
  if (!data.has(TAGS_FIELD) && !data.has(TAG_NAMES_FIELD)) return {};
  const chosen = data.getAll(TAGS_FIELD).filter((key) => key !== '');
  const called = await refsCalled(database, namesIn(data.get(TAG_NAMES_FIELD)));
  const wrong = called.filter((one) => typeof one === 'string');
  if (wrong.length > 0) return { problem: wrong.join('. ') };
  // Drops typed names of tags that are selected already.
  const typed = new Map(called.map((ref) => [tagKey(ref as TagRef), ref]));
  for (const key of chosen) typed.delete(key as string);
  const { problems, values } = parseFields(Tags, {
    tags: [...chosen.map(refOf), ...typed.values()],
  });
  if (!values?.tags) return { problem: problems['tags'] ?? '' };
  const tags = await storedTags(database, values.tags);
  return typeof tags === 'string' ? { problem: tags } : { tags };
}

function namesIn(text: string | File | null): string[] {
  const names = typeof text === 'string' ? splitNames(text) : [];
  return names.filter((name) => name !== '').slice(0, TAGS_MAX + 1);
}

function refOf(key: string | File): unknown {
  const [, kind, id] = /^([a-z]+):(.+)$/.exec(typeof key === 'string' ? key : '') ?? [];
  return { kind, id: kind === 'player' ? Number(id) : id };
}

async function refsCalled(database: Database, names: string[]): Promise<(TagRef | string)[]> {
  if (names.length === 0) return [];
  const players = await readPlayers(database);
  return names.map((name) => refCalled(name, players));
}

function refCalled(name: string, players: IndexedPlayer[]): TagRef | string {
  if (name.length > PLAYER_NAME_MAX) {
    return `${NO_MATCH} “${name.slice(0, PLAYER_NAME_MAX)}...”`;
  }
  if (SEASONS.includes(name)) return { kind: 'season', id: name };
  const [date] = datesIn(name);
  if (date) return { kind: 'game', id: date.date };
  const bySlug = players.find(({ slug }) => slug === name.toLowerCase());
  const folded = foldedWords(name).join(' ');
  const called = players.filter((player) => foldedWords(fullName(player)).join(' ') === folded);
  const [found] = bySlug ? [bySlug] : called;
  if (!found) return `${NO_MATCH} “${name}”`;
  if (bySlug || called.length === 1) return { kind: 'player', id: found.id };
  return `More than one player matches “${name}”. Type ${called.map(({ slug }) => slug).join(' or ')}`;
}
