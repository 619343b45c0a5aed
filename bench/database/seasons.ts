import { execute, type Target } from '../../drizzle/d1.ts';

/** Far above the ids of the real seasons and of who played in them. */
const TEAM_IDS = 1000;
const PLAYER_IDS = 1_000_000;

const CENTURIES = `(WITH RECURSIVE n(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM n WHERE n < 9) SELECT n FROM n)`;

/** Adds to a database with the real seasons nine copies of each with its roster, in the centuries after. */
export async function loadTenTimes(target: Target): Promise<void> {
  await execute(target, [
    `INSERT INTO teams SELECT id + n * ${TEAM_IDS}, (start_year + 100 * n) || substr(year, 5), start_year + 100 * n,
      end_year + 100 * n, team_name, record, games, wins, losses, ties, overtime_losses, points, goals_for,
      goals_against, playoffs, playoff_series, coach, coaches, source FROM teams, ${CENTURIES};`,
    `INSERT INTO players (id, team_id, first_name, last_name, position, gp, goals, assists, points, pims)
      SELECT id + n * ${PLAYER_IDS}, team_id + n * ${TEAM_IDS}, first_name, last_name, position, gp, goals, assists,
      points, pims FROM players, ${CENTURIES};`,
  ]);
}
