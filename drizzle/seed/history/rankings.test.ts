import { describe, expect, it } from 'vitest';
import { nameOf, personsOf } from './identities.ts';
import { eraOf, rankingsOf } from './rankings.ts';
import { seasons } from './seasons.ts';

const persons = personsOf(seasons);
const eras = [...new Set(seasons.map(({ team_name }) => eraOf(team_name)))];
const rankings = rankingsOf(persons, eras);

const nameOfId = new Map(
  persons.map((person) => [person.id, `${nameOf(person).first_name} ${nameOf(person).last_name}`]),
);

function best(figure: string, era: string | null, count: number) {
  const ranking = rankings.find((one) => one.figure === figure && one.era === era);
  return ranking?.ranked
    .slice(0, count)
    .map(({ id, rank, value }) => [rank, nameOfId.get(id), Math.round(value * 1000) / 1000]);
}

describe('the rankings', () => {
  it('are one of each figure for the franchise and for each of its three names', () => {
    expect(eras).toEqual(['winnipeg-jets', 'phoenix-coyotes', 'arizona-coyotes']);
    expect(rankings).toHaveLength(14 * 4);
  });

  it('share a rank among those who are level, and leave the next one out', () => {
    for (const { ranked } of rankings) {
      for (const [at, { rank, value }] of ranked.entries()) {
        expect(rank).toBe(1 + ranked.findIndex((one) => one.value === value));
        expect(rank).toBeLessThanOrEqual(at + 1);
      }
    }
  });

  it('count averages only from so many games on', () => {
    const least = (figure: string, era: string | null) =>
      Math.min(
        ...(rankings.find((one) => one.figure === figure && one.era === era)?.ranked ?? []).map(
          ({ gp }) => gp,
        ),
      );
    expect(least('points_per_game', null)).toBeGreaterThanOrEqual(100);
    expect(least('goals_per_game', 'arizona-coyotes')).toBeGreaterThanOrEqual(50);
    expect(least('gaa', null)).toBeGreaterThanOrEqual(50);
    expect(least('svp', 'phoenix-coyotes')).toBeGreaterThanOrEqual(25);
    expect(least('goals', null)).toBe(1);
  });

  it('put the least first where less is better', () => {
    const values = rankings.find((one) => one.figure === 'gaa' && one.era === null)?.ranked;
    expect(values?.map(({ value }) => value)).toEqual(
      values?.map(({ value }) => value).toSorted((a, b) => a - b),
    );
  });

  it('rank nobody by what is unknown: shutouts from 2018-19, shots before 1982-83', () => {
    const ranked = (figure: string) =>
      rankings
        .find((one) => one.figure === figure && one.era === null)
        ?.ranked.map(({ id }) => nameOfId.get(id));
    expect(ranked('wins')).toContain('Darcy Kuemper');
    expect(ranked('shutouts')).not.toContain('Darcy Kuemper');
    expect(ranked('svp')).not.toContain('Markus Mattsson');
  });

  it('rank skaters and goalies apart', () => {
    const goalies = rankings.find((one) => one.figure === 'wins' && one.era === null)?.ranked ?? [];
    const skaters =
      rankings.find((one) => one.figure === 'games' && one.era === null)?.ranked ?? [];
    expect(goalies.length + skaters.length).toBe(672);
  });
});

describe('the first of each', () => {
  it.each([
    [
      'goals',
      null,
      [
        [1, 'Shane Doan', 402],
        [2, 'Dale Hawerchuk', 379],
        [3, 'Keith Tkachuk', 323],
      ],
    ],
    [
      'games',
      null,
      [
        [1, 'Shane Doan', 1540],
        [2, 'Teppo Numminen', 1098],
      ],
    ],
    [
      'wins',
      null,
      [
        [1, 'Ilya Bryzgalov', 130],
        [2, 'Bob Essensa', 129],
        [3, 'Mike Smith', 128],
      ],
    ],
  ] as const)('%s, %s', (figure, era, expected) => {
    expect(best(figure, era, expected.length)).toEqual(expected);
  });
});
