/** Imports a list of dates: pasted, of another site, or our export. */
import { MAX_GAMES, isOpenGame, type OwnGames } from '@desert/contract/history/attendance';
import { findDates } from '@desert/contract/text/dates';

/** Length of a line without a date, in an address. */
const LINE_LENGTH = 60;

/** A list as short as an address can carry it: of each line its date, or else its beginning. */
export function shortenGameList(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !/^(?:#|date\b)/i.test(line))
    .map((line) => findDates(line)[0]?.date ?? line.slice(0, LINE_LENGTH))
    .slice(0, MAX_GAMES)
    .join('\n');
}

/** The dates of an imported list. */
export function readImport(text: string): string[] {
  return shortenGameList(text)
    .split('\n')
    .flatMap((line) => findDates(line)[0]?.date ?? []);
}

/** The lines that name no game of the list. @param found dates of games */
export function findUnmatched(
  text: string,
  dates: Set<string>,
): NonNullable<OwnGames['unmatched']> {
  return shortenGameList(text)
    .split('\n')
    .flatMap((line) => {
      const date = findDates(line)[0]?.date;
      if (date === undefined) return [{ line, reason: 'No date that we can read.' }];
      if (!dates.has(date)) return [{ line, reason: 'The franchise didn’t play that day.' }];
      if (!isOpenGame(date)) return [{ line, reason: 'That game had no spectators.' }];
      return [];
    });
}
