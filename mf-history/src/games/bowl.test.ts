import { expect, it } from 'vitest';
import { computeBrightnesses, lightsPath, findPoint, layRows } from './bowl.ts';

const countSeats = (seats: number) => layRows(seats).reduce((sum, row) => sum + row.seats, 0);

it.each([17_148, 15_500, 4600, 1])(
  'the drawing of an arena shows all of %i seats, in at most 40 rows',
  (seats) => {
    expect(countSeats(seats)).toBe(seats);
    expect(layRows(seats).length).toBeLessThanOrEqual(40);
  },
);

it('the drawing of a smaller arena has fewer rows', () => {
  expect(layRows(4600).length).toBeLessThan(layRows(17_148).length);
});

it('the path around a row of seats runs clockwise from the upper left back to its start', () => {
  const row = { width: 100, height: 60, radius: 10 };
  const around = [0, 0.382, 0.5, 1].map((way) =>
    findPoint(row, way).map((value) => Math.round(value) + 0),
  );
  expect(around).toEqual([
    [-40, -30],
    [50, 0],
    [40, 30],
    [-40, -30],
  ]);
});

it('the number of a fan’s light decides in which row of the arena it is drawn', () => {
  const rows = layRows(4600);
  expect(lightsPath(rows, [0, 250_999]).match(/M/g)).toHaveLength(2);
  const lower = Number(/ (-[\d.]+)h0/.exec(lightsPath(rows, [0]))?.[1]);
  const upper = Number(/ (-[\d.]+)h0/.exec(lightsPath(rows, [999]))?.[1]);
  expect(upper).toBeLessThan(lower);
});

it('the sections in the drawing of an arena are as bright as their share of the lights', () => {
  expect(computeBrightnesses([0, 1, 999_999]).filter(Boolean)).toEqual([1, 0.5]);
});
