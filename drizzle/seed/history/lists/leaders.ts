/** Lists of single seasons and playoffs. */
import type { ListColumn, ListRow, StoredList } from '@desert/contract/history/lists';
import { type Line, getBirthDate, type Person } from '../identities.ts';
import { toObjects, sumValues } from '../rows.ts';
import {
  buildList,
  defineHiddenColumn,
  type ListedPerson,
  defineNumberColumn,
  PLAYER_LINK,
  SEASON,
  SLUG,
  defineTextColumn,
} from './list.ts';
import { BOX_SCORES, DATABANK } from './sources.ts';
import source from './special.json' with { type: 'json' };

type Row = Record<string, ListRow[string] | undefined>;

interface Special {
  databank_id: string;
  season: string;
  power_play_goals: number;
  short_handed_goals: number;
  game_winning_goals: number;
  shots: number | null;
}

const specials = new Map(
  toObjects<Special>(source, source.rows).map((row) => [`${row.databank_id} ${row.season}`, row]),
);

export interface SeasonPerson extends ListedPerson {
  person: Person;
}

export const NAME: ListColumn = {
  key: 'player',
  label: 'Player',
  isRowHeading: true,
  link: PLAYER_LINK,
};
export const GAMES = defineNumberColumn('gp', 'Games played', 'GP');
export const SCORING = [
  defineNumberColumn('goals', 'Goals', 'G'),
  defineNumberColumn('assists', 'Assists', 'A'),
  defineNumberColumn('points', 'Points', 'P'),
];
const PENALTIES: ListColumn = {
  ...defineNumberColumn('pims', 'Penalty minutes', 'PIM'),
  unit: 'minutes',
};
const PLUS_MINUS: ListColumn = {
  ...defineNumberColumn('plus_minus', 'Plus/minus', '+/−'),
  format: 'signed',
};
const AVERAGES: ListColumn[] = [
  { ...defineNumberColumn('gaa', 'Goals-against average', 'GAA'), format: 'average' },
  { ...defineNumberColumn('svp', 'Save percentage', 'SV%'), format: 'fraction' },
];

/** Facts of the list's name, its sources and its first order. */
export const defineListMetadata = (
  name: string,
  title: string,
  about: string,
  sort = 'points-descending',
) => ({
  name,
  title,
  about,
  sort,
});

/** The seasons of persons, best first. */
function listLines(
  persons: SeasonPerson[],
  isListed: (line: Line) => boolean,
  rankOf: (line: Line) => number,
): { own: SeasonPerson; line: Line }[] {
  return persons
    .flatMap((person) =>
      person.person.lines.filter(isListed).map((line) => ({ own: person, line })),
    )
    .toSorted((a, b) => rankOf(b.line) - rankOf(a.line) || a.line.gp - b.line.gp);
}

export function listSkaterSeasons(persons: SeasonPerson[]): StoredList {
  const rows = listLines(
    persons,
    ({ position }) => position !== 'G',
    ({ points }) => points ?? 0,
  ).map(({ own, line }): Row => {
    const { season, position, gp, goals, assists, points, pims, plus_minus } = line;
    const { power_play_goals, short_handed_goals, game_winning_goals, shots } =
      specials.get(`${line.databank_id} ${season.year}`) ?? {};
    const special = { power_play_goals, short_handed_goals, game_winning_goals, shots };
    const type = isRookie(own, line) ? 'Rookie' : null;
    const counts = { gp, goals, assists, points, pims, plus_minus };
    const of = { player: own.name, slug: own.slug, season: season.year, team: season.team_name };
    return Object.assign(of, counts, special, { position, type });
  });
  return buildList(
    {
      ...defineListMetadata(
        'skater-seasons',
        'Single seasons',
        'Every regular season of every skater.',
      ),
      notes: [
        'Power-play, short-handed, and game-winning goals and shots are those of the Hockey Databank, to 2017-18. From 2018-19 on, they aren’t in this list.',
        'Rookies are players whom the franchise drafted, by the league’s rule: under 26 on September 15, and before that at most 25 games in one season and six in others. Our data has no games for other teams, so that rookies from elsewhere aren’t marked.',
      ],
      filters: ['season', 'team', 'position', 'type'],
      sources: [DATABANK, BOX_SCORES],
      columns: [
        NAME,
        SLUG,
        SEASON,
        defineTextColumn('position', 'Position', { short: 'Pos' }),
        defineHiddenColumn('team', 'Team'),
        defineHiddenColumn('type', 'Rookies'),
        GAMES,
        ...SCORING,
        PENALTIES,
        PLUS_MINUS,
        defineNumberColumn('power_play_goals', 'Power-play goals', 'PPG'),
        defineNumberColumn('short_handed_goals', 'Short-handed goals', 'SHG'),
        defineNumberColumn('game_winning_goals', 'Game-winning goals', 'GWG'),
        defineNumberColumn('shots', 'Shots on goal', 'SOG'),
      ],
    },
    rows,
  );
}

