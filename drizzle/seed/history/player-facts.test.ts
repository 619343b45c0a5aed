/** Consistency of the facts of players and coaches with the games. SOURCES.md lists the known differences. */
import { expect, it } from 'vitest';
import { listCoaches, stints } from './coaches.ts';
import { sourceGames } from './games/games.ts';
import { identifyPersons } from './identities.ts';
import { getPlayerFacts, playerFacts } from './player-facts.ts';
import { seasons } from './seasons.ts';
import { toSlug } from './slugs.ts';

const persons = identifyPersons(seasons);
const sum = (numbers: number[]) => numbers.reduce((all, value) => all + value, 0);
const playoffGames = (season: string) =>
  sourceGames.filter((game) => game.type === 'playoffs' && game.season === season);
const playoffSeasons = [
  ...new Set(sourceGames.filter(({ type }) => type === 'playoffs').map(({ season }) => season)),
];

it('every player in the file of player facts is in a roster', () => {
  const ids = new Set(persons.map(({ id }) => String(id)));
  expect(Object.keys(playerFacts).filter((id) => !ids.has(id))).toEqual([]);
});

it('the playoff goals of the skaters are those of the games, in every season with playoffs', () => {
  const facts = persons.map(({ id }) => getPlayerFacts(id));
  for (const season of playoffSeasons) {
    const scored = facts.flatMap(({ playoffs }) => playoffs.filter(({ year }) => year === season));
    expect([season, sum(scored.map(({ goals }) => goals))]).toEqual([
      season,
      sum(playoffGames(season).map(({ goals_for }) => goals_for)),
    ]);
  }
});

it('the playoff goals against of the goalies are those of the games, but for the listed seasons', () => {
  const lines = Object.values(playerFacts).flatMap(({ goalie_playoffs }) => goalie_playoffs ?? []);
  const missing = playoffSeasons.flatMap((season) => {
    const allowed = sum(playoffGames(season).map((game) => game.goals_against));
    const own = lines.filter(([year]) => year === season);
    const below = allowed - sum(own.map(([, , , , , , against]) => Number(against)));
    return below === 0 ? [] : [`${season}: ${below}`];
  });
  expect(missing).toEqual(BELOW_THE_GAMES);
});

const BELOW_THE_GAMES = [
  '1984-85: 2',
  '1986-87: 1',
  '1992-93: 1',
  '1995-96: 1',
  '1996-97: 2',
  '1998-99: 1',
  '1999-00: 1',
  '2009-10: 2',
  '2010-11: 1',
  '2011-12: 1',
];

it('a player’s awards, captaincies and playoffs are in seasons that he played for the franchise', () => {
  const wrong = persons.flatMap(({ id, lines }) => {
    const years = new Set(lines.map(({ season }) => season.year));
    const { awards, captain, playoffs, goalie_playoffs } = getPlayerFacts(id);
    const named = [
      ...awards.map(({ season }) => season),
      ...captain,
      ...[...playoffs, ...goalie_playoffs].map(({ year }) => year),
    ];
    return named.filter((year) => !years.has(year)).map((year) => `${id} ${year}`);
  });
  // Playoffs without a game of the regular season: Rick Bowness and Daniel Berthiaume.
  expect(wrong).toEqual(WITHOUT_A_SEASON);
});

const WITHOUT_A_SEASON = ['8445462 1985-86', '8445462 1985-86', '8445643 1981-82'];

it('the games and results of the coaches add up to the season', () => {
  for (const season of seasons) {
    const ownStints = stints.filter(({ season: year }) => year === season.year);
    const totals = (['wins', 'losses', 'ties', 'overtime_losses'] as const).map((name) =>
      sum(ownStints.map((stint) => stint[name])),
    );
    const { wins, losses, ties, overtime_losses } = season;
    expect([season.year, ...totals]).toEqual([
      season.year,
      wins,
      losses,
      ties ?? 0,
      overtime_losses ?? 0,
    ]);
    expect(sum(ownStints.map(({ games: coached }) => coached))).toBe(season.games);
  }
});

it('every coach that a season names has a page', () => {
  const slugs = new Set(listCoaches().map(({ slug }) => slug));
  const named = seasons.flatMap((season) => season.coach.split(', ').map(toSlug));
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});
