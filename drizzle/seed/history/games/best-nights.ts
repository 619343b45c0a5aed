import { formatGameLabel } from '@desert/contract/history/game-text';
import type { PlayerDetail } from '@desert/contract/history/players';
import { readBoxScore, boxScoreDates, sourceGames } from './games.ts';

const MIN_POINTS = 2;

interface Night {
  date: string;
  rank: number;
  line: string;
}

const nights = new Map<number, Night>();

for (const date of boxScoreDates) {
  // Without persons the slug is null, and the rows keep their names; the id is read from the source's first column.
  const box = readBoxScore(date, (id) => ({ name: String(id), slug: '' }));
  for (const [id, , , , goals, assists] of box?.skaters ?? []) {
    const [g, a] = [Number(goals), Number(assists)];
    if (g + a >= MIN_POINTS)
      keepBestNight(Number(id), { date, rank: 100 * (g + a) + g, line: describePoints(g, a) });
  }
  for (const [id, , , , saves, against] of box?.goalies ?? [])
    if (against === 0)
      keepBestNight(Number(id), {
        date,
        rank: Number(saves),
        line: `Shutout, ${Number(saves)} saves`,
      });
}

function keepBestNight(id: number, night: Night) {
  const cached = nights.get(id);
  if (!cached || night.rank > cached.rank) nights.set(id, night);
}

function describePoints(goals: number, assists: number): string {
  const count = (number: number, singular: string) =>
    `${number} ${singular}${number === 1 ? '' : 's'}`;
  return [
    ...(goals > 0 ? [count(goals, 'goal')] : []),
    ...(assists > 0 ? [count(assists, 'assist')] : []),
  ].join(', ');
}

/** @param id a person's, which is the league's where a box score has one */
export function findBestNight(id: number): PlayerDetail['best_night'] {
  const night = nights.get(id);
  const game = night && sourceGames.find(({ date }) => date === night.date);
  return game ? { date: game.date, game: formatGameLabel(game), line: night.line } : null;
}
