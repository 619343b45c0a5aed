/** Before each test file: the database as a fresh installation has it, without the history. */

import { afterAll } from 'vitest';
import { allSettled } from './background.ts';
import { freshDatabase } from './fresh-database.ts';

await freshDatabase();

afterAll(allSettled);
