/** Facts about how a game ended: result, score, overtime, shutout, margin. */
import { scoreText } from '@desert/contract/history/game-text';
import { type Fact, gradeDistance, type Phrase, takePhrases, defineTrait } from './facts.ts';
import { type IndexedGame, getMargin } from './games.ts';
import type { TextReader } from './text.ts';

const ROUT =
  'crush(?:ed|ing)?|destroy(?:ed|ing)?|demolish(?:ed)?|hammer(?:ed|ing)?|blew out|blow ?outs?|blown out|rout(?:ed|ing)?|smok(?:ed|ing)|thump(?:ed|ing)|embarrass(?:ed|ing)?|kill(?:ed|ing)|slaughter(?:ed)?|trounc(?:ed|ing)|pound(?:ed|ing)|thrash(?:ed|ing)|lopsided|ran over|massacre|lit up|obliterated|walloped|dominated|steamrolled';
const WIN = `won|wins?|beats?|beat(?:ing)?|defeat(?:ed)?|victory|blank(?:ed|s)|edg(?:ed|es)|topp(?:ed|s)|upset|downed|knocked off|outscored|got past|took down|doubled|${ROUT}`;
const LOSS = 'lost|loses?|loss|losing|fell|dropped|defeated by|defeat';
const BEATEN = `beat(?:en)?|shut ?out|blank(?:ed)|defeated|edged|upset|${ROUT}`;
const RIVAL = '@(?:o|them)';

/** 1 for a win, -1 for a loss; 0 if unknown. */
function takeResult(text: string): number {
  const has = (pattern: string) => new RegExp(pattern, 'i').test(text);
  const rivalWon = `${RIVAL}(?:'s?)?(?: [a-z]+){0,2} (?:${WIN}|shut ?out)\\b(?! by @us)`;
  const isOurs = `@us(?: [a-z]+){0,3}? (?:${WIN})\\b`;
  const passive = '(?:got|get|were|was|been|being|getting) (?:[a-z]+ )?';
  const explicitLoss =
    has(rivalWon) ||
    has(`(?:${WIN}|shut ?out|past|beat up|over|to) @us\\b(?! ${LOSS})`) ||
    has(`@us(?: [a-z]+){0,3}? (?:${LOSS})\\b`) ||
    has(`(?:${WIN}) by (?:the )?${RIVAL}`);
  const explicitWin =
    (has(isOurs) && !has(`@us (?:[a-z]+ )?${passive}`)) ||
    has(
      `(?<!@o[^.;]{0,20})\\b(?:${WIN}|shut ?out)(?: over| against)? (?:the )?(?:[a-z]+ )?${RIVAL}`,
    ) ||
    has(`${RIVAL}(?: [a-z]+){0,2} (?:lost|fell|${passive}(?:${BEATEN}))\\b`);
  if (explicitWin !== explicitLoss) return explicitWin ? 1 : -1;
  if (has(`\\b${passive}(?:${BEATEN})`)) return -1;
  const [won, lost] = [has(`\\b(?:${WIN})\\b`), has(`\\b(?:${LOSS})\\b|heartbreak`)];
  return won === lost ? 0 : won ? 1 : -1;
}

const hasMargin =
  (least: number, most = Infinity) =>
  (game: IndexedGame) => {
    const margin = Math.abs(getMargin(game));
    return least <= margin && margin <= most;
  };
const describeMargin = (game: IndexedGame) => {
  const margin = Math.abs(getMargin(game));
  return margin === 1 ? 'by one goal' : `by ${margin} goals`;
};

const MARGINS: Phrase[] = [
  [new RegExp(`\\b(?:${ROUT})\\b`, 'gi'), hasMargin(3), describeMargin, 0.88],
  [
    /\b1[- ]goal (?:game|loss|win|lead)\b|\b(?:nail-?biter|heartbreak(?:er|ing)?|squeaker|close (?:game|1)|barely|edged|last[- ](?:second|minute))\b/gi,
    hasMargin(0, 1),
    describeMargin,
    0.85,
  ],
];

const COMEBACK =
  /\b(?:come-?backs?|came (?:all the way )?back|rall(?:y|ied)|after trailing|blew (?:a|the) (?:big )?lead)\b/gi;
