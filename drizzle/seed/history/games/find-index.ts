/** SQL that writes the index of the finder: every game in one document, which has to stay below D1's 2 MB per row. */
import type { GameResult } from '@desert/contract/history/games';

export const FIND_INDEX = 'games/find';

/** A skater who neither scored, assisted nor took a penalty is only a name. Names are slugs where there is one. */
export type IndexedSkater = string | [name: string, goals: number, assists: number, pims: number];

export type IndexedGoalie = [
  name: string,
  shots: number | null,
  saves: number | null,
  goals_against: number | null,
];

export type IndexRow = [
  date: string,
  home: 0 | 1,
  opponent: string,
  opponent_slug: string,
  goals_for: number,
  goals_against: number,
  overtime: 'OT' | '2OT' | 'SO' | null,
  result: GameResult,
  attendance: number | null,
  arena: string | null,
  neutral_site: string | null,
  capacity: number | null,
  round: string | null,
  number: number,
  of: number,
  streak: string,
  skaters: IndexedSkater[] | null,
  goalies: IndexedGoalie[] | null,
];

const facts = ['arena', 'neutral_site', 'capacity', 'round', 'number', 'of', 'streak']
  .map((name) => `facts ->> '${name}'`)
  .join(', ');

const NAME = 'coalesce(value ->> 1, value ->> 0)';

const buildBoxScoreExpression = (of: 'skaters' | 'goalies', line: string) =>
  `iif(box_score IS NULL, NULL, json((SELECT json_group_array(json(${line})) FROM json_each(box_score, '$.${of}'))))`;

const SKATER = `iif(value ->> 4 + value ->> 5 + value ->> 7 > 0,
  json_array(${NAME}, value ->> 4, value ->> 5, value ->> 7), json_quote(${NAME}))`;

const GOALIE = `json_array(${NAME}, value ->> 3, value ->> 4, value ->> 5)`;

/** Run after the games are inserted. */
export function writeFindIndex(): string {
  return `INSERT INTO history_documents (key, hash, body) SELECT '${FIND_INDEX}', '',
    json_group_array(json_array(date, home, opponent, opponent_slug, goals_for, goals_against, overtime, result,
      attendance, ${facts}, json(${buildBoxScoreExpression('skaters', SKATER)}), json(${buildBoxScoreExpression('goalies', GOALIE)})) ORDER BY date) FROM games;`;
}
