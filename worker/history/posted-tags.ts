import { type IndexedPlayer, PLAYER_NAME_MAX } from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { ONE_TAG_KIND } from '@desert/contract/tags/tag-kinds';
import {
  LISTED_TAGS,
  TAG_NAMES_FIELD,
  tagKey,
  type TagRef,
  TAGS_FIELD,
  TAGS_MAX,
  unverifiedRef,
} from '@desert/contract/tags/tags';
import { cutText } from '@desert/contract/text/cut-text';
import { datesIn, splitNames } from '@desert/contract/text/dates';
import { foldedWords } from '@desert/contract/text/folded';
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
  const called = await findTagsByName(database, names.slice(0, TAGS_MAX + 1));
  // Drops typed names of tags that are selected already.
  const keys = new Set([...chosen, ...called.map(tagKey)]);
  return Array.from(keys, (key) => unverifiedRef(key as string));
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
  if (name.length > PLAYER_NAME_MAX) {
    problems.push(`${NO_MATCH} “${cutText(name, PLAYER_NAME_MAX)}...”`);
    return undefined;
  }
  const folded = foldedWords(name).join(' ');
  const listed = LISTED_TAGS.find(({ label }) => foldedWords(label).join(' ') === folded);
  if (listed) return listed;
  const [date] = datesIn(name);
  if (date) return { kind: 'game', id: date.date };
  const bySlug = players.find(({ slug }) => slug === name.toLowerCase());
  const called = players.filter((player) => foldedWords(fullName(player)).join(' ') === folded);
  const [found] = bySlug ? [bySlug] : called;
  if (found && (bySlug || called.length === 1)) return { kind: 'player', id: found.id };
  const slugs = called.map(({ slug }) => slug).join(' or ');
  problems.push(
    found ? `More than one player matches “${name}”. Type ${slugs}` : `${NO_MATCH} “${name}”`,
  );
  return undefined;
}