/** The score of a part of a game or of a series. */
const OTHER_SCORE =
  /\b(?:up|down|trailing|led|trailed|leading|lead|series|from|after being|behind) (?:by )?\d[- ](?:to )?\d\b(?: down)?/gi;

export function takeEnding(memory: TextReader): Fact[] {
  const isTie =
    /\b(?:tie|draw|deadlock|ended tied|tied (?=\d))\b/i.test(memory.text) &&
    !/tie[- ]?(?:break|up)/i.test(memory.text);
  memory.has(OTHER_SCORE);
  const facts = takePhrases(memory, [[COMEBACK, hasMargin(1, 1), describeMargin, 0.6]]);
  const result = isTie ? 0 : takeResult(memory.text) || facts.length;
  const isSo = (game: IndexedGame) => Math.sign(getMargin(game)) === result;
  if (isTie)
    facts.push(defineTrait((game) => game.result === 'T', 'a tie', { trust: 0.85, scope: true }));
  else if (result !== 0)
    facts.push(defineTrait(isSo, result > 0 ? 'a win' : 'a loss', { trust: 0.92, scope: true }));
  facts.push(
    ...takeOvertime(memory),
    ...takeShutout(memory, result),
    ...takeScore(memory, result),
    ...takePhrases(memory, MARGINS),
  );
  memory.take(/\b(?:by|margin of) (\d{1,2})\b(?: goals?)?/gi, ([, goals]) =>
    facts.push(defineTrait(hasMargin(Number(goals), Number(goals)), describeMargin)),
  );
  return facts;
}

function takeOvertime(memory: TextReader): Fact[] {
  const isSaid = (pattern: RegExp) => memory.has(pattern);
  if (isSaid(/\b(?:double|2x?|2nd) ?(?:-| )?(?:overtime|ot)\b/gi))
    return [buildOvertimeFact('2OT', 'OT')];
  const shootout = isSaid(/\b(?:in (?:a|the) |a )?(?:shoot-?outs?|shoot outs?)\b/gi);
  const overtime = isSaid(
    /\b(?:overtime|over time|ot|sudden death|extra (?:time|period|frame)|65 minutes)\b/gi,
  );
  if (shootout) return [buildOvertimeFact('SO', 'OT')];
  return overtime ? [buildOvertimeFact('OT', 'SO')] : [];
}

function buildOvertimeFact(meant: string, near: string): Fact {
  const names: Record<string, string> = {
    OT: 'overtime',
    '2OT': 'double overtime',
    SO: 'a shootout',
  };
  return {
    scope: true,
    trust: [0.86, 0.08],
    grade: ({ overtime, result }) => {
      if (overtime === meant || (meant === 'OT' && overtime === '2OT'))
        return result === 'T' ? 1 : 0;
      return overtime === near ? 1 : 'miss';
    },
    reason: ({ overtime }, grade) =>
      grade === 'miss' || !overtime ? null : (names[overtime] ?? null),
  };
}

function takeShutout(memory: TextReader, result: number): Fact[] {
  const { text } = memory;
  if (
    !/\b(?:shut-? ?outs?|shut (?:the )?(?:@\w+ )?out|blank(?:ed|s|ing)|goose ?egg|clean sheet|scoreless|(?:nobody|no 1) scored)\b/i.test(
      text,
    )
  )
    return [];
  const side = result;
  const isSo = ({ goals_for, goals_against }: IndexedGame) =>
    (side >= 0 && goals_against === 0) || (side <= 0 && goals_for === 0);
  const near = ({ goals_for, goals_against, overtime }: IndexedGame) =>
    goals_against * goals_for === 0 || (overtime === 'SO' && goals_for + goals_against === 1);
  return [
    {
      scope: true,
      trust: [0.88, 0.06],
      grade: (game) => (isSo(game) ? 0 : near(game) ? 1 : 'miss'),
      reason: (_, grade) => (grade === 'miss' ? null : 'a shutout'),
    },
  ];
}

const MAX_GOALS = 15;

