/** Column names follow the source data and the API; `seed/history/SOURCES.md` explains null per column. */

import type { Game, GameDetail } from '@desert/contract/history/games';
import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BoxRows } from '../seed/history/rows.ts';

export interface StoredSeries {
  round: string;
  opponent: string;
  result: 'won' | 'lost';
  wins: number;
  losses: number;
}

export interface CoachTenure {
  name: string;
  games: number;
}

export type GameFacts = Omit<
  GameDetail,
  keyof Game | 'box_score' | 'previous' | 'next' | 'previous_meeting' | 'next_meeting'
>;

export const teams = sqliteTable('teams', {
  id: integer().primaryKey(),
  year: text().notNull().unique(),
  start_year: integer().notNull().unique(),
  end_year: integer().notNull(),
  team_name: text().notNull(),
  record: text().notNull(),
  games: integer().notNull(),
  wins: integer().notNull(),
  losses: integer().notNull(),
  ties: integer(),
  overtime_losses: integer(),
  points: integer().notNull(),
  goals_for: integer().notNull(),
  goals_against: integer().notNull(),
  division: text(),
  division_place: integer(),
  playoffs: text().notNull(),
  playoff_series: text({ mode: 'json' }).$type<StoredSeries[]>().notNull(),
  coach: text().notNull(),
  coaches: text({ mode: 'json' }).$type<CoachTenure[]>().notNull(),
  source: text().notNull(),
});

export const persons = sqliteTable('persons', {
  /** The player's `nhl_id`, or an id assigned in `seed/history/identities.ts`. */
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  birth_date: text(),
});

/** Current and former slugs; former ones redirect. */
export const personSlugs = sqliteTable('person_slugs', {
  slug: text().primaryKey(),
  person_id: integer()
    .notNull()
    .references(() => persons.id),
});

/** JSON documents of the API that `seed/history/seed.ts` computes. */
export const historyDocuments = sqliteTable('history_documents', {
  /** Mostly the address in the API: 'teams/2011-12'. */
  key: text().primaryKey(),
  body: text().notNull(),
  /** Changes with the body: the response's ETag. */
  hash: text().notNull(),
});

export const games = sqliteTable(
  'games',
  {
    date: text().primaryKey(),
    season: text().notNull(),
    type: text({ enum: ['regular', 'playoffs'] }).notNull(),
    home: integer({ mode: 'boolean' }).notNull(),
    opponent: text().notNull(),
    /** The slug of a franchise that was renamed or moved is that of its latest name. */
    opponent_slug: text().notNull(),
    goals_for: integer().notNull(),
    goals_against: integer().notNull(),
    overtime: text({ enum: ['OT', '2OT', 'SO'] }),
    result: text({ enum: ['W', 'L', 'T', 'OTL'] }).notNull(),
    attendance: integer(),
    facts: text({ mode: 'json' }).$type<GameFacts>().notNull(),
    box_score: text({ mode: 'json' }).$type<BoxRows>(),
  },
  (table) => [index('games_opponent').on(table.opponent_slug, table.date)],
);

/** A player's season with the franchise, without games for other teams. */
export const players = sqliteTable(
  'players',
  {
    id: integer().primaryKey(),
    team_id: integer()
      .notNull()
      .references(() => teams.id),
    nhl_id: integer(),
    databank_id: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    number: integer(),
    position: text({ enum: ['C', 'R', 'L', 'D', 'G'] }).notNull(),
    birth_date: text(),
    age: integer(),
    gp: integer().notNull(),
    goals: integer(),
    assists: integer(),
    points: integer(),
    pims: integer().notNull(),
    plus_minus: integer(),
    gaa: real(),
    svp: real(),
    wins: integer(),
    losses: integer(),
    overtime_losses: integer(),
    shutouts: integer(),
    minutes: integer(),
    /** Time in goal where the box scores of all games of the season are known. */
    seconds: integer(),
    goals_against: integer(),
    shots_against: integer(),
    /** Null only until the seed is loaded. */
    person_id: integer().references(() => persons.id),
  },
  (table) => [
    index('players_team_id').on(table.team_id),
    index('players_person_id').on(table.person_id),
    check(
      'players_skater_scoring',
      sql`position = 'G' OR (goals IS NOT NULL AND assists IS NOT NULL AND points IS NOT NULL)`,
    ),
  ],
);
