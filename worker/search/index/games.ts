/** Games as documents of the index: date and teams are the title; scores, round and arena the text. */
import { MONTHS } from '@desert/contract/months';
import type { FoundGame } from '@desert/contract/search';
import { games } from '@desert/drizzle/schema';
import { asc, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';

const { attendance: _, box_score: __, ...columns } = getTableColumns(games);

/** 'May 7, 2012: Phoenix Coyotes 2, Nashville Predators 1' */
export function gameTitle({ date, team_name, opponent, goals_for, goals_against }: FoundGame) {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}: ${team_name} ${goals_for}, ${opponent} ${goals_against}`;
}

/** 'W 2-1 OT' */
export function resultOf({ result, goals_for, goals_against, overtime }: FoundGame): string {
  return [result, `${goals_for}-${goals_against}`, overtime].filter(Boolean).join(' ');
}

export async function gameEntries(database: Database) {
  const rows = await database.select(columns).from(games).orderBy(asc(games.date));
  return rows.map(({ facts, ...game }) => {
    const { team_name, arena, round, number } = facts;
    const { date, goals_for, goals_against, opponent } = game;
    const [year, month, day] = date.split('-').map(Number);
    const answer: FoundGame = {
      ...game,
      id: Number(date.replaceAll('-', '')),
      team_name,
      path: `/history/games/${date}`,
    };
    return {
      answer,
      title: `${MONTHS[Number(month) - 1]} ${day}, ${year} ${team_name} ${opponent}`,
      // Each score as its fans write it, never one behind the other: '7-1' is a phrase.
      text: [
        `${goals_for}-${goals_against} score ${goals_against}-${goals_for}`,
        ...(round === null ? [] : [`${round} game ${number}`]),
        arena ?? '',
      ].join('. '),
    };
  });
}
