/** Facts about players: who scored and how often, who was in goal, who played. */
import type { IndexedPlayer } from '@desert/contract/history/players';
import { type Fact, type Grade, gradeDistance, defineTrait } from './facts.ts';
import {
  listBusySkaters,
  findGoalie,
  findSkater,
  type GoalieNight,
  type IndexedGame,
  type SkaterNight,
} from './games.ts';
import type { FoundName } from './names.ts';
import type { TextReader } from './text.ts';

/** Facts of a memory about players: goals, hat tricks, shutouts. */
interface Role {
  goals?: number;
  /** Scored, without a number. */
  scored?: boolean;
  assists?: number;
  points?: number;
  saves?: number;
  isGoalie?: boolean;
  isShutout?: boolean;
  fought?: boolean;
}

const ROLES: [pattern: RegExp, read: (number: number) => Role][] = [
  [/\b(?:natural )?(hat[- ]?tricks?|hatty|hattrick)\b/i, () => ({ goals: 3 })],
  [/\b(\d{1,2})[- ]points?\b/i, (points) => ({ points })],
  [/\b(\d{1,2}) assists?\b|\b(?:assisted|set up)(?: on)? (\d)\b/i, (assists) => ({ assists })],
  [/\b(?:an|another|1|the primary) assist\b/i, () => ({ assists: 1 })],
  [
    /\b(?:scored|had|got|netted|potted|notched|with|buried|added)(?: all)?(?: the| his)? (\d)\b(?! ?(?:assists?|points?|saves?|shots?|-|periods?|minutes?|games?)|\d|-)(?: times| goals| of)?/i,
    (goals) => ({ goals }),
  ],
  [/\b(\d)[- ]goals?\b|\b(\d) times\b/i, (goals) => ({ goals })],
  [
    /\b(?:scor(?:ed|es|ing|er)|goals?|winner|netted|potted|tally|buried|put it in|penalty shot|empty[- ]netter)\b/i,
    () => ({ scored: true }),
  ],
  [
    /\b(\d{2})[- ]?(?:saves?|stops)\b|\b(?:stopped|saved|made|turned away|turned aside) (?:all )?(\d{2})\b/i,
    (saves) => ({ saves, isGoalie: true }),
  ],
  [
    /\bshut ?-?outs?\b|\bshut (?:them|@\w+) out\b|\bblanked\b/i,
    () => ({ isShutout: true, isGoalie: true }),
  ],
  [
    /\b(?:in (?:net|goal|nets)|between the pipes|goalie|goaltender|netminder|stood on his head|started)\b/i,
    () => ({ isGoalie: true }),
  ],
  [
    /\b(?:fought|fight|fights|dropped the gloves|brawl|fighting|scrap|ejected|kicked out|penalty minutes|pims?|game misconduct)\b/i,
    () => ({ fought: true }),
  ],
];

const RUN = /@p\d+(?:(?: ?(?:,|&|and|with|plus|then|\/) ?)+@p\d+)*/g;

/** Facts about the players named in a text with tags. Words about players are taken. */
export function takePlayers(
  memory: TextReader,
  named: FoundName[],
  names: Map<string, string>,
): Fact[] {
  const players = named.flatMap(({ players: some }) => (some ? [some] : []));
  const facts: Fact[] = [];
  for (const sentence of memory.text.split(/(?<=[a-z~\d)])[.!?;]+(?= |$)/i)) {
    const runs = [...sentence.matchAll(RUN)];
    let [free, used] = [0, sentence];
    for (const [at, run] of runs.entries()) {
      const start = run.index + run[0].length;
      const end = runs[at + 1]?.index ?? sentence.length;
      const after = cutClause(sentence.slice(start, end));
      const before = sentence.slice(free, run.index);
      const role = readRole(after) ?? readRole(before.slice(-45), true);
      free = readRole(after) ? start + after.length : start;
      if (readRole(after)) used = used.replace(after, ' ~ ');
      for (const [, number] of run[0].matchAll(/@p(\d+)/g)) {
        const some = players[Number(number)] ?? [];
        facts.push(buildPlayerFact(some, role ?? {}, names));
      }
    }
    if (used !== sentence) memory.text = memory.text.replace(sentence, used);
  }
  return [...facts, ...takeNameless(memory, names)];
}

/** The part of a text that is still about the player before it: up to a score, or the next subject. */
function cutClause(text: string): string {
  const end = text.search(
    /\b(?:but|while|against|beat|lost|won|win|loss)\b|@(?:o|us|them)\b(?= [a-z]+ed\b)/i,
  );
  const isFar = end >= 0 && end < text.length;
  return isFar ? text.slice(0, Math.max(end, 0)) : text.slice(0, 70);
}

/** The end of a text that leads to its subject: 'a hat trick by Doan', 'goals: Doan'. */
const LEADS =
  /(?:by|from|for|of|when|where|had|with|and|:|~|saw|watched|featuring|courtesy of|goals?|assists?|tricks?|outs?|winner|scored|saves?)[ ,~:]*$/i;

function readRole(text: string, isBefore = false): Role | undefined {
  if (isBefore && !LEADS.test(text)) return undefined;
  let rest = text;
  const roles = ROLES.flatMap(([pattern, read]): Role[] => {
    const match = pattern.exec(rest);
    if (!match) return [];
    rest = rest.replace(pattern, ' ~ ');
    return [read(Number(match.slice(1).find((group) => /^\d+$/.test(group ?? ''))))];
  });
  // An earlier pattern says more.
  return roles.length > 0 ? Object.assign({}, ...roles.toReversed()) : undefined;
}

