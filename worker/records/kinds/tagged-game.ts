import type { Game } from '@desert/contract/history/games';
import { games } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

const { date, season, type, home, opponent, opponent_slug, goals_for, goals_against } = games;
const { overtime, result } = games;

/** Selects the id of a record's first tag of a kind: '2012-05-22' of a game. */
export function selectFirstTag(tags: SQLiteColumn, kind: 'game' | 'season'): SQL {
  return sql`(SELECT value ->> '$.id' FROM json_each(${tags}) WHERE value ->> '$.kind' = ${sql.raw(`'${kind}'`)} LIMIT 1)`;
}

/** Selects the first game among a record's tags as JSON, for `toGame`. Reads at most one row. */
export function selectTaggedGame(tags: SQLiteColumn): SQL {
  return sql`(SELECT json_object('date', ${date}, 'season', ${season}, 'type', ${type}, 'home', ${home}, 'opponent', ${opponent},
    'opponent_slug', ${opponent_slug}, 'goals_for', ${goals_for}, 'goals_against', ${goals_against}, 'overtime', ${overtime}, 'result', ${result})
  FROM ${games} WHERE ${date} = ${selectFirstTag(tags, 'game')})`;
}

export function toGame(json: string): Game {
  const { home, ...game } = JSON.parse(json) as Omit<Game, 'home'> & { home: 0 | 1 };
  return { ...game, home: home === 1 };
}
