/** Compares totals and records with facts from public copies that the seed does not use. SOURCES.md names them. */
import { expect, it } from 'vitest';
import goalies from './goalies.facts.json' with { type: 'json' };
import { identifyPersons } from './identities.ts';
import records from './records.facts.json' with { type: 'json' };
import { seasons } from './seasons.ts';
import skaters from './skaters.facts.json' with { type: 'json' };
import { slugs } from './slugs.ts';
import standings from './standings.facts.json' with { type: 'json' };
import { sumLines } from './totals.ts';

const totals = new Map(
  identifyPersons(seasons).map(({ id, lines }) => [slugs[id]?.[0] ?? '', sumLines(lines)]),
);

const column = (rows: object[], names: string[]) =>
  rows.map((row) => names.map((name) => (row as Record<string, unknown>)[name]));

it.each([skaters, goalies])('career totals equal those of $source', ({ columns, rows }) => {
  const [, ...figures] = columns;
  const own = rows.map(([slug]) => [
    slug,
    ...column([totals.get(String(slug)) ?? {}], figures).flat(),
  ]);
  expect(own).toEqual(rows);
});

it('the standings of the seasons equal those of a second source', () => {
  const { columns, rows } = standings;
  const known = new Set(rows.map(([year]) => year));
  expect(
    column(
      seasons.filter(({ year }) => known.has(year)),
      columns,
    ),
  ).toEqual(rows);
});

it.each(records.rows)(
  'in $season, $player had $value $figure',
  ({ season, player, figure, value }) => {
    const ownSeason = seasons.find(({ year }) => year === season);
    const line = ownSeason?.players.find(
      ({ first_name, last_name }) => `${first_name} ${last_name}` === player,
    );
    expect(column([line ?? {}], [figure])).toEqual([[value]]);
  },
);
