import type { Coach } from '@desert/contract/coaches';
import source from './coaches.json' with { type: 'json' };
import type { SourceSeason } from './seasons.ts';
import { slugOf } from './slugs.ts';

interface Stint {
  season: string;
  name: string;
  games: number;
  results: [wins: number, losses: number, ties: number, overtime_losses: number];
  playoffs: { games: number; wins: number; losses: number };
}

type Row = [
  season: string,
  name: string,
  games: number,
  wins: number,
  losses: number,
  ties: number,
  overtime_losses: number,
  playoff_games: number,
  playoff_wins: number,
  playoff_losses: number,
];

/** Coaching stints, oldest first. A season with two coaches has two. */
export const stints = (source.stints as Row[]).map((row): Stint => {
  const [season, name, games, ...rest] = row;
  const [wins, losses, ties, overtimeLosses, playoffGames, playoffWins, playoffLosses] = rest;
  return {
    season,
    name,
    games,
    results: [wins, losses, ties, overtimeLosses],
    playoffs: { games: playoffGames, wins: playoffWins, losses: playoffLosses },
  };
});

export function coaches(seasons: SourceSeason[]): Coach[] {
  const teamNames = new Map(seasons.map(({ year, team_name }) => [year, team_name]));
  return [...Map.groupBy(stints, ({ name }) => name)].map(([name, own]) =>
    coach(name, own, teamNames),
  );
}

function coach(name: string, own: Stint[], teamNames: Map<string, string>): Coach {
  const years = [...new Set(own.map(({ season }) => season))];
  return {
    slug: slugOf(name),
    name,
    first_season: years[0] ?? '',
    last_season: years.at(-1) ?? '',
    seasons: years.length,
    ...totalsOf(own),
    lines: own.map((stint) =>
      Object.assign(totalsOf([stint]), {
        year: stint.season,
        team_name: teamNames.get(stint.season) ?? '',
      }),
    ),
    awards: source.jack_adams.flatMap(([season = '', winner]) => (winner === name ? [season] : [])),
  };
}

function totalsOf(own: Stint[]) {
  const sum = (valueOf: (stint: Stint) => number) =>
    own.reduce((all, stint) => all + valueOf(stint), 0);
  const playoffs = sum((stint) => stint.playoffs.games);
  return {
    games: sum(({ games }) => games),
    record: [0, 1, 2, 3].map((at) => sum(({ results }) => results[at] ?? 0)).join('-'),
    playoff_record:
      playoffs > 0
        ? `${sum((stint) => stint.playoffs.wins)}-${sum((stint) => stint.playoffs.losses)}`
        : null,
  };
}
