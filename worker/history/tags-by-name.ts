import { type IndexedPlayer, PLAYER_NAME_MAX } from '@desert/contract/history/players';
import { fullName } from '@desert/contract/history/roster';
import { ONE_TAG_KIND } from '@desert/contract/tags/tag-kinds';
import { LISTED_TAGS, type TagRef, TAGS_FIELD } from '@desert/contract/tags/tags';
import { cutText } from '@desert/contract/text/cut-text';
import { datesIn } from '@desert/contract/text/dates';
import { foldedWords } from '@desert/contract/text/folded';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { readPlayers } from './players.ts';

const NO_MATCH = `No ${ONE_TAG_KIND} matches`;

/** Finds the tag of each name. Refuses with the problems of all names. */
export async function findTagsByName(database: Database, names: string[]): Promise<TagRef[]> {
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
