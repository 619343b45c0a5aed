import { seasonOn } from '@desert/contract/history/seasons';
import { type TagChoice, tagKey } from '@desert/contract/tags/tags';
import { datesIn, withoutDates } from '@desert/contract/text/dates';
import { lastNameOf } from '../text/mentions.ts';
import { isName, type NameIndex, type Word, wordsIn } from './nameIndex.ts';
import { seasonsIn } from './seasonSpellings.ts';

export const SUGGESTED_MAX = 5;

interface Found {
  choice: TagChoice;
  at: number;
}

/**
 * Suggests at most `SUGGESTED_MAX` tags: seasons, dates (the game, or the season of a day without one) and players' full
 * names in the text's order, then capitalized last names, except those of players named in full or selected. @param dismissed keys of removed tags
 */
export function suggestTags(
  { choices, names }: NameIndex,
  text: string,
  chosen: ReadonlySet<string>,
  dismissed: ReadonlySet<string>,
): TagChoice[] {
  const players = playersIn(text, names);
  const known = choices.filter((choice) => chosen.has(tagKey(choice)));
  const taken = new Set(
    [...players.full.map(({ choice }) => choice), ...known].map(({ label }) => lastNameOf(label)),
  );
  const games = datesIn(text).flatMap(({ date, at }) => {
    const season = seasonOn(date);
    const choice = choices.find(({ id }) => id === date) ?? choices.find(({ id }) => id === season);
    return choice ? [{ choice, at }] : [];
  });
  const seasons = seasonsIn(withoutDates(text)).flatMap(({ season, at }) => {
    const choice = choices.find(({ id }) => id === season);
    return choice ? [{ choice, at }] : [];
  });
  const named = [...seasons, ...games, ...players.full].toSorted((a, b) => a.at - b.at);
  const called = players.last.filter(({ choice }) => !taken.has(lastNameOf(choice.label)));
  const found = new Set([...named, ...called].map(({ choice }) => choice));
  return [...found]
    .filter((choice) => !chosen.has(tagKey(choice)) && !dismissed.has(tagKey(choice)))
    .slice(0, SUGGESTED_MAX);
}

function playersIn(text: string, names: NameIndex['names']): { full: Found[]; last: Found[] } {
  const words = wordsIn(text);
  const full: Found[] = [];
  const last: Found[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place];
    const called = word && names.get(word.word)?.filter((name) => stands(words, place, name.words));
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

function stands(words: readonly Word[], place: number, name: readonly string[]): boolean {
  return name.every((word, at) => words[place + at]?.word === word);
}
