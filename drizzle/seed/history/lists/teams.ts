/** Lists of games against each opponent, and of team seasons. */
import type { StoredList } from '@desert/contract/history/lists';
import { toFranchise, type PlacedGame, Tally } from '../games/log.ts';
import { type Appearance, findAppearances } from '../logs/appearances.ts';
import { sumValues } from '../rows.ts';
import type { SourceSeason } from '../seasons.ts';
import { defineListMetadata, GAMES, NAME, SCORING, type SeasonPerson } from './leaders.ts';
import { buildList, defineNumberColumn, SEASON, SLUG, defineTextColumn } from './list.ts';
import { BOX_SCORES, DATABANK, SCORES } from './sources.ts';

export function listAgainst(persons: SeasonPerson[], games: PlacedGame[]): StoredList {
  const opponents = new Map(games.map(({ date, opponent }) => [date, toFranchise(opponent).name]));
  const regular = new Set(games.flatMap(({ date, round }) => (round === null ? [date] : [])));
  const rows = persons.flatMap(({ name, slug, id }) => {
    const appearances = findAppearances(id).filter(
      ({ date, goalie }) => regular.has(date) && goalie === null,
    );
    return [...Map.groupBy(appearances, ({ date }) => opponents.get(date) ?? '')].map(
      ([opponent, some]) => Object.assign(sumAppearances(some), { player: name, slug, opponent }),
    );
  });
  return buildList(
    {
      ...defineListMetadata(
        'against',
        'Against an opponent',
        'Skaters’ points against each opponent, in the box scores from 2009-10 on.',
      ),
      notes: [
        'Regular seasons only, without 2013-14 and 2017-18 and two other games whose box scores aren’t in our sources. Only players with a point against the opponent are listed.',
      ],
      filters: ['opponent'],
      sources: [BOX_SCORES, ...SCORES],
      columns: [NAME, SLUG, defineTextColumn('opponent', 'Opponent'), GAMES, ...SCORING],
    },
    rows
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points || b.goals - a.goals),
  );
}

function sumAppearances(some: Appearance[]) {
  return {
    gp: some.length,
    goals: sumValues(some, ({ goals }) => goals),
    assists: sumValues(some, ({ assists }) => assists),
    points: sumValues(some, ({ points }) => points),
  };
}

export function listTeamSeasons(seasons: SourceSeason[], games: PlacedGame[]): StoredList {
  const rows = seasons.map((season) => {
    const { year, startYear, team_name, record, points, wins, goals_for, goals_against } = season;
    const recordAt = (home: boolean) => {
      const ownGames = games.filter(
        (game) => game.season === year && game.round === null && game.home === home,
      );
      return new Tally(startYear, ownGames).record;
    };
    return {
      season: year,
      team: team_name,
      record,
      gp: season.games,
      wins,
      points,
      share: points / season.games / 2,
      goals_for,
      goals_against,
      home: recordAt(true),
      road: recordAt(false),
    };
  });
  return buildList(
    {
      ...defineListMetadata(
        'team-seasons',
        'Team seasons',
        'The 44 seasons of the franchise, side by side.',
        'share-descending',
      ),
      notes: [
        'Special teams of the team aren’t in our sources. Goals include those of won shootouts, from 2005-06 on.',
      ],
      filters: ['team'],
      sources: [DATABANK, ...SCORES],
      columns: [
        { ...SEASON, isRowHeading: true },
        defineTextColumn('team', 'Team'),
        defineTextColumn('record', 'Record'),
        GAMES,
        defineNumberColumn('wins', 'Wins', 'W'),
        defineNumberColumn('points', 'Points', 'P'),
        { ...defineNumberColumn('share', 'Points percentage', 'Pts%'), format: 'fraction' },
        defineNumberColumn('goals_for', 'Goals for', 'GF'),
        defineNumberColumn('goals_against', 'Goals against', 'GA'),
        defineTextColumn('home', 'Home'),
        defineTextColumn('road', 'Road'),
      ],
    },
    rows.toSorted((a, b) => b.share - a.share),
  );
}
