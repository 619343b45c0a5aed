/** Answers about players: their stats, numbers, years, draft and awards. */
import { formatDay } from '@desert/contract/history/months';
import type { PlayerDetail, PlayerSeasonLine } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { formatYears } from '@desert/contract/history/seasons';
import { readDocument } from '../../history/documents.ts';
import { hasPlayedSeasons } from '../../history/players.ts';
import { type QuestionInput, formatTextList, type Shape } from './shapes.ts';
import { AVERAGES, formatStatCount, formatStatPhrase, NOUNS } from './stats.ts';

type Line = Partial<Record<string, unknown>> & Pick<PlayerSeasonLine, 'year' | 'gp'>;

/** How many times the games of all others of the same name make clear who is meant. */
const CLEARLY_MORE = 20;

/** The player of the name, who played in the season if one is asked for; null if it may be another one. */
async function findOnly({ database, question }: QuestionInput): Promise<Player | null> {
  const { players, season } = question;
  const [some = [], ...more] = players;
  const start = Number(season?.slice(0, 4));
  const fit = some.filter((player) => season === undefined || hasPlayedSeasons(player, start));
  const [only, other] = (fit.length > 0 ? fit : some).toSorted((a, b) => b.gp - a.gp);
  if (!only || more.length > 0 || (other && only.gp < CLEARLY_MORE * other.gp)) return null;
  const detail = await readDocument(database, `players/${only.slug}`);
  return detail
    ? { detail, name: formatFullName(only), href: `/history/players/${only.slug}` }
    : null;
}

type Player = { detail: Omit<PlayerDetail, 'list' | 'photos'>; name: string; href: string };

const answerPlayer =
  (answer: (player: Player, input: QuestionInput, groups: string[]) => string | null): Shape[1] =>
  async (input, groups) => {
    const player = await findOnly(input);
    const sentence = player && answer(player, input, groups);
    return player && sentence ? { sentence, href: player.href } : null;
  };

const isGoalie = ({ detail }: Player) => detail.positions[0] === 'G';

