/** Every table of the site, for drizzle-kit and for queries: one file a subject in `schema/`. */

export { players, teams } from './schema/history.ts';
export { seeds } from './schema/seeds.ts';
