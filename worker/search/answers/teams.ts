/** Answers about seasons and coaches: records, playoffs, captains, awards. */
import type { Coach } from '@desert/contract/history/coaches';
import { formatSeasonYear, formatYears } from '@desert/contract/history/seasons';
import { readDocument, readDocuments } from '../../history/documents.ts';
import { type QuestionInput, formatTextList, type Shape } from './shapes.ts';

const readTeam = async ({ database, question }: QuestionInput) => {
  const team = await readDocument(database, `teams/${question.season}`);
  return team && { team, name: `${team.year} ${team.team_name}`, href: `/history/${team.year}/` };
};

type Season = NonNullable<Awaited<ReturnType<typeof readTeam>>>;

const answerSeason =
  (answer: (season: Season, groups: string[]) => string | null): Shape[1] =>
  async (input, groups) => {
    const season =
      input.question.players.length + input.question.opponents.length > 0
        ? null
        : await readTeam(input);
    const sentence = season && answer(season, groups);
    return season && sentence ? { sentence, href: season.href } : null;
  };

const answerCoach: Shape[1] = async ({ question }) => {
  const [coach, ...more] = question.coaches;
  if (!coach || more.length > 0) return null;
  return { sentence: describeCoachRecord(coach), href: `/history/coaches/${coach.slug}` };
};

const describeCoachRecord = ({ name, games, record, playoff_record, ...years }: Coach) =>
  `${name}’s record as head coach is ${record} in ${games} games, ${formatYears(years)}, by the coaches of each season${playoff_record ? `, and ${playoff_record} in the playoffs` : ''}.`;

const recordText = ({ team, name }: Season) =>
  `The ${name} were ${team.record} with ${team.facts?.points} points. ${team.playoffs}.`;

/** 'In 2012' may be the spring or the season that began: both are said. The '2012 playoffs' are those of 2011-12. */
const answerPlayoffs: Shape[1] = async ({ database, question }) => {
  if (question.players.length + question.opponents.length > 0) return null;
  const [, year] = /\b(?:in|of) ((?:19|20)\d\d)\W*$/i.exec(question.asked) ?? [];
  const starts =
    year === undefined
      ? [question.season ?? '']
      : [Number(year) - 1, Number(year)].map(formatSeasonYear);
  const teams = await readDocuments(
    database,
    starts.map((season) => `teams/${season}` as const),
  );
  const [first] = teams;
  if (!first) return null;
  const texts = teams.map(
    ({ year: season, team_name, playoffs }) => `The ${season} ${team_name}: ${playoffs}.`,
  );
  return { sentence: texts.join(' '), href: `/history/${first.year}/` };
};

export const TEAM_SHAPES: Shape[] = [
  [
    /^(?:how )?(?:(?:win loss )?record|do|did|good|fare|finish)? ?@y(?: record| do)?$/,
    answerSeason(recordText),
  ],
  [
    /^(?:how many )?#(points|wins|losses|goals|goals_against) (?:win |lose |won |lost |allow |allowed )?@y$/,
    answerSeason(({ team, name }, [text = '', stat]) => {
      const { record, facts } = team;
      const parts = record.split('-').map(Number);
      const source = 'by the final standings';
      if (!facts) return null;
      if (stat === 'points')
        return `The ${name} had ${facts.points} points (${record}), ${source}.`;
      if (stat === 'wins') return `The ${name} won ${parts[0]} games (${record}), ${source}.`;
      if (stat === 'losses') {
        const isLate = parts.length === 4 || Number(team.year.slice(0, 4)) >= 2005;
        return `The ${name} lost ${parts[1]} games in regulation${isLate ? ` and ${parts.at(-1)} in overtime or a shootout` : ' or overtime'} (${record}), ${source}.`;
      }
      return stat === 'goals' && !text.includes('allow')
        ? `The ${name} scored ${facts.goals_for} goals, ${source}.`
        : `The ${name} allowed ${facts.goals_against} goals, ${source}.`;
    }),
  ],
  [
    /^(?:who |how far |when )?(?:(?:go|went|knocked out|eliminated|lose|lost|reach|miss|missed|qualify) ?)*(?:playoffs @y|@y playoffs)(?: run| result| go)?$|^(?:how far|who) (?:go |went |eliminated |knocked out )?@y$/,
    answerPlayoffs,
  ],
  [
    /^(?:who )?(?:head )?(?:coach|coached|coaches|coaching|behind bench)(?: @y)$|^@y (?:head )?coach$/,
    answerSeason(
      ({ team, name }) => `${formatTextList(team.coach.split(', '))} coached the ${name}.`,
    ),
  ],
  [
    /^(?:who )?(?:captain|captained|wore c|wear c)(?: @y)$|^@y captain$/,
    answerSeason(({ team, name }) => {
      const { captains } = team.facts ?? {};
      if (!captains) return null;
      if (captains.length === 0) return `The ${name} had no captain.`;
      return `${formatTextList(captains.map((captain) => captain.name))} ${captains.length > 1 ? 'were captains' : 'was captain'} of the ${name}.`;
    }),
  ],
  [
    /^(?:when |how |how many )?(?:(?:all[- ]time |coaching |win loss )?record |#wins |#gp |games )?@c(?: (?:coach(?:ing|ed)? ?)?(?:record|coached|win coach|coach|win|do))?$/,
    answerCoach,
  ],
  [
    /^(?:who )?(?:won|win|winner|winners) (?:jack (?:adams|@p)|coach year)(?: award| trophy)?$|^jack (?:adams|@p)(?: winners?| award)*$/,
    async ({ coaches }) => {
      const won = coaches.flatMap(({ name, awards }) =>
        awards.map((season) => `${name} (${season})`),
      );
      return won.length > 0
        ? {
            sentence: `Jack Adams Awards of the franchise’s coaches: ${formatTextList(won)}.`,
            href: '/history/coaches',
          }
        : null;
    },
  ],
  [
    /^(?:most|record|highest|best)(?: team)? #(wins|points) (?:season|single season)$|^(best|worst) season(?: record)?$|^(fewest|least) #(wins|points) season$/,
    async ({ database, question }, [, , which]) => {
      if (which === undefined) return null;
      const teams = (await readDocument(database, 'teams')) ?? [];
      const share = ({ record }: { record: string }) => {
        const parts = record.split('-').map(Number);
        const games = parts.reduce((sum, value) => sum + value, 0);
        return (
          (2 * (parts[0] ?? 0) + parts.slice(2).reduce((sum, value) => sum + value, 0)) /
          (2 * games)
        );
      };
      const isBest = which === 'best';
      const [first] = teams.toSorted((a, b) => (share(b) - share(a)) * (isBest ? 1 : -1));
      if (!first || question.own.length > 1) return null;
      return {
        sentence: `By the share of points, the ${isBest ? 'best' : 'worst'} season was ${first.year}: the ${first.team_name} were ${first.record}.`,
        href: `/history/${first.year}/`,
      };
    },
  ],
];
