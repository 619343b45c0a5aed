import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { birthDateOf, nameOf, personsOf } from './identities.ts';
import { seasons, type SourcePlayer, type SourceSeason } from './seasons.ts';
import { slugOf, slugs, updatedSlugs } from './slugs.ts';

const [template] = seasons as [SourceSeason];
const [somebody] = template.players as [SourcePlayer];

const season = (startYear: number, ...players: Partial<SourcePlayer>[]): SourceSeason => ({
  ...template,
  year: `${startYear}-${String((startYear + 1) % 100)}`,
  startYear,
  players: players.map((player) => Object.assign({}, somebody, player)),
});

it('the identities are 672 persons of 1,615 player-seasons, none twice in a season', () => {
  const persons = personsOf(seasons);
  expect(persons).toHaveLength(672);
  expect(persons.flatMap(({ lines }) => lines)).toHaveLength(1615);
  for (const { lines } of persons)
    expect(new Set(lines.map(({ season }) => season.year)).size).toBe(lines.length);
});

it('identities follow the league’s id, or name and birth date where the id is missing', () => {
  const renamed = personsOf([
    season(2010, { nhl_id: 5, first_name: 'Pat' }),
    season(2011, { nhl_id: 5, first_name: 'Patrick' }),
  ]);
  expect(renamed).toMatchObject([{ id: 5, lines: [{}, {}] }]);
  expect(renamed.map(nameOf)).toMatchObject([{ first_name: 'Patrick' }]);
  const born = { birth_date: '1980-02-01' };
  const two = personsOf([season(2010, { nhl_id: 5 }), season(2011, { ...born, nhl_id: 6 })]);
  expect(two.map(({ id }) => id)).toEqual([5, 6]);
  const known = { ...born, nhl_id: 5, databank_id: null };
  const persons = personsOf([season(2010, { ...known, nhl_id: null }), season(2011, known)]);
  expect(persons).toMatchObject([{ id: 5, lines: [{}, {}] }]);
});

it('a player with an unknown birth date is not merged with a namesake', () => {
  const unknown = { nhl_id: null, databank_id: null, birth_date: null };
  expect(() =>
    personsOf([season(2010, { nhl_id: 5, birth_date: null }), season(2011, unknown)]),
  ).toThrow('identities.ts');
});

it('a person without a league id gets an id of ours', () => {
  const hervey = personsOf(seasons).find(({ id }) => id === 1);
  expect(hervey && nameOf(hervey)).toEqual({ first_name: 'Matt', last_name: 'Hervey' });
  expect(hervey && birthDateOf(hervey)).toBe('1968-05-16');
});

it('the addresses exist for every person, up to date, and no other', () => {
  expect(updatedSlugs(personsOf(seasons), slugs)).toEqual(slugs);
  const all = Object.values(slugs).flat();
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['J.J. Daigneault', 'jj-daigneault'],
  ['Oliver Ekman-Larsson', 'oliver-ekman-larsson'],
  ['Patrick O’Sullivan', 'patrick-osullivan'],
  ['André St. Laurent', 'andre-st-laurent'],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('the addresses have letters, digits and single hyphens, and are themselves when made again', () => {
  const sign = fc.constantFrom('Ann', ...Array.from('Éøßİ漢-’. \u03017'));
  const name = fc.oneof(
    fc.array(sign, { maxLength: 9 }).map((signs) => signs.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(name, (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/);
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
      expect(slugOf(name.toLowerCase().normalize('NFC'))).toBe(slugOf(name.normalize('NFD')));
    }),
  );
});

it('the addresses of a second one of the name have the year he was born in', () => {
  const [first, second, third] = ['1980-02-01', '1990-03-01', null].map((birth_date, at) => ({
    nhl_id: at + 5,
    birth_date,
  }));
  const persons = personsOf([season(2010, first ?? {}, second ?? {}, third ?? {})]);
  const slug = slugOf(`${somebody.first_name} ${somebody.last_name}`);
  expect(updatedSlugs(persons, {})).toEqual({ 5: [slug], 6: [`${slug}-1990`], 7: [`${slug}-7`] });
});

it('the former addresses of a renamed person redirect, and are never given to another', () => {
  const renamed = { nhl_id: 5, first_name: 'Patrick', last_name: 'Smith' };
  const namesake = { nhl_id: 6, first_name: 'Pat', last_name: 'Smith', birth_date: '1990-03-01' };
  const persons = personsOf([season(2010, renamed, namesake)]);
  expect(updatedSlugs(persons, { 5: ['pat-smith'] })).toEqual({
    5: ['patrick-smith', 'pat-smith'],
    6: ['pat-smith-1990'],
  });
});
