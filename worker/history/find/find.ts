import { MAX_FOUND, type RememberedGame } from '@desert/contract/history/find';
/** "Which game was it?": ranks all games by what a fan remembers. */
import type { MemorySearchInput } from '@desert/contract/history/find-input';
import { getTeamName } from '@desert/contract/history/seasons';
import type { Database } from '../../platform/database/open.ts';
import { readDocument } from '../documents.ts';
import { readPlayers } from '../players.ts';
import { rankGames } from './facts.ts';
import { dropIndexFields, unpackGames } from './games.ts';
import { Names } from './names.ts';
import { readFacts, type Sources } from './parse.ts';

/** A fact that the text and a field repeat counts twice. Reads four rows. */
export async function findGames(
  database: Database,
  memory: MemorySearchInput,
): Promise<RememberedGame[]> {
  const said = [memory.q, toFieldText(memory)].filter((text): text is string => Boolean(text));
  if (said.length === 0) return [];
  const sources = await readSources(database);
  const facts = said.flatMap((text) => readFacts(text, sources));
  return rankGames(sources.games, facts, MAX_FOUND).map(({ game, reasons }) => {
    const { arena } = game;
    return Object.assign(dropIndexFields(game), {
      team_name: getTeamName(game.season),
      arena,
      reasons,
    });
  });
}

async function readSources(database: Database): Promise<Sources> {
  const [rows, players, arenas, coaches] = await Promise.all([
    readDocument(database, 'games/find'),
    readPlayers(database),
    readDocument(database, 'games/arenas'),
    readDocument(database, 'coaches'),
  ]);
  const games = unpackGames(rows ?? []);
  const opponents = new Set(games.map(({ opponent }) => opponent));
  const away = new Set(games.flatMap(({ arena }) => arena ?? []));
  const names = new Names(opponents, away, players, arenas ?? []);
  return { games, players, coaches: coaches ?? [], names };
}

/** The fields as sentences, which the parser of free text reads. */
function toFieldText({
  opponent,
  place,
  year,
  age,
  born,
  month,
  scorer,
  score,
  arena,
}: MemorySearchInput) {
  const sentences = [
    opponent && `Against the ${opponent.replaceAll('-', ' ')}`,
    place && (place === 'home' ? 'At home' : 'On the road'),
    year && `In ${year}`,
    [age && `I was ${age}`, born && `born in ${born}`].filter(Boolean).join(', '),
    month && `In ${month}`,
    scorer && (/ /.test(scorer.trim()) ? scorer : `by ${scorer} scored`),
    score && `It ended ${score}`,
    arena && `at ${arena}`,
  ];
  return sentences.filter(Boolean).join('. ');
}