function takeScore(memory: TextReader, result: number): Fact[] {
  const facts: Fact[] = [];
  memory.take(
    /@(o|us|them)(?: won)? (\d{1,2})(?:,| -|-| and| to)? ?(?:the )?@(o|us|them) (\d{1,2})\b(?!-)/gi,
    ([, first, goals, second, other]) => {
      if ((first === 'us') === (second === 'us')) return false;
      const score = first === 'us' ? [goals, other] : [other, goals];
      facts.push(scoreFact(Number(score[0]), Number(score[1]), true));
      return true;
    },
  );
  memory.take(
    /(?<![\d-]|\$)(\d{1,2}) ?(?:-|to|:|–) ?(\d{1,2})\b(?!-\d|:\d|,\d|th|rd)(?: |-)?(?:goals)?/gi,
    ([, first, second]) => {
      const [a, b] = [Number(first), Number(second)];
      if (a > MAX_GOALS || b > MAX_GOALS || facts.length > 0) return false;
      const [high, low] = [Math.max(a, b), Math.min(a, b)];
      facts.push(result < 0 ? scoreFact(low, high, true) : scoreFact(high, low, result > 0));
      return true;
    },
  );
  return facts;
}

/** @param isSided whether it is known which goals are ours */
function scoreFact(ours: number, theirs: number, isSided: boolean): Fact {
  const off = ({ goals_for, goals_against }: IndexedGame) =>
    Math.abs(goals_for - ours) + Math.abs(goals_against - theirs);
  const swapped = ({ goals_for, goals_against }: IndexedGame) =>
    Math.abs(goals_for - theirs) + Math.abs(goals_against - ours);
  return {
    trust: [0.8, 0.13, 0.03],
    grade: (game) => {
      const distance = isSided ? off(game) : Math.min(off(game), swapped(game));
      if (distance > 0 && swapped(game) === 0) return 1;
      return gradeDistance(distance, 1, 2);
    },
    reason: (game, grade) => (grade === 0 || grade === 1 ? scoreText(game) : null),
  };
}

const NUMBER_OF_GOALS = '(\\d{1,2})(?: goals?\\b| times?\\b)?';

/** Goals of a team, after those of players are taken: 'they put 9 past us', 'we scored 7'. */
export function takeTeamGoals(memory: TextReader): Fact[] {
  const facts: Fact[] = [];
  const take = (pattern: string, ours: boolean) =>
    memory.take(new RegExp(pattern, 'gi'), ([whole = '', goals]) => {
      if (
        Number(goals) > MAX_GOALS ||
        /\d[- ]?(?:row|game|minute|year|day|saves?|shots?|assists?|points?)/i.test(whole)
      )
        return false;
      facts.push(buildGoalsFact(Number(goals), ours));
      return true;
    });
  const unit = '(?! ?(?:games?|minutes?|saves?|shots?|points?|assists?|seconds?|years?|-))';
  take(
    `${RIVAL}(?: [a-z]+){0,2}? (?:scored|put|got|had|hung|potted) ${NUMBER_OF_GOALS}${unit}`,
    false,
  );
  take(`\\b(?:gave up|allowed|conceded|surrendered) ${NUMBER_OF_GOALS}${unit}`, false);
  take(`\\b(?:put|hung) ${NUMBER_OF_GOALS} (?:past|on) @us`, false);
  take(`@us(?: [a-z]+){0,2}? (?:scored|put up|put|got|had|potted) ${NUMBER_OF_GOALS}${unit}`, true);
  take(`\\b(?:scored|put up) ${NUMBER_OF_GOALS}(?: goals)?${unit}`, true);
  if (memory.has(/\b(?:our |the )?(?:only|lone|single|sole) goal\b/gi))
    facts.push(buildGoalsFact(1, true));
  if (
    memory.has(
      /\b(?:high[- ]scoring|goal ?fest|shoot-?out of a game|wild 1|barn ?burner|track meet)\b/gi,
    )
  )
    facts.push(
      defineTrait((game) => game.goals_for + game.goals_against > 7, 'many goals', { trust: 0.75 }),
    );
  return facts;
}

function buildGoalsFact(goals: number, ours: boolean): Fact {
  return {
    trust: [0.75, 0.15],
    grade: ({ goals_for, goals_against }) =>
      gradeDistance(Math.abs((ours ? goals_for : goals_against) - goals), 1),
    reason: (game, grade) => (grade === 'miss' ? null : scoreText(game)),
  };
}
