/** Updates `slugs.json` after persons were added or renamed: `npm run slugs -w @desert/drizzle` */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyPersons } from './identities.ts';
import { seasons } from './seasons.ts';
import { slugs, updateSlugs } from './slugs.ts';

const updated = Object.entries(updateSlugs(identifyPersons(seasons), slugs));
const lines = updated.map(
  ([id, ownSlugs]) => `  "${id}": [${ownSlugs.map((slug) => `"${slug}"`).join(', ')}]`,
);
writeFileSync(join(import.meta.dirname, 'slugs.json'), `{\n${lines.join(',\n')}\n}\n`);
