/** Games in sentences. */
import { gamePath, scoreText } from '@desert/contract/history/game-text';
import type { Game } from '@desert/contract/history/games';
import { formatDay } from '@desert/contract/history/months';
import { getTeamName } from '@desert/contract/history/seasons';
import type { Answer } from '@desert/contract/search/search';

const RESULTS = { W: 'won', L: 'lost', OTL: 'lost', T: 'tied' } as const;
const OVERTIMES = { OT: ' in overtime', '2OT': ' in double overtime', SO: ' in a shootout' };

/** 'the Phoenix Coyotes beat the Detroit Red Wings 4-2 at home on May 7, 2012 (playoffs)' */
export function describeGame(game: Game): string {
  const { date, season, home, opponent, overtime, result, type } = game;
  const extra = overtime && result !== 'T' ? OVERTIMES[overtime] : '';
  const place = home ? 'at home' : 'on the road';
  const where = type === 'playoffs' ? ', in the playoffs' : '';
  return `the ${getTeamName(season)} ${RESULTS[result]} ${scoreText({ ...game, overtime: null })} against the ${opponent}${extra} ${place} on ${formatDay(date)}${where}`;
}

export const toAnswer = (game: Game | undefined, lead: string): Answer | null =>
  game ? { sentence: `${lead} ${describeGame(game)}.`, href: gamePath(game.date) } : null;

export const countGames = (count: number) => `${count} ${count === 1 ? 'game' : 'games'}`;
