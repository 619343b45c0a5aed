import type { Player, Skater } from '@desert/contract/roster';
import type { players } from '@desert/drizzle/schema';

export function toPlayer(row: typeof players.$inferSelect): Player {
  const { id, first_name, last_name, number, position, age, gp } = row;
  const player = { id, first_name, last_name, number, age, gp };
  if (position === 'G') {
    const { gaa, svp, wins } = row;
    return { ...player, position, gaa, svp, wins };
  }
  const { goals, assists, points, pims, plus_minus } = row;
  // The table's CHECK allows null goals, assists and points for goalies only.
  return { ...player, position, goals, assists, points, pims, plus_minus } as Skater;
}
