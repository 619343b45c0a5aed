import { expect, it } from 'vitest';
import {
  parseLastRound,
  hasReachedPlayoffs,
  parseRecord,
  computePointsPercentage,
  spellRecord,
} from './winLoss.ts';

it.each([
  ['1998-99', '39-31-12', { wins: 39, losses: 31, ties: 12, overtimeLosses: 0 }],
  ['1999-00', '39-31-8-4', { wins: 39, losses: 31, ties: 8, overtimeLosses: 4 }],
  ['2003-04', '22-36-18-6', { wins: 22, losses: 36, ties: 18, overtimeLosses: 6 }],
  ['2005-06', '38-39-5', { wins: 38, losses: 39, ties: 0, overtimeLosses: 5 }],
])('a season’s record is parsed as the league wrote records in %s', (year, record, results) => {
  expect(parseRecord(year, record)).toEqual(results);
});

// The standings' points of these seasons: 51 of 160, 90 of 164, 97 of 164.
it.each([
  ['1979-80', '20-49-11', 51 / 160],
  ['1999-00', '39-31-8-4', 90 / 164],
  ['2011-12', '42-27-13', 97 / 164],
  // No game was played.
  ['2004-05', '0-0-0', 0],
])('the points percentage of a season is right in %s', (year, record, share) => {
  expect(computePointsPercentage({ year, record })).toBeCloseTo(share, 10);
});

it.each([
  ['2011-12', '42-27-13', '42 wins, 27 losses, 13 overtime losses'],
  ['1979-80', '20-49-11', '20 wins, 49 losses, 11 ties'],
  ['1999-00', '1-1-1-1', '1 win, 1 loss, 1 tie, 1 overtime loss'],
])('a record of %s is spelled out, without zero parts', (year, record, text) => {
  expect(spellRecord(parseRecord(year, record))).toBe(text);
});

it.each([
  ['Did not qualify', null],
  // A text that cannot be shortened is kept.
  ['Won the Stanley Cup', 'Won the Stanley Cup'],
  ['Lost in the Conference Finals, 4-1 to Los Angeles', 'Conference Finals'],
  [
    'Lost in the First Round, 4-1 to Colorado (won the Qualifying Round 3-1 over Nashville)',
    'First Round',
  ],
])('the last playoff round is parsed from "%s"', (playoffs, round) => {
  expect(hasReachedPlayoffs(playoffs)).toBe(round !== null);
  expect(parseLastRound(playoffs)).toBe(round);
});
