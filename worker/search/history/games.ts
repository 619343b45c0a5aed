import { MONTHS } from '@desert/contract/history/months';
import { games } from '@desert/drizzle/schema';
import { asc, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { HistoryEntry } from './entry.ts';

const { attendance: _, box_score: __, ...columns } = getTableColumns(games);

export async function readGameEntries(database: Database): Promise<HistoryEntry<'games'>[]> {
  const rows = await database.select(columns).from(games).orderBy(asc(games.date));
  return rows.map(({ facts, ...game }) => {
    const { team_name, arena, round, number } = facts;
    const { date, goals_for, goals_against, opponent, result, overtime } = game;
    const [year, month, dayOfMonth] = date.split('-').map(Number);
    const day = `${MONTHS[Number(month) - 1]} ${dayOfMonth}, ${year}`;
    const score = `${goals_for}-${goals_against}`;
    return {
      record: {
        ...game,
        id: Number(date.replaceAll('-', '')),
        team_name,
        path: `/history/games/${date}`,
      },
      title: `${day}: ${team_name} ${goals_for}, ${opponent} ${goals_against}`,
      about: [result, score, overtime].filter(Boolean).join(' '),
      names: `${day} ${team_name} ${opponent}`,
      // The score from either team's side. The word between keeps them apart, because '7-1' is matched as a phrase.
      text: [
        `${score} score ${goals_against}-${goals_for}`,
        ...(round === null ? [] : [`${round} game ${number}`]),
        arena ?? '',
      ].join('. '),
    };
  });
}
