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
  TagsInput,
  unverifiedRef,
} from '@desert/contract/tags/tags';
import { parseFields } from '@desert/contract/text/body';
import { cutText } from '@desert/contract/text/cut-text';
import { datesIn, splitNames } from '@desert/contract/text/dates';
import { foldedWords } from '@desert/contract/text/folded';
import type { StoredTag } from '@desert/drizzle/schema/records';
import * as v from 'valibot';
import { readPlayers } from '../../history/players.ts';
import { Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { storedTags } from '../../records/tags.ts';

const NO_MATCH = `No ${ONE_TAG_KIND} matches`;

const Tags = v.object({ tags: TagsInput });

/** Validates the tags of a form as the API does. @returns undefined if the form leaves them unchanged */
export async function postedTags(
  database: Database,
  data: FormData,
): Promise<StoredTag[] | undefined> {
  if (!data.has(TAGS_FIELD) && !data.has(TAG_NAMES_FIELD)) return undefined;
  const chosen = data
    .getAll(TAGS_FIELD)
    .filter((key) => typeof key === 'string' && key !== '') as string[];
  const called = await refsCalled(database, namesIn(data.get(TAG_NAMES_FIELD)));
  // Drops typed names of tags that are selected already.
  const typed = new Map(called.map((ref) => [tagKey(ref), ref]));
  for (const key of chosen) typed.delete(key);
  const { problems, values } = parseFields(Tags, {
    tags: [...chosen.map(unverifiedRef), ...typed.values()],
  });
  if (!values?.tags) throw new Refusal(400, problems);
  return storedTags(database, values.tags);
}

function namesIn(text: string | File | null): string[] {
  const names = typeof text === 'string' ? splitNames(text) : [];
  return names.filter((name) => name !== '').slice(0, TAGS_MAX + 1);
}

/** Finds the tag of each name. Refuses with the problems of all names. */
async function refsCalled(database: Database, names: string[]): Promise<TagRef[]> {
  if (names.length === 0) return [];
  const players = await readPlayers(database);
  const problems: string[] = [];
  const refs = names.flatMap((name) => refCalled(name, players, problems) ?? []);
  if (problems.length > 0) throw new Refusal(400, { [TAGS_FIELD]: problems.join('. ') });
  return refs;
}

function refCalled(name: string, players: IndexedPlayer[], problems: string[]): TagRef | undefined {
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
