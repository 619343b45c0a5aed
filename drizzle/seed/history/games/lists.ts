/** SQL that copies games from their table to the documents that list them, which more than halves the text of the seed. */

/** A game as a JSON object, like `toPlainGame`. */
const GAME = `json_object('date', date, 'season', season, 'type', type, 'home', json(iif(home, 'true', 'false')),
  'opponent', opponent, 'opponent_slug', opponent_slug, 'goals_for', goals_for, 'goals_against', goals_against,
  'overtime', overtime, 'result', result)`;

/** A game of the regular season, like `toLoggedGame`. */
const LOGGED = `json_set(${GAME}, '$.number', facts ->> 'number', '$.record', facts ->> 'record_after', '$.points',
  sum(2 * (result = 'W') + (result IN ('T', 'OTL'))) OVER (PARTITION BY season ORDER BY date))`;

const LISTS = [
  { kind: 'on', list: 'games', key: 'substr(date, 6)', game: GAME, where: 'TRUE', order: 'date' },
  {
    kind: 'opponents',
    list: 'meetings',
    key: 'opponent_slug',
    game: GAME,
    where: 'TRUE',
    order: 'date DESC',
  },
  {
    kind: 'season',
    list: 'games',
    key: 'season',
    game: LOGGED,
    where: `type = 'regular'`,
    order: 'date',
  },
];

/** Run after the games and the documents are inserted. */
export function fillLists(): string[] {
  return LISTS.map(
    ({ kind, list, key, game, where, order }) =>
      `UPDATE history_documents SET body = json_set(body, '$.${list}', json(listed))
      FROM (SELECT name, json_group_array(json(game) ORDER BY ${order}) AS listed
        FROM (SELECT 'games/${kind}/' || ${key} AS name, ${game} AS game, date FROM games WHERE ${where}) GROUP BY name)
      WHERE key = name;`,
  );
}

/** A document as it is inserted, with its list empty. */
export function omitDocumentList(key: string, document: unknown): unknown {
  const { list } = LISTS.find(({ kind }) => key.startsWith(`games/${kind}/`)) ?? {};
  return list === undefined ? document : Object.assign({}, document, { [list]: [] });
}
