/** Updates `slugs.json` after persons were added or renamed: `npm run slugs -w @desert/drizzle` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { personsOf } from './identities.ts';
import { seasons } from './seasons.ts';
import { slugs, updatedSlugs } from './slugs.ts';

const updated = Object.entries(updatedSlugs(personsOf(seasons), slugs));
const lines = updated.map(
  ([id, own]) => `  "${id}": [${own.map((slug) => `"${slug}"`).join(', ')}]`,
);
writeFileSync(join(import.meta.dirname, 'slugs.json'), `{\n${lines.join(',\n')}\n}\n`);
