/** Gives each test file the database of a fresh installation, without the history. */

import { afterAll } from 'vitest';
import { allSettled } from './background.ts';
import { freshDatabase } from './fresh-database.ts';

await freshDatabase();

afterAll(allSettled);
