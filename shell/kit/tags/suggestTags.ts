import { toSeason } from '@desert/contract/history/seasons';
import { type TagChoice, tagKey } from '@desert/contract/tags/tags';
import { findDates, maskDates } from '@desert/contract/text/dates';
import { getLastName } from '../text/mentions.ts';
import { isName, type NameIndex, type TextWord, findWords } from './nameIndex.ts';
import { findSeasons } from './seasonSpellings.ts';

export const MAX_SUGGESTED = 5;

interface Found {
  choice: TagChoice;
  at: number;
}

/**
 * Suggests at most `MAX_SUGGESTED` tags: seasons, dates (the game, or the season of a day without one) and players' full
 * names in the text's order, then capitalized last names, except those of players named in full or selected. @param dismissed keys of removed tags
 */
export function suggestTags(
  { choices, names }: NameIndex,
  text: string,
  chosen: ReadonlySet<string>,
  dismissed: ReadonlySet<string>,
): TagChoice[] {
  const players = findPlayers(text, names);
  const knownChoices = choices.filter((choice) => chosen.has(tagKey(choice)));
  const taken = new Set(
    [...players.full.map(({ choice }) => choice), ...knownChoices].map(({ label }) =>
      getLastName(label),
    ),
  );
  const games = findDates(text).flatMap(({ date, at }) => {
    const season = toSeason(date);
    const choice = choices.find(({ id }) => id === date) ?? choices.find(({ id }) => id === season);
    return choice ? [{ choice, at }] : [];
  });
  const seasons = findSeasons(maskDates(text)).flatMap(({ season, at }) => {
    const choice = choices.find(({ id }) => id === season);
    return choice ? [{ choice, at }] : [];
  });
  const named = [...seasons, ...games, ...players.full].toSorted((a, b) => a.at - b.at);
  const called = players.last.filter(({ choice }) => !taken.has(getLastName(choice.label)));
  const namedChoices = new Set([...named, ...called].map(({ choice }) => choice));
  return [...namedChoices]
    .filter((choice) => !chosen.has(tagKey(choice)) && !dismissed.has(tagKey(choice)))
    .slice(0, MAX_SUGGESTED);
}

function findPlayers(text: string, names: NameIndex['names']): { full: Found[]; last: Found[] } {
  const words = findWords(text);
  const full: Found[] = [];
  const last: Found[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    const called =
      word && names.get(word.word)?.filter((name) => hasMatchingWords(words, place, name.words));
    if (!called || called.length === 0) continue;
    const { at } = word;
    const inFull = called.filter((name) => name.full);
    full.push(...inFull.map(({ choice }) => ({ choice, at })));
    // Skips the full name, so that its last name is not found again.
    if (inFull[0]) place += inFull[0].words.length - 1;
    else if (isName(text, words, place)) last.push(...called.map(({ choice }) => ({ choice, at })));
  }
  return { full, last };
}

function hasMatchingWords(
  words: readonly TextWord[],
  place: number,
  name: readonly string[],
): boolean {
  return name.every((word, at) => words[place + at]?.word === word);
}
