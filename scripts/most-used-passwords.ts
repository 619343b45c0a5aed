/** Writes the deny list of common passwords: `npm run passwords`, after an update of its package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE, mostUsedPasswords } from './passwords/most-used.ts';
import { root } from './site/root.ts';

writeFileSync(join(root, FILE), mostUsedPasswords());
