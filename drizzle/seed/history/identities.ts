/** Who is who: which player-seasons are one person's. The doubtful cases are listed in `SOURCES.md`. */
import type { SourcePlayer, SourceSeason } from './seasons.ts';

/** A player-season, with the season it is of and its place in that season's roster. */
export interface Line extends SourcePlayer {
  season: SourceSeason;
  index: number;
}

/** Somebody who played for the franchise, with his seasons, oldest first. */
export interface Person {
  /** For good, whatever becomes of his name. */
  id: number;
  lines: [Line, ...Line[]];
}

/** Ids of persons whom the league's own numbers leave out, by `databank_id`, or else by name and birth date. */
const OWN_IDS: Record<string, number> = {
  // Matt Hervey: two games of 1988-89.
  hervema01: 1,
};

/**
 * The persons of the data, by their ids.
 * @throws where somebody has neither an `nhl_id` in any season nor an id of `OWN_IDS`
 */
export function personsOf(seasons: SourceSeason[]): Person[] {
  const lines = seasons
    .toSorted((a, b) => a.startYear - b.startYear)
    .flatMap((season) =>
      season.players.map((player, index): Line => Object.assign({ season, index }, player)),
    );
  const known = new Map(lines.map((line) => [nameAndBirth(line), line.nhl_id ?? undefined]));
  for (const line of lines) if (line.nhl_id) known.set(nameAndBirth(line), line.nhl_id);
  const idOf = (line: Line) => {
    const own = OWN_IDS[line.databank_id ?? nameAndBirth(line)];
    const id = own ?? line.nhl_id ?? known.get(nameAndBirth(line));
    if (id === undefined) throw new Error(`Give ${nameAndBirth(line)} an id in identities.ts.`);
    return id;
  };
  return [...Map.groupBy(lines, idOf)]
    .map(([id, own]) => ({ id, lines: own as Person['lines'] }))
    .toSorted((a, b) => a.id - b.id);
}

/** Where no id tells, those of one name are two if they were born on two days, or nobody knows on which. */
function nameAndBirth({ first_name, last_name, birth_date, season }: Line): string {
  return `${first_name} ${last_name}, ${birth_date ?? `unknown in ${season.year}`}`;
}

/** His name, as his last season has it. */
export function nameOf({ lines }: Person): { first_name: string; last_name: string } {
  const { first_name, last_name } = lines.at(-1) ?? lines[0];
  return { first_name, last_name };
}

/** The day he was born, where any season tells. */
export function birthDateOf({ lines }: Person): string | null {
  return lines.find(({ birth_date }) => birth_date)?.birth_date ?? null;
}
