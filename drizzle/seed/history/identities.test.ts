import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getBirthDate, getPersonName, identifyPersons } from './identities.ts';
import { seasons, type SourcePlayer, type SourceSeason } from './seasons.ts';
import { toSlug, slugs, updateSlugs } from './slugs.ts';

const [template] = seasons as [SourceSeason];
const [somebody] = template.players as [SourcePlayer];

const season = (startYear: number, ...players: Partial<SourcePlayer>[]): SourceSeason => ({
  ...template,
  year: `${startYear}-${String((startYear + 1) % 100)}`,
  startYear,
  players: players.map((player) => Object.assign({}, somebody, player)),
});

it('the 1,615 player-seasons belong to 672 persons, each at most once in a season', () => {
  const persons = identifyPersons(seasons);
  expect(persons).toHaveLength(672);
  expect(persons.flatMap(({ lines }) => lines)).toHaveLength(1615);
  for (const { lines } of persons)
    expect(new Set(lines.map(({ season }) => season.year)).size).toBe(lines.length);
});

it('players are identified by the league’s id, or by name and birth date where the id is missing', () => {
  const renamed = identifyPersons([
    season(2010, { nhl_id: 5, first_name: 'Pat' }),
    season(2011, { nhl_id: 5, first_name: 'Patrick' }),
  ]);
  expect(renamed).toMatchObject([{ id: 5, lines: [{}, {}] }]);
  expect(renamed.map(getPersonName)).toMatchObject([{ first_name: 'Patrick' }]);
  const born = { birth_date: '1980-02-01' };
  const two = identifyPersons([season(2010, { nhl_id: 5 }), season(2011, { ...born, nhl_id: 6 })]);
  expect(two.map(({ id }) => id)).toEqual([5, 6]);
  const known = { ...born, nhl_id: 5, databank_id: null };
  const persons = identifyPersons([season(2010, { ...known, nhl_id: null }), season(2011, known)]);
  expect(persons).toMatchObject([{ id: 5, lines: [{}, {}] }]);
});

it('a player with an unknown birth date is not merged with a namesake', () => {
  const unknown = { nhl_id: null, databank_id: null, birth_date: null };
  expect(() =>
    identifyPersons([season(2010, { nhl_id: 5, birth_date: null }), season(2011, unknown)]),
  ).toThrow('identities.ts');
});

it('a person without a league id gets an id of this site', () => {
  const hervey = identifyPersons(seasons).find(({ id }) => id === 1);
  expect(hervey && getPersonName(hervey)).toEqual({ first_name: 'Matt', last_name: 'Hervey' });
  expect(hervey && getBirthDate(hervey)).toBe('1968-05-16');
});

it('every person has an up-to-date address that no other person has', () => {
  expect(updateSlugs(identifyPersons(seasons), slugs)).toEqual(slugs);
  const all = Object.values(slugs).flat();
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['J.J. Daigneault', 'jj-daigneault'],
  ['Oliver Ekman-Larsson', 'oliver-ekman-larsson'],
  ['Patrick O’Sullivan', 'patrick-osullivan'],
  ['André St. Laurent', 'andre-st-laurent'],
])('the address of the player %s is %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it('a slug has only letters, digits and single hyphens, and does not change if made into a slug again', () => {
  const sign = fc.constantFrom('Ann', ...Array.from('Éøßİ漢-’. \u03017'));
  const name = fc.oneof(
    fc.array(sign, { maxLength: 9 }).map((signs) => signs.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(name, (name) => {
      expect(toSlug(name)).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/);
      expect(toSlug(toSlug(name))).toBe(toSlug(name));
      expect(toSlug(name.toLowerCase().normalize('NFC'))).toBe(toSlug(name.normalize('NFD')));
    }),
  );
});

it('the address of a second player with the same name has his year of birth', () => {
  const [first, second, third] = ['1980-02-01', '1990-03-01', null].map((birth_date, at) => ({
    nhl_id: at + 5,
    birth_date,
  }));
  const persons = identifyPersons([season(2010, first ?? {}, second ?? {}, third ?? {})]);
  const slug = toSlug(`${somebody.first_name} ${somebody.last_name}`);
  expect(updateSlugs(persons, {})).toEqual({ 5: [slug], 6: [`${slug}-1990`], 7: [`${slug}-7`] });
});

it('the former addresses of a renamed person redirect, and are never given to another', () => {
  const renamed = { nhl_id: 5, first_name: 'Patrick', last_name: 'Smith' };
  const namesake = { nhl_id: 6, first_name: 'Pat', last_name: 'Smith', birth_date: '1990-03-01' };
  const persons = identifyPersons([season(2010, renamed, namesake)]);
  expect(updateSlugs(persons, { 5: ['pat-smith'] })).toEqual({
    5: ['patrick-smith', 'pat-smith'],
    6: ['pat-smith-1990'],
  });
});
