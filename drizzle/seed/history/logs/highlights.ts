/** Best games, streaks and milestones, as far as box scores prove them. */
import { formatGameLabel, gamePath } from '@desert/contract/history/game-text';
import type { ListHighlight } from '@desert/contract/history/lists';
import { boxScoreDates } from '../games/games.ts';
import type { PlacedGame } from '../games/log.ts';
import type { Person } from '../identities.ts';
import { compareText, sumValues } from '../rows.ts';
import type { Appearance } from './appearances.ts';

const LIST_LENGTH = 5;

export interface PlayedGame extends Appearance {
  game: PlacedGame;
}

/** @param all regular-season and playoff games of the franchise, oldest first */
export function findHighlights(
  person: Person,
  played: PlayedGame[],
  all: PlacedGame[],
): ListHighlight[] {
  const isGoalie = played.every(({ goalie }) => goalie !== null);
  const hatTricks = played.filter(({ goals }) => goals >= 3);
  const shutouts = played.filter(isShutout);
  return [
    { heading: 'Best games', facts: listBestGames(played, isGoalie) },
    {
      heading: 'Hat tricks',
      facts: hatTricks.map((game) => toHighlightFact(game, formatGoalsAndAssists(game))),
    },
    {
      heading: 'Shutouts',
      facts: shutouts.map((game) => toHighlightFact(game, formatSaves(game))),
    },
    { heading: 'Longest streaks', facts: findStreaks(played, all, isGoalie) },
    { heading: 'Milestones with the franchise', facts: findMilestones(person, played, all) },
  ].filter(({ facts }) => facts.length > 0);
}

function toHighlightFact({ game }: PlayedGame, text: string): ListHighlight['facts'][number] {
  return { text: `${text}, ${formatGameLabel(game)}`, path: gamePath(game.date) };
}

const formatAmount = (number: number, singular: string) =>
  `${number} ${singular}${number === 1 ? '' : 's'}`;
const formatGoalsAndAssists = ({ goals, assists }: Appearance) =>
  [goals && formatAmount(goals, 'goal'), assists && formatAmount(assists, 'assist')]
    .filter(Boolean)
    .join(', ');
const formatSaves = ({ goalie }: Appearance) => formatAmount(goalie?.saves ?? 0, 'save');

/** The league's rule: the goalie alone had the game, and the score has no goal but that of a lost shootout. */
function isShutout({ goalie, time_on_ice, game }: PlayedGame): boolean {
  const [minutes = 0] = (time_on_ice ?? '').split(':').map(Number);
  return (
    goalie?.goals_against === 0 &&
    game.goals_against - countShootoutGoals(game) === 0 &&
    minutes >= 59
  );
}

/** A lost shootout counts as a goal against in the score only. */
function countShootoutGoals({ overtime, result }: PlacedGame): number {
  return overtime === 'SO' && result !== 'W' ? 1 : 0;
}

function listBestGames(played: PlayedGame[], isGoalie: boolean): ListHighlight['facts'] {
  const rank = ({ points, goals, goalie }: Appearance) =>
    isGoalie ? (goalie?.saves ?? 0) : 100 * points + goals;
  const best = played
    .filter(({ points, game }) => (isGoalie ? game.result === 'W' : points > 1))
    .toSorted((a, b) => rank(b) - rank(a) || compareText(b.date, a.date));
  return best
    .slice(0, LIST_LENGTH)
    .map((game) =>
      toHighlightFact(
        game,
        isGoalie ? `${formatSaves(game)} in a win` : formatGoalsAndAssists(game),
      ),
    );
}

/** Runs in one regular season, over his own games. A game of the team without a box score ends a run. */
function findStreaks(
  played: PlayedGame[],
  all: PlacedGame[],
  isGoalie: boolean,
): ListHighlight['facts'] {
  const dates = new Set(boxScoreDates);
  const unknown = all.filter(({ date, round }) => round === null && !dates.has(date));
  const stretches = new Map(
    all.map(({ date, season }) => {
      const before = unknown.filter((game) => game.season === season && game.date < date).length;
      return [date, `${season} ${before}`];
    }),
  );
  const regular = played.filter(({ game }) => game.round === null);
  const runs = (fits: (game: PlayedGame) => boolean) => {
    let [run, best]: PlayedGame[][] = [[], []];
    for (const eachGame of regular) {
      const goesOn = run?.[0] && stretches.get(run[0].date) === stretches.get(eachGame.date);
      run = fits(eachGame) ? [...(goesOn ? (run ?? []) : []), eachGame] : [];
      if (run.length >= (best?.length ?? 0)) best = run;
    }
    return best ?? [];
  };
  const kinds: [string, (game: PlayedGame) => boolean][] = isGoalie
    ? [['wins', ({ goalie }) => goalie?.decision === 'W']]
    : [
        ['games with a goal', ({ goals }) => goals > 0],
        ['games with a point', ({ points }) => points > 0],
      ];
  return kinds.flatMap(([name, fits]) => {
    const run = runs(fits);
    const last = run.at(-1);
    if (!last || run.length < 3) return [];
    const text = `${run.length} ${name} in a row, through ${formatGameLabel(last.game)}`;
    return [{ text, path: gamePath(last.date) }];
  });
}

type Counted = 'gp' | 'goals' | 'assists' | 'points' | 'wins';

const MILESTONES: [name: Counted, label: string, step: number][] = [
  ['gp', 'game', 100],
  ['goals', 'goal', 50],
  ['assists', 'assist', 100],
  ['points', 'point', 100],
  ['wins', 'win', 50],
];

function readCount({ goals, assists, points, goalie }: Appearance, name: Counted): number {
  const counts = { gp: 1, goals, assists, points, wins: Number(goalie?.decision === 'W') };
  return counts[name];
}

/**
 * The games in which a total of regular seasons reached a multiple of the step, and the first. They follow from the totals of the
 * seasons before and the box scores of the season, if these sum up to his season; the rest is of its one game without.
 */
function findMilestones(
  { lines }: Person,
  played: PlayedGame[],
  all: PlacedGame[],
): ListHighlight['facts'] {
  const dates = new Set(boxScoreDates);
  return MILESTONES.flatMap(([name, label, step]) => {
    let total = 0;
    return lines.flatMap((line) => {
      const value = line[name] ?? null;
      if (value === null || (name !== 'wins' && name !== 'gp' && line.position === 'G')) return [];
      const games = played.filter(
        ({ season, game }) => season === line.season.year && game.round === null,
      );
      const missing = all.filter(
        ({ season, date, round }) =>
          season === line.season.year && round === null && !dates.has(date),
      );
      const rest = value - sumValues(games, (game) => readCount(game, name));
      const start = total;
      total += value;
      if (missing.length > 1 || (missing.length === 0 && rest !== 0) || rest < 0) return [];
      const [gap] = missing;
      return games.flatMap((game, at) => {
        const before = start + sumValues(games.slice(0, at), (other) => readCount(other, name));
        const from = before + (gap && gap.date < game.date ? rest : 0);
        const to = from + readCount(game, name);
        const reached = from === 0 && to > 0 ? 1 : Math.floor(to / step) * step;
        return from < reached && reached <= to
          ? [toHighlightFact(game, `${formatOrdinal(reached)} ${label}`)]
          : [];
      });
    });
  });
}

function formatOrdinal(number: number): string {
  return number === 1 ? '1st' : `${number}th`;
}
