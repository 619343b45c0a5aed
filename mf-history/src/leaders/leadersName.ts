import { FIGURES } from '@desert/contract/history/figures';
import type { FigureLeaders, Leaders } from '@desert/contract/history/players';
import { type EraId, ERAS } from '@desert/contract/history/seasons';
import { listAddress } from '@desert/kit';

export const LEADERS_PATH = '/history/leaders';

/** The address of a list of leaders. @param figure '' for all stats @param era null for the whole franchise */
export function leadersPath(figure: string, era: EraId | null): string {
  return listAddress(LEADERS_PATH, [
    ['figure', figure],
    ['era', era ?? ''],
  ]);
}

function findEraName(era: EraId | null): string | null {
  return ERAS.find(({ id }) => id === era)?.name ?? null;
}

export function formatLeadersName({ figures, era }: Leaders): string {
  const of = findEraName(era);
  const leaders = of ? `${of} leaders` : 'franchise leaders';
  const only = getSingleList(figures);
  if (only) return `${FIGURES[only.figure].label}: ${leaders}`;
  return leaders.replace(/^./, (letter) => letter.toUpperCase());
}

export function getSingleList([first, ...others]: readonly FigureLeaders[]):
  | FigureLeaders
  | undefined {
  return others.length === 0 ? first : undefined;
}

export function describeMinimumGames({ least_games }: FigureLeaders): string | undefined {
  return least_games === null ? undefined : `Minimum ${least_games} games`;
}
