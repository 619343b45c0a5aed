import type { StoredList } from '@desert/contract/history/lists';
import { expect, it } from 'vitest';
import { boxScoreDates, sourceGames } from '../games/games.ts';
import { placeAll } from '../games/log.ts';
import { getPersonName, identifyPersons } from '../identities.ts';
import { sumValues } from '../rows.ts';
import { seasons } from '../seasons.ts';
import { slugs } from '../slugs.ts';
import { findAppearances } from './appearances.ts';
import { logDocuments } from './logs.ts';

const persons = identifyPersons(seasons);
const placed = placeAll(sourceGames, seasons);
const known = new Set(boxScoreDates);
const documents = logDocuments(persons, placed, (id) => slugs[id]?.[0] ?? '');

const factsOf = (slug: string, heading: string) =>
  (documents[`games/log/${slug}`] as StoredList).highlights
    ?.find((highlight) => highlight.heading === heading)
    ?.facts.map(({ text }) => text) ?? [];

/** Seasons of the regular season with every box score. */
const complete = seasons
  .map(({ year }) => year)
  .filter((year) => {
    const games = placed.filter(({ season, round }) => season === year && round === null);
    return games.length > 0 && games.every(({ date }) => known.has(date));
  });

const regular = new Set(placed.flatMap(({ date, round }) => (round === null ? [date] : [])));

/** Season lines that differ from the sum of the box scores: '2022-23 Brett Ritchie gp'. */
const EXCEPTIONS: string[] = [];

it('the sums of game logs equal the season lines where all box scores are known', () => {
  expect(complete).toHaveLength(11);
  const differences = persons.flatMap((person) =>
    person.lines.flatMap((line) => {
      const { year } = line.season;
      if (!complete.includes(year)) return [];
      const appearances = findAppearances(person.id).filter(
        ({ season, date }) => season === year && regular.has(date),
      );
      const sums =
        line.position === 'G'
          ? {
              gp: appearances.length,
              wins: sumValues(appearances, ({ goalie }) => Number(goalie?.decision === 'W')),
              goals_against: sumValues(appearances, ({ goalie }) => goalie?.goals_against ?? 0),
              shots_against: sumValues(appearances, ({ goalie }) => goalie?.shots_against ?? 0),
            }
          : {
              gp: appearances.length,
              goals: sumValues(appearances, ({ goals }) => goals),
              assists: sumValues(appearances, ({ assists }) => assists),
              pims: sumValues(appearances, ({ pims }) => pims ?? 0),
              plus_minus: sumValues(appearances, ({ plus_minus }) => plus_minus ?? 0),
            };
      const { first_name, last_name } = getPersonName(person);
      return Object.entries(sums).flatMap(([name, value]) => {
        const stored = line[name as 'gp'] ?? null;
        if (stored === value) return [];
        return [`${year} ${first_name} ${last_name} ${name}: ${stored}, box scores ${value}`];
      });
    }),
  );
  expect(differences).toEqual(EXCEPTIONS);
});

it('a player has a log of his games, newest first', () => {
  const { rows, title } = documents['games/log/shane-doan'] as StoredList;
  expect(title).toBe('Shane Doan, game by game');
  expect(rows[0]?.[0]).toBe('2017-04-08');
  expect(documents['games/log/dale-hawerchuk']).toBeUndefined();
});

it('a player’s hat tricks, shutouts and best games come from the box scores', () => {
  expect(factsOf('shane-doan', 'Hat tricks')).toEqual([
    '3 goals, January 7, 2012 vs. New York Islanders',
    '3 goals, December 29, 2015 vs. Chicago Blackhawks',
  ]);
  expect(factsOf('mike-smith', 'Shutouts').length).toBeGreaterThan(15);
  expect(factsOf('shane-doan', 'Best games')).toHaveLength(5);
});

it('a player’s longest streak is within one regular season', () => {
  expect(factsOf('clayton-keller', 'Longest streaks')).toEqual([
    '5 games with a goal in a row, through March 24, 2024 vs. Dallas Stars',
    '14 games with a point in a row, through March 31, 2023 vs. Dallas Stars',
  ]);
});

it('a player’s milestone is listed if the season totals and the box scores prove it', () => {
  const doan = factsOf('shane-doan', 'Milestones with the franchise');
  expect(doan).toContain('1000th game, December 17, 2009 at Columbus Blue Jackets');
  expect(doan).toContain('400th goal, December 23, 2016 vs. Toronto Maple Leafs');
  // He played it in 2013-14, of which no box score is known.
  expect(doan.filter((text) => text.startsWith('1300th game'))).toEqual([]);
});
