/** Before each test file: the database as a fresh installation has it. */

import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

await applyD1Migrations(env.DB, env.MIGRATIONS);
await env.DB.batch(env.SEED.map((sql) => env.DB.prepare(sql)));
