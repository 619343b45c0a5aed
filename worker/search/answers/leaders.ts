/** Answers about who led in a stat: of all time, in one season, in a season of the team. */
import type { Figure } from '@desert/contract/history/figures';
import { formatFullName } from '@desert/contract/history/roster';
import { readDocument } from '../../history/documents.ts';
import { formatTextList, type Shape } from './shapes.ts';
import { AVERAGES, formatStatCount } from './stats.ts';

export const LEADER_SHAPES: Shape[] = [
  [
    /^(?:who )?(?:play(?:ed)? )?(?:(?:most|leader|led|leads|lead|highest|top)(?: all time| all-time)?|(?:all[- ]time )?(?:leader|leading|most)) #(goals|assists|points|pims|wins|shutouts|gp|gaa|svp)(?: leaders?| all[- ]time)?$|^(?:all[- ]time )?#(goals|assists|points|pims|wins|shutouts) leaders?$|^(?:who )?(?:all[- ]time )?(?:leading|top) (scorer|goal scorer|#goals scorer|#goals r)$/,
    async ({ database }, [, stat, leader, scorer = '']) => {
      const figureName = stat ?? leader ?? (/goal/.test(scorer) ? 'goals' : 'points');
      const figure = (figureName === 'gp' ? 'games' : figureName) as Figure;
      const leaders = await readDocument(database, `leaders/franchise/${figure}`);
      const [list] = leaders?.figures ?? [];
      const [best] = list?.leaders ?? [];
      if (!best || !list) return null;
      const tied = list.leaders.filter(({ rank }) => rank === 1).map(({ name }) => name);
      const average = AVERAGES[figureName];
      const value = average
        ? `${average[0]}, ${best.value.toFixed(average[1]).replace(/^0(?=\.\d{3})/, '')}`
        : formatStatCount(figureName, best.value);
      const least =
        list.least_games === null ? '' : `, among players with at least ${list.least_games} games`;
      return {
        sentence: `${formatTextList(tied)} ${tied.length > 1 ? 'have' : 'has'} the ${average ? 'best' : 'most'} with the franchise: ${value} in the regular season${least}.`,
        href: `/history/leaders?figure=${figure}`,
      };
    },
  ],
  [
    /^(?:who )?(?:most|record|highest) #(goals|assists|points|pims|wins|shutouts)(?: goalie| goaltender)? (?:single[- ])?season(?: goalie| goaltender)?$|^(?:single[- ]season )(?:record |most )?#(goals|assists|points|pims|wins|shutouts)(?: record)?$/,
    async ({ database, question }, [, stat, other = '']) => {
      const figure = stat ?? other;
      // The team has records of its own.
      if (/\b(?:team|club|franchise)\b/i.test(question.asked)) return null;
      if (figure === 'wins' && !/\bgoal(?:ie|tender)\b/i.test(question.asked)) return null;
      const bests = await readDocument(database, 'season-bests');
      const ownBests = bests?.filter((best) => best.figure === figure) ?? [];
      const [first] = ownBests;
      if (!first) return null;
      const names = ownBests.map(({ name, year }) => `${name} (${year})`);
      return {
        sentence: `${formatTextList(names)} had the most in one season: ${formatStatCount(figure, first.value)}, by the regular-season stats of every roster.`,
        href: `/history/players/${first.slug}`,
      };
    },
  ],
  [
    /^(?:who )?(?:led|most|leader|lead|leading|top|highest)(?: (scorer|goal scorer|#goals scorer|#goals r|point scorer))?(?: #(goals|assists|points|pims|wins|shutouts))? @y$|^@y (?:leading |top )(scorer)$|^(?:who )?#(goals|assists|points|pims) leader @y$/,
    async ({ database, question }, [, scorer, stat, other, third]) => {
      const figure =
        stat ??
        third ??
        (/goal/.test(scorer ?? '') ? 'goals' : (scorer ?? other) ? 'points' : undefined);
      const team = await readDocument(database, `teams/${question.season}`);
      if (!figure || !team) return null;
      const lines = team.players;
      const value = (line: object) => Number((line as Record<string, unknown>)[figure] ?? -1);
      const best = Math.max(...lines.map(value));
      const tied = lines.filter((line) => value(line) === best).map(formatFullName);
      if (best < 1) return null;
      return {
        sentence: `${formatTextList(tied)} led the ${team.year} ${team.team_name} with ${formatStatCount(figure, best)}${tied.length > 1 ? ' each' : ''}, by the stats of the roster.`,
        href: `/history/${team.year}/`,
      };
    },
  ],
];