function buildPlayerFact(players: IndexedPlayer[], role: Role, names: Map<string, string>): Fact {
  const gradeOne = (game: IndexedGame, player: IndexedPlayer): Grade => {
    const isOnTeam = player.spans.some(([from, to]) => from <= game.start && game.start <= to);
    if (!game.skaters || !game.goalies) return isOnTeam ? 'unknown' : 'miss';
    const goalie = findGoalie(game, player.slug);
    if (goalie) return gradeGoalie(goalie, role);
    const skater = findSkater(game, player.slug);
    return skater ? gradeSkater(skater, role) : isOnTeam ? 2 : 'miss';
  };
  const best = (game: IndexedGame) => {
    const grades = players.map((player) => ({ player, grade: gradeOne(game, player) }));
    return grades.toSorted((a, b) => rankGrade(a.grade) - rankGrade(b.grade))[0];
  };
  return {
    trust: [0.74, 0.14, 0.06],
    grade: (game) => best(game)?.grade ?? 'miss',
    reason: (game) => {
      const { player, grade } = best(game) ?? {};
      if (!player || (grade !== 0 && grade !== 1)) return null;
      return findLine(names.get(player.slug) ?? player.slug, game, player.slug);
    },
  };
}

const rankGrade = (grade: Grade) => [0, 1, 2, 'unknown', 'miss'].indexOf(grade);

function gradeSkater({ goals, assists, pims }: SkaterNight, role: Role): Grade {
  const did = goals + assists > 0;
  const differences = [
    ...(role.goals === undefined ? [] : [Math.abs(goals - role.goals)]),
    ...(role.assists === undefined ? [] : [Math.abs(assists - role.assists)]),
    ...(role.points === undefined ? [] : [Math.abs(goals + assists - role.points)]),
    ...(role.scored && role.goals === undefined ? [goals > 0 ? 0 : 2] : []),
    ...(role.fought ? [pims >= 5 ? 0 : 2] : []),
  ];
  if (differences.length === 0) return did || pims >= 5 ? 0 : 1;
  const off = differences.reduce((sum, value) => sum + value, 0);
  if (off === 0) return 0;
  return did && off <= 2 ? 1 : 2;
}

function gradeGoalie({ saves, against, shots }: GoalieNight, role: Role): Grade {
  if (role.isShutout) return against === 0 && (shots ?? 0) > 10 ? 0 : 1;
  if (role.saves === undefined || saves === null) return (shots ?? 0) > 0 ? 0 : 2;
  const off = Math.min(Math.abs(saves - role.saves), Math.abs((shots ?? 0) - role.saves) + 1);
  return gradeDistance(Math.max(0, off), 3, 40);
}

const TIMES = ['', 'once', 'twice'];

function findLine(name: string, game: IndexedGame, slug: string): string {
  const goalie = findGoalie(game, slug);
  if (goalie)
    return goalie.saves === null ? `${name} in goal` : `${name} made ${goalie.saves} saves`;
  const { goals = 0, assists = 0, pims = 0 } = findSkater(game, slug) ?? {};
  const scored =
    goals === 0 ? '' : goals > 2 ? `scored ${goals} goals` : `scored ${TIMES[goals] ?? ''}`;
  const helped =
    assists === 0
      ? ''
      : `${goals > 0 ? '' : 'had '}${assists} ${assists === 1 ? 'assist' : 'assists'}`;
  const did = [scored, helped].filter(Boolean).join(', ');
  return `${name} ${did || (pims >= 5 ? `had ${pims} penalty minutes` : 'played')}`;
}

/** 'A hat trick', '45 saves', '53 shots', without a name. */
function takeNameless(memory: TextReader, names: Map<string, string>): Fact[] {
  const facts: Fact[] = [];
  if (memory.has(/\bhat[- ]?tricks?\b/gi)) {
    const scorers = (game: IndexedGame) =>
      listBusySkaters(game).filter(([, { goals }]) => goals > 2);
    facts.push(
      defineTrait(
        (game) => game.skaters && scorers(game).length > 0,
        (game) =>
          scorers(game)
            .map(([slug]) => findLine(names.get(slug) ?? slug, game, slug))
            .join(', '),
        { trust: 0.85 },
      ),
    );
  }
  const goalieFact = (of: 'saves' | 'shots', count: number): Fact => {
    const totalOf = ({ goalies }: IndexedGame) =>
      (goalies ?? []).reduce((sum, line) => sum + (line[of === 'shots' ? 1 : 2] ?? 0), 0);
    return {
      trust: [0.7, 0.2],
      grade: (game) =>
        game.goalies ? gradeDistance(Math.abs(totalOf(game) - count), 2) : 'unknown',
      reason: (game, grade) =>
        typeof grade === 'number'
          ? `${totalOf(game)} ${of}${of === 'shots' ? ' against' : ''}`
          : null,
    };
  };
  memory.take(
    /\b(\d{2})[- ]?(?:saves?|save)\b|\b(?:stopped|made) (\d{2})\b(?! minutes)/gi,
    ([, a, b]) => {
      facts.push(goalieFact('saves', Number(a ?? b)));
    },
  );
  memory.take(/\b(\d{2}) shots\b/gi, ([, shots]) => facts.push(goalieFact('shots', Number(shots))));
  if (memory.has(/\b(?:fought|fights?|brawls?|fighting|line brawl)\b/gi))
    facts.push(
      defineTrait(
        (game) => game.skaters && listBusySkaters(game).some(([, { pims }]) => pims >= 5),
        'a fight or a major penalty',
        { trust: 0.7 },
      ),
    );
  return facts;
}
