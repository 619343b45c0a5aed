/** Assigns roster rows to persons. `SOURCES.md` lists doubtful cases. */
import type { SourcePlayer, SourceSeason } from './seasons.ts';

export interface Line extends SourcePlayer {
  season: SourceSeason;
  index: number;
}

export interface Person {
  /** Permanent: the `nhl_id`, or one of `OWN_IDS`. */
  id: number;
  lines: [Line, ...Line[]];
}

/** Ids of persons without an `nhl_id`, by `databank_id`, or else by name and birth date. */
const OWN_IDS: Record<string, number> = {
  // Matt Hervey: two games of 1988-89.
  hervema01: 1,
};

/** @throws for a person with neither an `nhl_id` nor an entry in `OWN_IDS` */
export function identifyPersons(seasons: SourceSeason[]): Person[] {
  const lines = seasons
    .toSorted((a, b) => a.startYear - b.startYear)
    .flatMap((season) =>
      season.players.map((player, index): Line => Object.assign({ season, index }, player)),
    );
  const idsByBirth = new Map(
    lines.map((line) => [formatNameAndBirth(line), line.nhl_id ?? undefined]),
  );
  for (const line of lines) if (line.nhl_id) idsByBirth.set(formatNameAndBirth(line), line.nhl_id);
  const idOf = (line: Line) => {
    const ownId = OWN_IDS[line.databank_id ?? formatNameAndBirth(line)];
    const id = ownId ?? line.nhl_id ?? idsByBirth.get(formatNameAndBirth(line));
    if (id === undefined)
      throw new Error(`Give ${formatNameAndBirth(line)} an id in identities.ts.`);
    return id;
  };
  return [...Map.groupBy(lines, idOf)]
    .map(([id, lines]) => ({ id, lines: lines as Person['lines'] }))
    .toSorted((a, b) => a.id - b.id);
}

function formatNameAndBirth({ first_name, last_name, birth_date, season }: Line): string {
  return `${first_name} ${last_name}, ${birth_date ?? `unknown in ${season.year}`}`;
}

export function getPersonName({ lines }: Person): { first_name: string; last_name: string } {
  const { first_name, last_name } = lines.at(-1) ?? lines[0];
  return { first_name, last_name };
}

export function getBirthDate({ lines }: Person): string | null {
  return lines.find(({ birth_date }) => birth_date)?.birth_date ?? null;
}
