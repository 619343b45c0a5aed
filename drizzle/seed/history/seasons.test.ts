import { expect, it } from 'vitest';
import gameTotals from './game-totals.json' with { type: 'json' };
import { type SourceSeason, seasons } from './seasons.ts';

/** In the order of `game-totals.json`. */
const totalsOf = (season: SourceSeason) => [
  season.games,
  season.wins,
  season.losses,
  season.ties ?? 0,
  season.overtime_losses ?? 0,
  season.goals_for,
  season.goals_against,
];

it('every season has the totals of its games, empty-net goals included', () => {
  expect(Object.fromEntries(seasons.map((season) => [season.year, totalsOf(season)]))).toEqual(
    gameTotals,
  );
});

it('every season’s record and points follow from its wins, losses, ties and overtime losses', () => {
  for (const { wins, losses, ties, overtime_losses, record, points } of seasons) {
    const parts = [wins, losses, ties, overtime_losses].filter((part) => part !== null);
    expect(record).toBe(parts.join('-'));
    expect(points).toBe(2 * wins + (ties ?? 0) + (overtime_losses ?? 0));
  }
});
