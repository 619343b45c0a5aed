import { expect, it } from 'vitest';
import { findBestNight } from './games/best-nights.ts';
import { readBoxScore } from './games/games.ts';

const DOAN = 8_462_038;
const SMITH = 8_469_608;

it('a skater’s best night has the most points of his box scores', () => {
  const night = findBestNight(DOAN);
  const box = readBoxScore(night?.date ?? '', (id) => ({ name: `${id}`, slug: '' }));
  const row = box?.skaters.find(([id]) => id === `${DOAN}`);
  const [goals, assists] = [Number(row?.[4]), Number(row?.[5])];
  expect(goals + assists).toBeGreaterThanOrEqual(4);
  expect(night?.line).toMatch(new RegExp(`^${goals} goal`));
});

it('a goalie’s best night is the shutout with the most saves', () => {
  expect(findBestNight(SMITH)?.line).toBe('Shutout, 54 saves');
});

it('a player without a box score has no best night', () => {
  expect(findBestNight(1)).toBeNull();
});
