/** `npm run passwords` writes the deny list of common passwords. Run it after an update of their package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE, mostUsedPasswords } from './passwords/most-used.ts';
import { root } from './site/root.ts';

writeFileSync(join(root, FILE), mostUsedPasswords());
