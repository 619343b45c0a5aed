/** Every table of the site, for drizzle-kit and for queries: one file a subject in `schema/`. */

export { attempts, sessions, users } from './schema/accounts.ts';
export { players, teams } from './schema/history.ts';
export { seeds } from './schema/seeds.ts';
