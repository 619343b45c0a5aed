/** Before each test file: the database as a fresh installation has it, whatever the file before left. */

import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
await env.DB.batch(env.SEED.map((sql) => env.DB.prepare(sql)));
