import { type IndexedPlayer, MAX_PLAYER_NAME } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { ONE_TAG_KIND } from '@desert/contract/tags/tag-kinds';
import {
  LISTED_TAGS,
  TAG_NAMES_FIELD,
  tagKey,
  type TagRef,
  TAGS_FIELD,
  MAX_TAGS,
  splitTagKey,
} from '@desert/contract/tags/tags';
import { cutText } from '@desert/contract/text/cut-text';
import { findDates, splitNames } from '@desert/contract/text/dates';
import { toFoldedWords } from '@desert/contract/text/folded';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { readPlayers } from './players.ts';

const NO_MATCH = `No ${ONE_TAG_KIND} matches`;

/** The tags of a form, not validated; undefined if the form leaves them unchanged. */
export async function findPostedTags(database: Database, data: FormData): Promise<unknown> {
  if (!data.has(TAGS_FIELD) && !data.has(TAG_NAMES_FIELD)) return undefined;
  const chosen = data.getAll(TAGS_FIELD).filter((key) => typeof key === 'string' && key !== '');
  const typed = data.get(TAG_NAMES_FIELD);
  const names = typeof typed === 'string' ? splitNames(typed).filter(Boolean) : [];
  const called = await findTagsByName(database, names.slice(0, MAX_TAGS + 1));
  // Drops typed names of tags that are selected already.
  const keys = new Set([...chosen, ...called.map(tagKey)]);
  return Array.from(keys, (key) => splitTagKey(key as string));
}

/** Finds the tag of each name. Refuses with the problems of all names. */
async function findTagsByName(database: Database, names: string[]): Promise<TagRef[]> {
  if (names.length === 0) return [];
  const players = await readPlayers(database);
  const problems: string[] = [];
  const refs = names.flatMap((name) => findByName(name, players, problems) ?? []);
  if (problems.length > 0) throw new Refusal(400, { [TAGS_FIELD]: problems.join('. ') });
  return refs;
}

function findByName(
  name: string,
  players: IndexedPlayer[],
  problems: string[],
): TagRef | undefined {
  if (name.length > MAX_PLAYER_NAME) {
    problems.push(`${NO_MATCH} “${cutText(name, MAX_PLAYER_NAME)}...”`);
    return undefined;
  }
  const folded = toFoldedWords(name).join(' ');
  const listed = LISTED_TAGS.find(({ label }) => toFoldedWords(label).join(' ') === folded);
  if (listed) return listed;
  const [date] = findDates(name);
  if (date) return { kind: 'game', id: date.date };
  const bySlug = players.find(({ slug }) => slug === name.toLowerCase());
  const called = players.filter(
    (player) => toFoldedWords(formatFullName(player)).join(' ') === folded,
  );
  const [foundPlayer] = bySlug ? [bySlug] : called;
  if (foundPlayer && (bySlug || called.length === 1)) return { kind: 'player', id: foundPlayer.id };
  const slugs = called.map(({ slug }) => slug).join(' or ');
  problems.push(
    foundPlayer ? `More than one player matches “${name}”. Type ${slugs}` : `${NO_MATCH} “${name}”`,
  );
  return undefined;
}