function describeStat(player: Player, input: QuestionInput, stat: string): string | null {
  const { detail, name } = player;
  const { season } = input.question;
  const lines = detail.lines as unknown as Line[];
  const ownLines = season === undefined ? lines : lines.filter(({ year }) => year === season);
  const team = ownLines.at(-1)?.['team_name'] as string | undefined;
  if (!team) return `${name} didn’t play for the franchise in ${season}, by its rosters.`;
  const when =
    season === undefined
      ? `in ${ownLines.length} ${ownLines.length === 1 ? 'season' : 'seasons'} with the franchise`
      : `in ${season} for the ${team}`;
  if (stat === 'seasons')
    return season
      ? null
      : `${name} played ${ownLines.length} ${ownLines.length === 1 ? 'season' : 'seasons'} with the franchise, ${formatYears(detail)}.`;
  const source = `${season === undefined ? 'summed over' : 'by'} the regular-season stats`;
  const average = AVERAGES[stat];
  if (average) {
    const value =
      season === undefined
        ? detail.totals[stat as 'gaa']
        : (ownLines[0]?.[stat] as number | null | undefined);
    return typeof value === 'number'
      ? `${name} had a ${average[0]} of ${value.toFixed(average[1]).replace(/^0(?=\.\d{3})/, '')} ${when}, ${source}.`
      : null;
  }
  const values = ownLines.map((line) => line[stat]);
  const numbers = values.filter((value): value is number => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  if (numbers.length === 0 || (stat === 'losses' && numbers.length < values.length)) return null;
  if (stat === 'plus_minus')
    return numbers.length < values.length
      ? null
      : `${name} was ${sum > 0 ? '+' : ''}${sum} ${when}, ${source}.`;
  const least = numbers.length < values.length ? 'at least ' : '';
  return `${name} ${formatStatPhrase(stat, sum, least)} ${when}, ${source}.`;
}

/** Stats of the playoffs, which are known for whole careers with the franchise. */
function describePlayoffStat(
  { detail, name }: Player,
  { question }: QuestionInput,
  stat: string,
): string | null {
  const { season } = question;
  const lines = [
    ...(detail.facts?.playoffs ?? []),
    ...(detail.facts?.goalie_playoffs ?? []),
  ] as unknown as Line[];
  const ownLines = lines.filter(({ year }) => season === undefined || year === season);
  const numbers = ownLines.flatMap((line) => (typeof line[stat] === 'number' ? [line[stat]] : []));
  if (
    ownLines.length === 0 ||
    numbers.length < ownLines.length ||
    stat === 'plus_minus' ||
    !NOUNS[stat]
  )
    return null;
  const sum = numbers.reduce((total, value) => total + value, 0);
  const when =
    season === undefined
      ? `in ${ownLines.length} playoff ${ownLines.length === 1 ? 'year' : 'years'} with the franchise`
      : `in the playoffs of ${season}`;
  return `${name} ${formatStatPhrase(stat, sum)} ${when}, by the playoff stats.`;
}

const STAT = '#(goals|assists|points|pims|plus_minus|wins|losses|shutouts|gp|gaa|svp|seasons)';

function describeDraft({ detail, name }: Player): string | null {
  const { draft } = detail.facts ?? {};
  return draft
    ? `The ${draft.team} drafted ${name} in ${draft.year}, number ${draft.overall} overall.`
    : null;
}

export const PLAYER_SHAPES: Shape[] = [
  [
    new RegExp(`^(?:how many )?(?:playoffs )?${STAT} @p(?: play| playoffs?)?(?: @y)?$`),
    answerPlayer((player, input, [, stat = '']) =>
      /playoffs/.test(input.question.text)
        ? describePlayoffStat(player, input, stat)
        : describeStat(player, input, stat),
    ),
  ],
  [
    new RegExp(`^@p (?:@y )?${STAT}(?: @y)?$`),
    answerPlayer((player, input, [, stat = '']) => describeStat(player, input, stat)),
  ],
  [
    new RegExp(
      `^(?:how many )?(?:@p )?${STAT} (?:@p )?(?:@y playoffs|playoffs(?: @y)?)$|^@p playoffs? ${STAT}$`,
    ),
    answerPlayer((player, input, [, stat, other = '']) =>
      describePlayoffStat(player, input, stat ?? other),
    ),
  ],
  [
    /^(?:jersey |sweater )?(?:number|#) (?:@p(?: wear| wore| worn)?|wear @p|wore @p)(?: @y)?$|^@p(?: jersey| sweater)? number$/,
    answerPlayer(({ detail, name }, { question: { season } }) => {
      const { worn } = detail;
      const ownNumbers = worn.filter(
        ({ seasons }) => season === undefined || seasons.includes(season),
      );
      if (ownNumbers.length === 0) return null;
      const numbers = ownNumbers.map(({ number, seasons }) =>
        season === undefined && ownNumbers.length > 1
          ? `${number} (${seasons.length === 1 ? seasons[0] : `${seasons[0]} to ${seasons.at(-1)}`})`
          : String(number),
      );
      return `${name} wore number ${formatTextList(numbers)}${season ? ` in ${season}` : ''}, by the rosters whose numbers are known.`;
    }),
  ],
  [
    /^(?:who )?(?:wears?|wore|worn) (?:number |jersey |#)*(\d{1,2})(?: @y)?$|^(?:number |#)(\d{1,2})(?: @y)?$/,
    async ({ question: { season }, players }, [, number, other]) => {
      const worn = Number(number ?? other);
      const start = Number(season?.slice(0, 4));
      const wearers = players.filter(({ numbers }) => numbers.includes(worn));
      const ownPlayers = wearers.filter(
        (player) => season === undefined || hasPlayedSeasons(player, start),
      );
      // A season's number is only sure if the player had no other one.
      if (
        ownPlayers.length === 0 ||
        (season && (ownPlayers.length > 1 || ownPlayers[0]?.numbers.length !== 1))
      )
        return null;
      const most = ownPlayers.toSorted((a, b) => b.gp - a.gp);
      const names = most.slice(0, 3).map(formatFullName);
      const more = most.length - names.length;
      return {
        sentence:
          most.length === 1
            ? `${names[0]} wore number ${worn}${season ? ` in ${season}` : ''}, by the rosters whose numbers are known.`
            : `At least ${most.length} players wore number ${worn}: ${formatTextList([...names, ...(more > 0 ? [`${more} more`] : [])])}, by the rosters whose numbers are known.`,
        href: `/history/players?number=${worn}`,
      };
    },
  ],
  [
    /^(?:when|where|who|year|round|pick)* ?(?:@p (?:drafted|draft)|drafted @p|draft @p)(?: pick| year| position)?$/,
    answerPlayer(describeDraft),
  ],
  [
    /^(when|where) @p born$|^@p (birthday|birth ?place|hometown|birth date)$/,
    answerPlayer(({ detail, name }, _, [, word, noun = '']) => {
      const isPlace = word === 'where' || /place|town/.test(noun);
      if (isPlace)
        return detail.facts?.born_in ? `${name} was born in ${detail.facts.born_in}.` : null;
      return detail.birth_date ? `${name} was born on ${formatDay(detail.birth_date)}.` : null;
    }),
  ],
  [
    /^(?:when|how long|years) @p (?:play|played|join|leave|here)$|^(?:years )?@p(?: years)?$/,
    answerPlayer((player, { question }) => {
      const { detail, name } = player;
      if (question.text === '@p' && question.own.length > 0) return null;
      const { gp, goals, assists, wins } = detail.totals;
      const stats = isGoalie(player)
        ? wins === null
          ? ''
          : `, ${formatStatCount('wins', wins)}`
        : goals === null || assists === null
          ? ''
          : `, ${formatStatCount('goals', goals)} and ${formatStatCount('assists', assists)}`;
      return `${name} played for the franchise from ${formatYears(detail)}: ${formatStatCount('gp', gp)}${stats} in the regular season.`.replace(
        /from (\d{4}-\d\d):/,
        'in $1:',
      );
    }),
  ],
  [
    /^(?:how many )?(?:awards?|trophy|trophies)(?: won?)? @p(?: won?| win)?$|^@p (?:awards?|trophies)$/,
    answerPlayer(({ detail, name }) => {
      const awards = detail.facts?.awards ?? [];
      const texts = awards.map(({ season, award }) => `${award} (${season})`);
      return texts.length > 0
        ? `${name}’s league awards and All-Star Teams: ${formatTextList(texts)}.`
        : null;
    }),
  ],
];
