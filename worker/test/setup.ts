/** Before each test file: the database as a fresh installation has it. */

import { historySeed } from '@desert/drizzle/seed/history/seed';
import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

await applyD1Migrations(env.DB, env.MIGRATIONS);
await env.DB.batch(historySeed().statements.map((sql) => env.DB.prepare(sql)));