/** The league's rule, with the games that our seasons have: those of players who began with the franchise. */
function isRookie({ person, facts }: SeasonPerson, { season }: Line): boolean {
  const birth = getBirthDate(person);
  const start = `${season.startYear}-09-15`;
  const left = facts.trades.some(({ direction, date }) => direction === 'out' && date < start);
  if (!facts.draft || left || birth === null) return false;
  const before = person.lines.filter((line) => line.season.startYear < season.startYear);
  const most = before.map(({ gp }) => gp).toSorted((a, b) => b - a);
  return `${season.startYear - 26}-09-15` < birth && (most[0] ?? 0) <= 25 && (most[1] ?? 0) <= 6;
}

export function listGoalieSeasons(persons: SeasonPerson[]): StoredList {
  const rows = listLines(
    persons,
    ({ position }) => position === 'G',
    ({ wins }) => wins ?? 0,
  ).map(({ own, line }): Row => {
    const { season, gp, wins, losses, overtime_losses, shutouts, minutes, gaa, svp } = line;
    const counts = { gp, wins, losses, overtime_losses, shutouts, minutes, gaa, svp };
    const of = { player: own.name, slug: own.slug, season: season.year, team: season.team_name };
    return Object.assign(counts, of);
  });
  return buildList(
    {
      ...defineListMetadata(
        'goalie-seasons',
        'Goalies’ seasons',
        'Every regular season of every goalie.',
        'wins-descending',
      ),
      notes: ['Losses include those in overtime to 2003-04.'],
      filters: ['season', 'team'],
      sources: [DATABANK, BOX_SCORES],
      columns: [
        NAME,
        SLUG,
        SEASON,
        defineHiddenColumn('team', 'Team'),
        GAMES,
        defineNumberColumn('wins', 'Wins', 'W'),
        defineNumberColumn('losses', 'Losses', 'L'),
        defineNumberColumn('overtime_losses', 'Overtime losses', 'OTL'),
        defineNumberColumn('shutouts', 'Shutouts', 'SO'),
        { ...defineNumberColumn('minutes', 'Minutes', 'Min'), unit: 'minutes', format: 'count' },
        ...AVERAGES,
      ],
    },
    rows,
  );
}

export function listPlayoffs(persons: SeasonPerson[]): StoredList {
  const rows = persons
    .filter(({ facts }) => facts.playoffs.length > 0)
    .map(({ name, slug, person, facts: { playoffs } }) => ({
      player: name,
      slug,
      position: person.lines.at(-1)?.position ?? null,
      seasons: playoffs.length,
      gp: sumValues(playoffs, ({ gp }) => gp),
      goals: sumValues(playoffs, ({ goals }) => goals),
      assists: sumValues(playoffs, ({ assists }) => assists),
      points: sumValues(playoffs, ({ points }) => points),
      pims: sumValues(playoffs, ({ pims }) => pims),
    }));
  return buildList(
    {
      ...defineListMetadata(
        'playoffs',
        'Playoff totals',
        'Every skater’s playoffs with the franchise, from 1982 to 2020.',
      ),
      notes: [
        'Goalies’ playoffs are on their pages. Skaters who had no regular season with the franchise aren’t listed.',
      ],
      filters: ['position'],
      sources: [DATABANK, BOX_SCORES],
      columns: [
        NAME,
        SLUG,
        defineTextColumn('position', 'Position', { short: 'Pos' }),
        defineNumberColumn('seasons', 'Playoffs'),
        GAMES,
        ...SCORING,
        PENALTIES,
      ],
    },
    rows.toSorted((a, b) => b.points - a.points || b.goals - a.goals),
  );
}
